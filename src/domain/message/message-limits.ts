/** Bounds of a message; lengths are code points after trimming. */
export const MESSAGE_LIMITS = {
  textMax: 2_000,
  filesMax: 10,
  /** Messages that one person may send in a minute, in all conversations. */
  perMinute: 30,
} as const;
