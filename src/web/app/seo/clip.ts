/** About as much as a search engine shows of a description in Korean. */
export const LONGEST_DESCRIPTION = 80;

/**
 * A text on one line with at most `longest` characters; what is too long ends after a whole word with "…". A first
 * word that is too long by itself is cut.
 */
export function clip(text: string, longest = LONGEST_DESCRIPTION): string {
  const letters = [...text.replaceAll(/\s+/g, " ").trim()];
  if (letters.length <= longest) return letters.join("");
  const kept = letters.slice(0, longest - 1);
  const lastSpace = letters[longest - 1] === " " ? kept.length : kept.lastIndexOf(" ");
  const whole = lastSpace > 0 ? kept.slice(0, lastSpace) : kept;
  return `${whole.join("").replace(/(?<![\s,.·:])[\s,.·:]+$/, "")}…`;
}

/** The sentences that fit together, in their order; the first is clipped when it is too long by itself. */
export function sentences(...parts: (string | null)[]): string {
  const [first = "", ...others] = parts.filter((part) => part !== null && part !== "");
  let text = clip(first ?? "");
  for (const other of others) {
    const longer = `${text} ${other}`;
    if ([...longer].length <= LONGEST_DESCRIPTION) text = longer;
  }
  return text;
}
