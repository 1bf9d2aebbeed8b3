import { allInTotal } from "./all-in-total.ts";
import type { QuoteItem, QuoteTerms } from "./quote.ts";

export const MAX_COMPARED = 5;

/** What a quote says of a line: null when it does not name it. */
export type ComparedCell = Pick<QuoteItem, "inclusion" | "amount"> | null;

/** One line of the comparison; `cells` are in the order of the quotes. */
export type ComparedLine = {
  name: string;
  cells: ComparedCell[];
  /** Not all of them include it, or leave it out, alike. */
  differs: boolean;
};

/**
 * Up to five quotes line by line: every item that any of them names, in the order of their appearance. Items are the
 * same when their names are, spaces and case aside.
 */
export function compareQuotes(quotes: readonly Pick<QuoteTerms, "items">[]): ComparedLine[] {
  if (quotes.length > MAX_COMPARED) {
    throw new RangeError(`at most ${MAX_COMPARED} quotes side by side`);
  }
  const keyed = quotes.map(keyedItems);
  const names = new Map<string, string>();
  for (const items of keyed) {
    for (const [key, item] of items) if (!names.has(key)) names.set(key, item.name.trim());
  }
  return [...names].map(([key, name]) => {
    const cells = keyed.map((items): ComparedCell => {
      const item = items.get(key);
      return item ? { inclusion: item.inclusion, amount: item.amount } : null;
    });
    return { name, cells, differs: new Set(cells.map((cell) => cell?.inclusion)).size > 1 };
  });
}

/** Two quotes in the order of what they can come to at most; of equal ones, the one sent first stays first. */
export function byMost(one: QuoteTerms, other: QuoteTerms): number {
  return allInTotal(one) - allInTotal(other);
}

/**
 * Which quotes stand out, as places in `quotes`: the lowest at most, and the one that includes the most lines. Null
 * where two share the place, or where their sums are for different things.
 */
export function standouts(quotes: readonly QuoteTerms[]): {
  cheapest: number | null;
  fullest: number | null;
} {
  const isOneUnit = new Set(quotes.map(({ unit }) => unit)).size === 1;
  return {
    cheapest: isOneUnit ? onlyLeast(quotes.map(allInTotal)) : null,
    fullest: onlyLeast(
      quotes.map(({ items }) => -items.filter(({ inclusion }) => inclusion === "included").length),
    ),
  };
}

/** The place of the least number; null for fewer than two, or when it is there twice. */
function onlyLeast(numbers: readonly number[]): number | null {
  if (numbers.length < 2) return null;
  const least = Math.min(...numbers);
  return numbers.filter((number) => number === least).length === 1 ? numbers.indexOf(least) : null;
}

/** A quote's items by comparable name; a name used twice gets lines of its own, first to first. */
function keyedItems({ items }: Pick<QuoteTerms, "items">): Map<string, QuoteItem> {
  const keyed = new Map<string, QuoteItem>();
  for (const item of items) {
    const name = item.name.normalize("NFC").replace(/\s/g, "").toLowerCase();
    let occurrence = 1;
    while (keyed.has(`${name}\n${occurrence}`)) occurrence += 1;
    keyed.set(`${name}\n${occurrence}`, item);
  }
  return keyed;
}
