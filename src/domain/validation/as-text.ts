/**
 * A value as it is written: null is "null", 12 is "12", [1, 2] is "1,2". Of an object only its kind is told,
 * "[object Object]": what came over the wire may not say by itself how it is written.
 */
export function asText(value: unknown): string {
  if (Array.isArray(value)) return value.map(asText).join(",");
  return typeof value === "object" && value !== null
    ? Object.prototype.toString.call(value)
    : String(value);
}
