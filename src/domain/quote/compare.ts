import { allInTotal } from "./all-in-total.ts";
import { QUOTE_UNITS, type QuoteItem, type QuoteTerms } from "./quote.ts";
import { lineKey, standardLineOf, type StandardLine } from "./standard-line.ts";

export const MAX_COMPARED = 5;

/** What a quote says of a line: null when it does not name it. */
export type ComparedCell =
  | (Pick<QuoteItem, "inclusion" | "amount"> & {
      /** How this quote words it; null where that is the line's own name. */
      wording: string | null;
    })
  | null;

/** One line of the comparison; `cells` are in the order of the quotes. */
export type ComparedLine = {
  name: string;
  cells: ComparedCell[];
  /** Not all of them include it, or leave it out, alike. */
  differs: boolean;
};

/**
 * Up to five quotes line by line: the service's standard lines that any of them names, in the service's order, then every
 * other item in the order of its appearance. Items are the same when they are the same standard line, or when their
 * names are the same, spaces and case aside.
 */
export function compareQuotes(
  quotes: readonly Pick<QuoteTerms, "items">[],
  standardLines: readonly StandardLine[] = [],
): ComparedLine[] {
  if (quotes.length > MAX_COMPARED) {
    throw new RangeError(`at most ${MAX_COMPARED} quotes side by side`);
  }
  const keyed = quotes.map((quote) => keyedItems(quote, standardLines));
  const names = new Map<string, string>();
  for (const items of keyed) {
    for (const [key, { item, line }] of items) {
      if (!names.has(key)) names.set(key, line?.name ?? item.name.trim());
    }
  }
  const places = new Map(standardLines.map(({ id }, place) => [id, place]));
  const placeOf = (key: string) =>
    keyed.reduce((least, items) => {
      const id = items.get(key)?.line?.id;
      return Math.min(least, id === undefined ? Infinity : (places.get(id) ?? Infinity));
    }, Infinity);
  return [...names]
    .map(([key, name]) => ({ key, name, place: placeOf(key) }))
    .toSorted((one, other) => (one.place === other.place ? 0 : one.place - other.place))
    .map(({ key, name }) => {
      const cells = keyed.map((items) => cellOf(items.get(key)?.item, name));
      return { name, cells, differs: new Set(cells.map((cell) => cell?.inclusion)).size > 1 };
    });
}

function cellOf(item: QuoteItem | undefined, name: string): ComparedCell {
  if (!item) return null;
  const { inclusion, amount } = item;
  const isOwn = lineKey(item.name) !== lineKey(name);
  return { inclusion, amount, wording: isOwn ? item.name.trim() : null };
}

/**
 * Two quotes in the order of what they can come to at most; of equal ones, the one sent first stays first. Sums for
 * different units are not compared: those for the whole work stand first, then each other unit by itself, last those
 * that are still to be agreed on.
 */
export function byMost(one: QuoteTerms, other: QuoteTerms): number {
  return placeOfUnit(one) - placeOfUnit(other) || sumOf(one) - sumOf(other);
}

function sumOf(quote: QuoteTerms): number {
  return comparedSum(quote, allInTotal(quote));
}

function placeOfUnit({ unit }: Pick<QuoteTerms, "unit">): number {
  return QUOTE_UNITS.indexOf(unit);
}

/** Won: what a quote is compared by. Of one that is agreed on at the hire nobody knows the most, only where it begins. */
export function comparedSum(
  { unit, total }: Pick<QuoteTerms, "unit" | "total">,
  most: number,
): number {
  return unit === "negotiable" ? total : most;
}

/** Whether their sums are for the same and hold, so that one of them is the lowest. */
export function areComparable(quotes: readonly Pick<QuoteTerms, "unit">[]): boolean {
  return new Set(quotes.map(placeOfUnit)).size === 1 && quotes[0]?.unit !== "negotiable";
}

/**
 * Which quotes stand out, as places in `quotes`: the lowest at most, and the one that includes the most lines. Null
 * where two share the place, or where their sums are for different things.
 */
export function standouts(quotes: readonly QuoteTerms[]): {
  cheapest: number | null;
  fullest: number | null;
} {
  return {
    cheapest: areComparable(quotes) ? onlyLeast(quotes.map(allInTotal)) : null,
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

type KeyedItem = { item: QuoteItem; line: StandardLine | null };

/** A quote's items by what they are; what is there twice gets lines of its own, first to first. */
function keyedItems(
  { items }: Pick<QuoteTerms, "items">,
  standardLines: readonly StandardLine[],
): Map<string, KeyedItem> {
  const keyed = new Map<string, KeyedItem>();
  for (const item of items) {
    const line = standardLineOf(item, standardLines);
    const name = line ? `standard:${line.id}` : `own:${lineKey(item.name)}`;
    let occurrence = 1;
    while (keyed.has(`${name}\n${occurrence}`)) occurrence += 1;
    keyed.set(`${name}\n${occurrence}`, { item, line });
  }
  return keyed;
}
