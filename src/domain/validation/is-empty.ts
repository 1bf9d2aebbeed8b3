/** What counts as not filled in: undefined, null, "" and a list without items. Spaces are filled in. */
export function isEmpty(value: unknown): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === undefined || value === null || value === "";
}
