/** What of a part is not said aloud, but decides how it looks, what can be typed into it, and how it is loaded. */
export const MADE_OF: ReadonlySet<string> = new Set([
  "accept",
  "aria-atomic",
  "aria-hidden",
  "aria-live",
  "autocapitalize",
  "autocomplete",
  "class",
  "colspan",
  "decoding",
  "dir",
  "download",
  "enterkeyhint",
  "fetchpriority",
  "height",
  "inert",
  "inputmode",
  "lang",
  "loading",
  "max",
  "maxlength",
  "min",
  "minlength",
  "multiple",
  "novalidate",
  "open",
  "pattern",
  "readonly",
  "rel",
  "rows",
  "scope",
  "sizes",
  "spellcheck",
  "start",
  "step",
  "tabindex",
  "target",
  "viewBox",
  "width",
]);

/** A name of this length is one; what is longer is what somebody wrote. */
const LONGEST_NAME = 14;

/** Each kind of part that was there at some time, as an opening tag, by the nearest around it that has a look. */
const met = new Map<string, Set<string>>();
/**
 * How a part looked when it was met. Read again it is when that is otherwise: pages are looked at after every press. What
 * changes without its classes is not noticed.
 */
const known = new WeakMap<Element, string>();

/** Remembers what a part is made of, and what it stands in. */
export function meet(part: Element): void {
  const look = part.getAttribute("class") ?? "";
  if (known.get(part) === look) return;
  known.set(part, look);
  const made = madeOf(part);
  if (made === "") return;
  const around = tagOf(part.parentElement?.closest("[class]"));
  const inside = met.get(around) ?? new Set();
  met.set(around, inside.add(`<${part.localName}${made}>${nameOf(part)}`));
}

function madeOf(part: Element): string {
  return part
    .getAttributeNames()
    .filter((name) => MADE_OF.has(name))
    .toSorted()
    .map((name) =>
      isSizeOfPicture(part, name) ? ` ${name}` : ` ${name}="${part.getAttribute(name)}"`,
    )
    .join("");
}

/** Each picture has its own. */
const isSizeOfPicture = (part: Element, name: string) =>
  part.localName === "img" && /^(?:width|height)$/.test(name);

function tagOf(part: Element | null | undefined): string {
  return part ? `<${part.localName} class="${part.getAttribute("class")}">` : "<body>";
}

/** What is pressed is told by its name, but for one of a list: what looks as another did is another. */
function nameOf(part: Element): string {
  if (!/^(?:a|button)$/.test(part.localName) || part.closest("li, tr, [role=listbox]")) return "";
  const name = part.textContent.replaceAll(/\d+/g, "0").trim();
  return name.length > LONGEST_NAME ? "" : ` ${name}`;
}

/** All kinds of parts that were met under what they stood in, in the order of the alphabet. */
export function partsMet(): string {
  return [...met]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([around, inside]) => {
      const parts: string[] = [...inside];
      return [around, ...parts.toSorted()].join("\n  ");
    })
    .join("\n");
}
