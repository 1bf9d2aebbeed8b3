import { isWellFormedText } from "#domain/text/well-formed.ts";

/** Characters of what is typed to find something, at most. */
export const SEARCH_WORDS_MAX = 60;

/** The words of an address as they are looked for, cut to that many; nothing where there are none to look for. */
export function usableWords(text: string): string | undefined {
  // A letter of two units that the cut went through is left out.
  const words = text
    .trim()
    .slice(0, SEARCH_WORDS_MAX)
    .replace(/[\uD800-\uDBFF]$/, "");
  return words !== "" && isWellFormedText(words) ? words : undefined;
}
