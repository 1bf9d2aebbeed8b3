/** Bounds of what people write about one consultation, inclusive, in code points after trimming. */
export const CONSULTATION_LIMITS = {
  message: { min: 10, max: 500 },
  reasonMax: 300,
  /** Consultations that one customer may have asked one pro for, or agreed on, at a time. */
  openPerPro: 3,
} as const;

/** How many weeks of free slots are shown at a time. */
export const WEEKS_AT_ONCE = 2;
