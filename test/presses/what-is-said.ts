import { pageText } from "../page-texts/page-text.ts";

/** What stands around every page. */
const FRAME = "header, footer, [data-bottom-tabs], script, style";
/** Parts of tables and layers say nothing by themselves. */
const FRAMING = /^\[\w+ role=(?:cell|gridcell|group|presentation|row|rowgroup|status)[^\]]*\]$/;
const MOST_GONE = 4;
const MOST_NEW = 60;

/** What the page says now, with what is typed into its fields, line by line; the frame around it left out. */
export function whatIsSaid(): string[] {
  const body = document.body.cloneNode(true) as HTMLElement;
  const [typed, copied] = [document.body, body].map((one) => [
    ...one.querySelectorAll<HTMLInputElement>("input, textarea, select"),
  ]);
  typed?.forEach((field, at) => {
    const copy = copied?.[at];
    if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
      copy?.toggleAttribute("checked", field.checked);
    } else if (field.value !== "") copy?.setAttribute("value", field.value);
  });
  for (const part of body.querySelectorAll(FRAME)) {
    if (part.closest("main") === null) part.remove();
  }
  return pageText(body.innerHTML.replaceAll(/<\/?main\b/g, (tag) => tag.replace("main", "div")))
    .split("\n")
    .filter((line) => !FRAMING.test(line));
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
