import { asText } from "../as-text.ts";
import { eachItem } from "../each-item.ts";

const WHOLE = /^-?[0-9]+$/;
const META = /[\\^$.*+?()[\]{}|/-]/g;

/**
 * A number that may have a fraction of up to `places` digits ("*": any number of them) behind `separator`, a sign,
 * and an exponent. With no places it is a whole one; what is no number of places allows none. Empty is no number.
 */
export function decimal(
  value: unknown,
  places: number | string = "*",
  separator: string = ".",
): boolean {
  const shape = Number(places) === 0 ? WHOLE : shapeOf(places, separator);
  return eachItem(value, (one) => {
    const text = asText(one ?? "");
    return shape.test(text) && !Number.isNaN(Number.parseFloat(text.replace(separator, ".")));
  });
}

function shapeOf(places: number | string, separator: string): RegExp {
  const point = separator.replaceAll(META, String.raw`\$&`);
  const digits = digitsOf(places);
  const fraction = digits === null ? "" : `(?:${point}[0-9]${digits})?`;
  return new RegExp(`^[-+]?[0-9]*${fraction}(?:[eE]-?[0-9]+)?$`);
}

/** How many digits a fraction may have, as a pattern says it, or null for none at all. */
function digitsOf(places: number | string): string | null {
  if (places === "*") return "+";
  const count = Number(places);
  return Number.isInteger(count) && count > 0 ? `{1,${count}}` : null;
}
