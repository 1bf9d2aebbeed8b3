import { contactFault } from "#domain/message/contact-fault.ts";
import { formatWon } from "#domain/won/format-won.ts";
import { includedTotal } from "./included-total.ts";
import type { QuoteDraft, QuoteItem } from "./quote.ts";
import { extraCeiling, itemAmount, itemName, quoteItems, quoteTotal } from "./quote-rules.ts";

/** What is wrong with one input, in Korean; null when nothing is. */
export type Fault = readonly [field: string, message: string | null];

/** What is wrong with the lines of a quote, an item at "items.0.name" and "items.0.amount". */
export function itemFaults(items: readonly QuoteItem[]): Fault[] {
  const countFault = quoteItems(items);
  if (countFault !== null) return [["items", countFault]];
  return items.flatMap((item, index): Fault[] => [
    [`items.${index}.name`, itemName(item.name) ?? contactFault(item.name)],
    [`items.${index}.amount`, itemAmount(item.amount)],
  ]);
}

/** What is wrong with the total and the ceiling beside those lines. */
export function moneyFaults({
  items,
  total,
  extra_ceiling,
}: Pick<QuoteDraft, "items" | "total" | "extra_ceiling">): Fault[] {
  return [
    ["total", quoteTotal(total) ?? sumFault(items, total)],
    ["extra_ceiling", ceilingFault(items, extra_ceiling)],
  ];
}

function sumFault(items: readonly QuoteItem[], total: number): string | null {
  // A sum of broken amounts says nothing; those have messages of their own.
  if (items.some(({ amount }) => itemAmount(amount) !== null)) return null;
  const sum = includedTotal(items);
  return sum === total ? null : `포함 항목을 더하면 ${formatWon(sum)}이에요. 합계를 맞춰 주세요.`;
}

/** The pro's own limit on extras covers at least each extra it stands beside, or it would promise too little. */
function ceilingFault(items: readonly QuoteItem[], ceiling: number | null): string | null {
  const extras = items.filter(({ inclusion }) => inclusion === "extra");
  if (ceiling === null) {
    return extras.length > 0 ? "별도 항목이 있으면 추가 금액 상한을 적어 주세요." : null;
  }
  // A broken amount has a message of its own.
  const amounts = extras.map(({ amount }) => amount).filter((one) => itemAmount(one) === null);
  const largest = Math.max(0, ...amounts);
  return (
    extraCeiling(ceiling) ??
    (ceiling < largest ? `추가 금액 상한을 ${formatWon(largest)} 이상으로 적어 주세요.` : null)
  );
}
