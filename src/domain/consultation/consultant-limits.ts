/** Bounds of a consultant profile, inclusive; lengths count code points after trimming. */
export const CONSULTANT_LIMITS = {
  headline: { min: 5, max: 40 },
  fields: { min: 1, max: 8 },
  field: { min: 2, max: 20 },
  careerMax: 20,
  careerText: { min: 2, max: 60 },
  careerYear: { min: 1950 },
  /** Won; 0 is free of charge. */
  feeMax: 1_000_000,
  minutes: { min: 10, max: 180, step: 10 },
  holidaysMax: 60,
  /** Holidays lie at most this far ahead, in years of 365 days. */
  holidaysWithinYears: 1,
} as const;

/** How soon a pro promises to answer. */
export const RESPONSE_PROMISES = ["1h", "3h", "24h", "48h"] as const;

export type ResponsePromise = (typeof RESPONSE_PROMISES)[number];
