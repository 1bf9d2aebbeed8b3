import { asText } from "../as-text.ts";
import { eachItem } from "../each-item.ts";

// These count as `.length` does, in UTF-16 code units: "👍" is two. Our own limits count code points, see #domain/text.

/** At least `least` characters. Undefined and null have none, not even of 0. */
export function min(value: unknown, least: number | string): boolean {
  return eachItem(
    value,
    (one) => one !== undefined && one !== null && asText(one).length >= Number(least),
  );
}

/** At most `most` characters. */
export function max(value: unknown, most: number | string): boolean {
  return eachItem(value, (one) => asText(one ?? "").length <= Number(most));
}

/**
 * Exactly `least` characters or items; with `most` between the two, both included. A number is counted by its
 * digits as written. Undefined and null have no length.
 */
export function length(value: unknown, least: number | string, most?: number | string): boolean {
  if (value === undefined || value === null) return false;
  const count = lengthOf(value);
  if (most === undefined) return count === Number(least);
  return count >= Number(least) && count <= Number(most);
}

function lengthOf(value: unknown): number {
  if (typeof value === "string") return value.length;
  if (typeof value !== "object" || value === null) return asText(value).length;
  if (value instanceof Set || value instanceof Map) return value.size;
  return "length" in value && typeof value.length === "number" ? value.length : 0;
}
