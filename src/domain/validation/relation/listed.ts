import { asText } from "../as-text.ts";
import { eachItem } from "../each-item.ts";

/** One of the listed values; a list of values when each is. 1 and "1" are the same, and so are null and undefined. */
export function included(value: unknown, ...listed: unknown[]): boolean {
  const known = new Set(listed.filter(isWritten).map(asText));
  const others = new Set(listed.filter((one) => !isWritten(one)).map((one) => one ?? null));
  return eachItem(value, (one) =>
    isWritten(one) ? known.has(asText(one)) : others.has(one ?? null),
  );
}

/** Not one of the listed values; for a list: not all of its items are listed. */
export function excluded(value: unknown, ...listed: unknown[]): boolean {
  return !included(value, ...listed);
}

// What is nothing, or no single value, is listed only by itself, not by how it is written.
function isWritten(value: unknown): boolean {
  return value !== undefined && value !== null && typeof value !== "object";
}
