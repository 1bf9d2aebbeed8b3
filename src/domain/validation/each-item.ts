/**
 * A list holds when each of its items does, an empty one too; anything else is tested itself. An empty list within a
 * list is an item with nothing in it.
 */
export function eachItem(value: unknown, test: (item: unknown) => boolean): boolean {
  if (!Array.isArray(value)) return test(value);
  return value.every((item) =>
    Array.isArray(item) && item.length === 0 ? test("") : eachItem(item, test),
  );
}

/** The value as a list: its items, itself alone when it is none, or nothing for undefined and null. */
export function listOf(value: unknown): readonly unknown[] {
  return itemsOf(value) ?? (value === undefined || value === null ? [] : [value]);
}

/**
 * The items of a list, or null for what is none. A `FileList` is one: an object that counts its items and numbers
 * them from 0. What only says so, and has no such item, is not.
 */
export function itemsOf(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value;
  if (typeof value !== "object" || value === null || !("length" in value)) return null;
  const { length } = value;
  if (typeof length !== "number" || !Number.isInteger(length) || length < 0) return null;
  if (length === 0) return Symbol.iterator in value ? [] : null;
  const items: unknown[] = [];
  for (let at = 0; at < length; at += 1) {
    if (!(at in value)) return null;
    items.push((value as Record<number, unknown>)[at]);
  }
  return items;
}
