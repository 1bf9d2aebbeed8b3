import { hasLengthBetween } from "#domain/text/length.ts";
import { isWellFormedText } from "#domain/text/well-formed.ts";
import { formatWon } from "#domain/won/format-won.ts";
import { includedTotal } from "./included-total.ts";
import type { QuoteDraft, QuoteItem } from "./quote.ts";
import { QUOTE_LIMITS as LIMITS } from "./quote-limits.ts";

/** What is wrong with one input, in Korean; null when nothing is. */
export type Fault = readonly [field: string, message: string | null];

/** What is wrong with the lines of a quote, an item at "items.0.name" and "items.0.amount". */
export function itemFaults(items: readonly QuoteItem[]): Fault[] {
  if (items.length < LIMITS.itemsMin) return [["items", "항목을 하나 이상 적어 주세요."]];
  if (items.length > LIMITS.itemsMax) {
    return [["items", `항목은 ${LIMITS.itemsMax}개까지 적을 수 있어요.`]];
  }
  return items.flatMap((item, index): Fault[] => [
    [`items.${index}.name`, nameFault(item.name)],
    [`items.${index}.amount`, amountFault(item.amount)],
  ]);
}

function nameFault(name: string): string | null {
  if (!isWellFormedText(name)) return "쓸 수 없는 글자가 들어 있어요.";
  return hasLengthBetween(name.trim(), LIMITS.itemNameMin, LIMITS.itemNameMax)
    ? null
    : `항목 이름을 ${LIMITS.itemNameMin}~${LIMITS.itemNameMax}자로 적어 주세요.`;
}

function amountFault(amount: number): string | null {
  if (!Number.isInteger(amount)) return "금액을 원 단위 숫자로 적어 주세요.";
  if (amount < 0) return "금액은 0원 이상이어야 해요.";
  return amount > LIMITS.amountMax
    ? `금액은 ${formatWon(LIMITS.amountMax)}까지 적을 수 있어요.`
    : null;
}

/** What is wrong with the total and the ceiling beside those lines. */
export function moneyFaults({
  items,
  total,
  extra_ceiling,
}: Pick<QuoteDraft, "items" | "total" | "extra_ceiling">): Fault[] {
  return [
    ["total", amountFault(total) ?? sumFault(items, total)],
    ["extra_ceiling", ceilingFault(items, extra_ceiling)],
  ];
}

function sumFault(items: readonly QuoteItem[], total: number): string | null {
  // A sum of broken amounts says nothing; those have messages of their own.
  if (items.some(({ amount }) => amountFault(amount) !== null)) return null;
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
  const amounts = extras.map(({ amount }) => amount).filter((one) => amountFault(one) === null);
  const largest = Math.max(0, ...amounts);
  return (
    amountFault(ceiling) ??
    (ceiling < largest ? `추가 금액 상한을 ${formatWon(largest)} 이상으로 적어 주세요.` : null)
  );
}
