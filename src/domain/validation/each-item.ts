/** A list holds when each of its items does, an empty one too; anything else is tested itself. */
export function eachItem(value: unknown, test: (item: unknown) => boolean): boolean {
  return Array.isArray(value) ? value.every((item) => eachItem(item, test)) : test(value);
}

/** The value as a list: itself, one of one item, or none for undefined and null. */
export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  return value === undefined || value === null ? [] : [value];
}
