/** How many quotes a request takes, as its customer chooses. */
export const QUOTE_LIMITS = [3, 5, 10] as const;
export type QuoteLimit = (typeof QUOTE_LIMITS)[number];

/** For whoever does not choose. */
export const DEFAULT_QUOTE_LIMIT: QuoteLimit = 5;

/** What the form's question about it offers; the form's data leaves these out. */
export const QUOTE_LIMIT_CHOICES = {
  help: "이만큼 받으면 더 오지 않아요.",
  options: QUOTE_LIMITS.map((limit) => ({ value: String(limit), label: `${limit}장` })),
};

/** The limit that an answer of the form says; the default for none and for one that is not offered. */
export function quoteLimitFrom(answer: unknown): QuoteLimit {
  return QUOTE_LIMITS.find((limit) => String(limit) === answer) ?? DEFAULT_QUOTE_LIMIT;
}
