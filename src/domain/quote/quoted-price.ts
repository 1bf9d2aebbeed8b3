import { formatWon } from "#domain/won/format-won.ts";
import { QUOTE_UNIT_LABELS, type QuoteUnit } from "./quote.ts";

/** A quote's sum in a sentence, with what it is for: "480,000원", "평당 12,000원". */
export function quotedPrice({ unit, total }: { unit: QuoteUnit; total: number }): string {
  const won = formatWon(total);
  if (unit === "job") return won;
  if (unit !== "negotiable") return `${QUOTE_UNIT_LABELS[unit]} ${won}`;
  return isPriceOpen({ unit, total }) ? "협의 금액" : `협의 금액 ${won}`;
}

/** A quote that names no sum: it is agreed on at the hire, and never the 0원 that it adds up to. */
export function isPriceOpen({ unit, total }: { unit: QuoteUnit; total: number }): boolean {
  return unit === "negotiable" && total === 0;
}

/**
 * Beside a sum that is agreed on at the hire, both in won: what is certain of it. It is never less than the quote's own, and
 * extras are bound as in any quote.
 */
export function toAgreeText({ total, most }: { total: number; most: number }): string {
  const sum = total > 0 ? "이 금액부터 고용할 때 정해요" : "고용할 때 정하는 금액이에요";
  return most > total ? `${sum}. 별도는 최대 ${formatWon(most - total)}까지예요` : sum;
}

/** What the most that a quote can come to is called: "최대", of sums for one 평, hour or visit "평당 최대". */
export function mostLabel(unit: QuoteUnit): string {
  return isPerUnit(unit) ? `${QUOTE_UNIT_LABELS[unit]} 최대` : "최대";
}

/** The units of which one may well be all: of the others people say how many of them the work takes. */
export function isWholeWork(unit: QuoteUnit): boolean {
  return unit === "job" || unit === "visit";
}

/** Every sum of such a quote is for one of its units, extras and their ceiling among them. */
export function isPerUnit(unit: QuoteUnit): boolean {
  return unit !== "job" && unit !== "negotiable";
}
