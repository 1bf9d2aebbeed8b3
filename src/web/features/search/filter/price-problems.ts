import { price } from "#domain/won/won-rules.ts";
import { isPriceTwisted, type SearchParams } from "../search-params.ts";

export type PriceRange = Pick<SearchParams, "min_price" | "max_price">;

const TWISTED_PRICE = "가장 낮은 금액이 가장 높은 금액보다 커요. 둘 중 하나를 수정해 주세요.";

/** What is wrong with the prices that somebody typed, by field; null when nothing is. */
export function priceProblems(range: PriceRange): Partial<Record<keyof PriceRange, string>> | null {
  const [least, most] = [problemOf(range.min_price), problemOf(range.max_price)];
  if (least !== null || most !== null) {
    return { ...(least ? { min_price: least } : {}), ...(most ? { max_price: most } : {}) };
  }
  return isPriceTwisted(range) ? { min_price: TWISTED_PRICE } : null;
}

function problemOf(text: string | undefined): string | null {
  return text === undefined ? null : price(Number(text));
}
