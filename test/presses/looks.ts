import { createHash } from "node:crypto";
import { MADE_OF } from "./parts-met.ts";

/** What decides how a part of a page looks and is used; of drawings everything but names does. */
const LOOKS = new Set([...MADE_OF, "style", "hidden"]);
const NAMES = /^(?:id|aria-|data-)|:id$/;
/** What parts of a drawing call each other is numbered anew each time. */
const NUMBERED = /url\(#[^)]*\)/g;

/**
 * How the whole page looks and is used, as eight digits that another page does not have: which part has which classes,
 * drawings, keyboard and bounds. What parts there are in words is in `parts.txt`; this tells when two of them change places.
 */
export function looksOf(part: Element): string {
  return createHash("sha256").update(drawn(part, false)).digest("hex").slice(0, 8);
}

function drawn(part: Element, inDrawing: boolean): string {
  const isDrawing = inDrawing || part.localName === "svg";
  const attributes = part
    .getAttributeNames()
    .filter((name) => (isDrawing ? !NAMES.test(name) : LOOKS.has(name)))
    .map((name) => `${name}=${part.getAttribute(name)?.replaceAll(NUMBERED, "url")}`);
  const inside = [...part.children].map((child) => drawn(child, isDrawing));
  return `<${[part.localName, ...attributes].join(" ")}>${inside.join("")}</>`;
}
