import { itemsOf } from "./each-item.ts";

/** What counts as not filled in: undefined, null, "" and a list without items. Spaces are filled in. */
export function isEmpty(value: unknown): boolean {
  const items = itemsOf(value);
  if (items !== null) return items.length === 0;
  return value === undefined || value === null || value === "";
}
