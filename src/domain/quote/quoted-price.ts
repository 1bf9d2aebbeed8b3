import { formatWon } from "#domain/won/format-won.ts";
import { QUOTE_UNIT_LABELS, type QuoteUnit } from "./quote.ts";

/** A quote's sum in a sentence, with what it is for: "480,000원", "평당 12,000원". */
export function quotedPrice({ unit, total }: { unit: QuoteUnit; total: number }): string {
  const won = formatWon(total);
  if (unit === "job") return won;
  return unit === "negotiable" ? `협의 금액 ${won}` : `${QUOTE_UNIT_LABELS[unit]} ${won}`;
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
