import { MINUTE_MS } from "#domain/calendar/durations.ts";

/** How long a shown price stays fixed while the pro composes the quote. */
export const QUOTE_COST_FIXED_MS = 10 * MINUTE_MS;

/** No quote costs less; credits. */
export const QUOTE_COST_MIN = 1;
const MANY_COMPETING_QUOTES = 4;

export type QuoteCostFacts = {
  /** Credits of the service's tier, a whole number ≥ 1. */
  tierCredits: number;
  /** The customer asked this pro directly (지정 요청). */
  designated: boolean;
  /** Quotes that other pros have sent for the request so far. */
  competingQuotes: number;
  hasPhoto: boolean;
  /** The customer has not said when they will decide. */
  undecided: boolean;
};

/** What makes a quote cheaper, in percent of what it costs otherwise. */
export const COST_MODIFIERS = {
  designated: { label: "지정 요청", percent: 50 },
  competing: { label: `다른 견적 ${MANY_COMPETING_QUOTES}개 이상`, percent: 80 },
  vague: { label: "사진 없음 · 결정 시기 미정", percent: 80 },
};

/** First the tier's credits, then each modifier that applies, as a factor: 0.8 is −20 %. */
export type PriceFormula = { label: string; factor: number }[];

export type QuoteCost = { credits: number; formula: PriceFormula };

/**
 * What sending a quote costs in credits. The modifiers multiply; one rounding at the end, half up,
 * at least 1. Computed in whole percents, so 0.5 never becomes 0.4999….
 */
export function quoteCost(facts: QuoteCostFacts): QuoteCost {
  const { tierCredits } = facts;
  if (!Number.isSafeInteger(tierCredits) || tierCredits < 1 || tierCredits > 1_000_000) {
    throw new RangeError(`not the credits of a tier: ${tierCredits}`);
  }
  const modifiers = modifiersFor(facts);
  let numerator = tierCredits;
  let denominator = 1;
  for (const { percent } of modifiers) {
    numerator *= percent;
    denominator *= 100;
  }
  return {
    credits: Math.max(QUOTE_COST_MIN, roundHalfUp(numerator, denominator)),
    formula: [
      { label: "서비스 기본", factor: tierCredits },
      ...modifiers.map(({ label, percent }) => ({ label, factor: percent / 100 })),
    ],
  };
}

function modifiersFor(facts: QuoteCostFacts): { label: string; percent: number }[] {
  const modifiers = [];
  if (facts.designated) modifiers.push(COST_MODIFIERS.designated);
  if (facts.competingQuotes >= MANY_COMPETING_QUOTES) modifiers.push(COST_MODIFIERS.competing);
  if (!facts.hasPhoto && facts.undecided) modifiers.push(COST_MODIFIERS.vague);
  return modifiers;
}

// Both are positive whole numbers far below 2^53.
function roundHalfUp(numerator: number, denominator: number): number {
  const doubled = 2 * numerator + denominator;
  return (doubled - (doubled % (2 * denominator))) / (2 * denominator);
}
