/** Bounds of a message; lengths are code points after trimming. */
export const MESSAGE_LIMITS = {
  textMax: 2_000,
  filesMax: 10,
  /** Messages that one person may send in a minute, in all conversations. */
  perMinute: 30,
  /** Times that a page may say in a minute that its person is typing. */
  typingPerMinute: 40,
} as const;
