/** What counts as not filled in: undefined, null, "" and a list without items. Spaces are filled in. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === "" || isEmptyList(value);
}

export function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}
