import { formatWon } from "#domain/won/format-won.ts";
import { fieldRule } from "#domain/validation/field-rule.ts";
import { HIGHEST_PRICE } from "#domain/won/highest-price.ts";
import { wonUpTo } from "#domain/won/won-rules.ts";
import type { QuoteUnit } from "./quote.ts";

export const agreedPriceRule = fieldRule("확정 금액", ...wonUpTo(HIGHEST_PRICE));

/**
 * Why a hire cannot be agreed at this price (won), in Korean, or null. A quote binds the pro, who is not asked
 * again at hiring: a quote for the whole job is hired at exactly its total, one by the hour, visit, pyeong or
 * by talk at its total or more, because the work may take several of them. Any other price is a change order.
 */
export function agreedPriceProblem(
  quote: { unit: QuoteUnit; total: number },
  agreedPrice: number | null,
): string | null {
  const problem = agreedPriceRule(agreedPrice);
  if (problem !== null) return problem;
  if (quote.unit === "job") {
    return agreedPrice === quote.total
      ? null
      : `견적 금액 ${formatWon(quote.total)}으로 고용할 수 있어요. 다른 금액은 고용한 뒤 변경 제안으로 정해 주세요.`;
  }
  return Number(agreedPrice) >= quote.total
    ? null
    : `견적 금액 ${formatWon(quote.total)} 이상으로 적어 주세요. 더 낮은 금액은 고용한 뒤 변경 제안으로 정해 주세요.`;
}
