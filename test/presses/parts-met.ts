/** What of a part is not said, but decides how it looks, what can be typed into it, and how it is loaded. */
const MADE_OF = new Set([
  "accept",
  "aria-atomic",
  "aria-current",
  "aria-hidden",
  "aria-live",
  "autocapitalize",
  "autocomplete",
  "class",
  "colspan",
  "dir",
  "download",
  "enterkeyhint",
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
  "open",
  "pattern",
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

/** Each kind of part that was there at some time, as an opening tag. */
const met = new Set<string>();
/** A part that is as it was when it was met need not be read again: pages are looked at after every press. */
const known = new WeakMap<Element, string>();

/** Remembers what a part is made of. */
export function meet(part: Element): void {
  const look = part.getAttribute("class") ?? "";
  if (known.get(part) === look) return;
  known.set(part, look);
  const made = part
    .getAttributeNames()
    .filter((name) => MADE_OF.has(name))
    .toSorted()
    .map((name) => ` ${name}="${part.getAttribute(name)}"`);
  if (made.length > 0) met.add(`<${part.localName}${made.join("")}>`);
}

/** All kinds of parts that were met, in the order of the alphabet. */
export const partsMet = (): string[] => [...met].toSorted();
