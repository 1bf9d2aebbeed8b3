/** Bounds of a report of a pro, inclusive; lengths are code points after trimming. */
export const ABUSE_REPORT_LIMITS = {
  detailMin: 20,
  detailMax: 1_000,
  photosMax: 5,
  /** Reports that one person may send in 24 hours, whomever they are about. */
  perDay: 5,
} as const;
