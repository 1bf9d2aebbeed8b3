import { MINUTE_MS, SECOND_MS } from "#domain/calendar/durations.ts";
import { pageText, READ } from "../page-texts/page-text.ts";
import { pageIntervals } from "./dom.ts";
import { meet } from "./parts-met.ts";

/** Parts of tables and layers say nothing by themselves. */
const FRAMING = /^\[\w+ role=(?:cell|gridcell|group|presentation|row|rowgroup|status)[^\]]*\]$/;
const MOST_GONE = 4;
const MOST_NEW = 60;

/**
 * What the page says now, with what is typed into its fields, line by line; the frame around it left out. What it is made
 * of is remembered on the way (`parts-met`): it is walked through once. What the page does over and over stands at the
 * end, but for its clock, which moves on each minute, and for movements.
 */
export function whatIsSaid(): string[] {
  const said = pageText(saidBy(document.body, false))
    .split("\n")
    .filter((line) => !FRAMING.test(line));
  const polls = pageIntervals().filter((ms) => ms >= SECOND_MS && ms !== MINUTE_MS);
  return [...said, ...polls.map((ms) => `(again every ${ms} ms)`)];
}

const UNSEEN = new Set(["script", "style", "template", "svg", "title"]);
/** What has no end; of those that say something. */
const VOID = new Set(["br", "hr", "img", "input", "source", "wbr"]);

/** Its markup as far as somebody meets it. By hand: a copy of the page and its whole markup took three times as long. */
function saidBy(part: Node, inMain: boolean): string {
  if (part instanceof Text) return escaped(part.data);
  if (!(part instanceof Element)) return "";
  meet(part);
  const tag = part.localName;
  if (UNSEEN.has(tag)) return "";
  if (!inMain && isFrame(part)) {
    meetWithin(part);
    return "";
  }
  const isMain = tag === "main";
  let said = `<${isMain ? "div" : tag}${attributesOf(part)}>`;
  for (let child = part.firstChild; child !== null; child = child.nextSibling) {
    said += saidBy(child, inMain || isMain);
  }
  return VOID.has(tag) ? said : `${said}</${isMain ? "div" : tag}>`;
}

/** Drawings aside: what is in them is drawn, not made of parts. */
function meetWithin(part: Element): void {
  for (const inside of part.children) {
    meet(inside);
    if (inside.localName !== "svg") meetWithin(inside);
  }
}

/** What stands around every page. */
function isFrame(part: Element): boolean {
  return /^(?:header|footer)$/.test(part.localName) || part.hasAttribute("data-bottom-tabs");
}

function attributesOf(part: Element): string {
  const said = new Map(
    part
      .getAttributeNames()
      .filter((name) => READ.has(name))
      .map((name) => [name, part.getAttribute(name) ?? ""]),
  );
  if (part instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(part.type)) {
    if (part.indeterminate) said.set("checked", "in part");
    else if (!part.checked) said.delete("checked");
    else if (!said.has("checked")) said.set("checked", "");
  } else if (isField(part) && part.value !== "") said.set("value", part.value);
  return [...said]
    .map(([name, value]) => ` ${name}="${escaped(value).replaceAll('"', "&quot;")}"`)
    .join("");
}

const isField = (part: Element): part is HTMLInputElement =>
  /^(?:input|textarea|select)$/.test(part.localName);

function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("\u00a0", "&nbsp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}

/** What was not said before, and what is said no more; of much that goes the beginning will do. */
export function difference(before: string[], after: string[]): string[] {
  return [
    ...shortened(without(before, after), MOST_GONE).map((line) => `- ${line}`),
    ...shortened(without(after, before), MOST_NEW).map((line) => `+ ${line}`),
  ];
}

function shortened(lines: string[], most: number): string[] {
  if (lines.length <= most) return lines;
  return [...lines.slice(0, most), `… ${lines.length - most} more`];
}

function without(lines: string[], others: string[]): string[] {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0;
  });
}
