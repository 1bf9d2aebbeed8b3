/**
 * A value as it is written: null is "null", 12 is "12", [1, 2] is "1,2", what is nothing in a list is "". Of an
 * object only its kind is shown, "[object Object]": what came over the wire may not say by itself how it is written.
 * A date cannot come that way.
 */
export function asText(value: unknown): string {
  if (Array.isArray(value))
    return value.map((item) => (isNothing(item) ? "" : asText(item))).join(",");
  if (value instanceof Date) return String(value);
  return typeof value === "object" && value !== null
    ? Object.prototype.toString.call(value)
    : String(value);
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null;
}
