import { formatKoreanDate } from "#domain/calendar/korean-date.ts";
import { formatWon } from "#domain/won/format-won.ts";
import { allInTotal } from "./all-in-total.ts";
import { INCLUSION_LABELS, QUOTE_UNIT_LABELS } from "./quote.ts";
import type { QuoteItem, QuoteTerms } from "./quote.ts";

export const MAX_COMPARED = 5;

/** One line of the comparison; `cells` are in the order of the quotes. */
export type CompareRow = { label: string; cells: string[]; differs: boolean };

const NOT_MENTIONED = "언급 없음";

/**
 * Up to five quotes side by side: money and terms first, then every item that any of them names, in
 * the order of their appearance. Items are the same when their names are, spaces and case aside.
 */
export function compareQuotes(quotes: readonly QuoteTerms[]): CompareRow[] {
  if (quotes.length > MAX_COMPARED) {
    throw new RangeError(`at most ${MAX_COMPARED} quotes side by side`);
  }
  const row = (label: string, cellOf: (quote: QuoteTerms) => string): CompareRow => {
    const cells = quotes.map(cellOf);
    return { label, cells, differs: new Set(cells).size > 1 };
  };
  return [
    row("견적 금액", ({ total }) => formatWon(total)),
    row("추가 금액 상한", ({ extra_ceiling }) => formatWon(extra_ceiling)),
    row("최대 합계", (quote) => formatWon(allInTotal(quote))),
    row("단위", ({ unit }) => QUOTE_UNIT_LABELS[unit]),
    row("유효 기간", ({ valid_until }) => `${formatKoreanDate(valid_until)}까지`),
    ...itemLines(quotes).map(({ label, key }) =>
      row(label, (quote) => {
        const item = keyedItems(quote).get(key);
        return item ? itemText(item) : NOT_MENTIONED;
      }),
    ),
  ];
}

function itemLines(quotes: readonly QuoteTerms[]): { key: string; label: string }[] {
  const labelByKey = new Map<string, string>();
  for (const quote of quotes) {
    for (const [key, item] of keyedItems(quote)) {
      if (!labelByKey.has(key)) labelByKey.set(key, item.name.trim());
    }
  }
  return [...labelByKey].map(([key, label]) => ({ key, label }));
}

/** A quote's items by comparable name; a name used twice gets lines of its own, first to first. */
function keyedItems(quote: QuoteTerms): Map<string, QuoteItem> {
  const items = new Map<string, QuoteItem>();
  for (const item of quote.items) {
    const name = item.name.normalize("NFC").replace(/\s/g, "").toLowerCase();
    let occurrence = 1;
    while (items.has(`${name}\n${occurrence}`)) occurrence += 1;
    items.set(`${name}\n${occurrence}`, item);
  }
  return items;
}

function itemText({ inclusion, amount }: QuoteItem): string {
  const label = INCLUSION_LABELS[inclusion];
  return amount === 0 ? label : `${label} · ${formatWon(amount)}`;
}
