import { asText } from "../as-text.ts";
import { eachItem } from "../each-item.ts";

/** Text in which the pattern is found. How long a pattern may take is the matter of who writes it. */
export function regex(value: unknown, pattern: RegExp | string, flags = ""): boolean {
  const { source, flags: own } = pattern instanceof RegExp ? pattern : { source: pattern, flags };
  // Global and sticky patterns remember where they stopped.
  const shape = new RegExp(source, own.replaceAll(/[gy]/g, ""));
  return eachItem(value, (one) => shape.test(asText(one)));
}
