import type { QuoteItem } from "./quote.ts";

/** A line that most quotes for a service have: `id` holds while its words change, `name` is what it begins with. */
export type StandardLine = { id: string; name: string };

export const STANDARD_LINES_LEAST = 4;

/**
 * Which standard line of its service an item is: the one it was chosen from, however it was worded since, or the one
 * whose name it has. Null for a line of the pro's own.
 */
export function standardLineOf(
  item: Pick<QuoteItem, "name" | "standard">,
  lines: readonly StandardLine[],
): StandardLine | null {
  const key = lineKey(item.name);
  return (
    lines.find(({ id }) => id === item.standard) ??
    lines.find(({ name }) => lineKey(name) === key) ??
    null
  );
}

/** Items as they are kept: with what they are of their service's standard lines, and of no other's. */
export function withStandardLines(
  items: readonly QuoteItem[],
  lines: readonly StandardLine[],
): QuoteItem[] {
  return items.map(({ name, inclusion, amount, ...rest }) => {
    const line = standardLineOf({ ...rest, name }, lines);
    return { name, inclusion, amount, ...(line && { standard: line.id }) };
  });
}

/** What makes two names of a line the same: spaces and case aside. */
export function lineKey(name: string): string {
  return name.normalize("NFC").replace(/\s/g, "").toLowerCase();
}
