/** So much of a line on a phone that what was looked for still stands in it. */
const BEFORE = 12;

/** A long text from a word or two before those that were looked for, so that one line of it shows them. */
export function excerptAround(text: string, words: string): string {
  const at = text.toLowerCase().indexOf(words.toLowerCase());
  if (at <= BEFORE) return text;
  const word = text.indexOf(" ", at - BEFORE) + 1;
  return `…${text.slice(word > 0 && word < at ? word : at - BEFORE)}`;
}
