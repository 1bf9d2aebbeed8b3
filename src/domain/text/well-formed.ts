/** False for text that cannot be stored or sent: one with NUL (U+0000) or a lone surrogate. */
export function isWellFormedText(text: string): boolean {
  return !text.includes("\u0000") && text.isWellFormed();
}
