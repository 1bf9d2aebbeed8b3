const BREAKS = /[\s\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Of the signs that cannot be seen two stay: emoji and some scripts are put together with them. */
const UNSEEN = /(?![\u200c\u200d])\p{Cf}/gu;
const EMPTY_LINES = /\r?\n(?:[^\S\n]*\n){2,}/g;
const IGNORABLE = /[\s\u2800\p{Default_Ignorable_Code_Point}]/gu;

/**
 * A name or title as it stands beside others, in composed letters: line breaks and control signs become spaces, and
 * what would turn the direction of the text after it goes. Empty when nothing of it could be seen.
 */
export function oneLine(text: string): string {
  const line = text
    .normalize("NFC")
    .replaceAll(BREAKS, " ")
    .replaceAll(UNSEEN, "")
    .replaceAll(/ {2,}/g, " ")
    .trim();
  return isSeen(line) ? line : "";
}

/** Text of as many lines as were typed, as it is kept: letter by letter, and empty when nothing could be seen. */
export function rawLines(text: string): string {
  const lines = text.trim();
  return isSeen(lines) ? lines : "";
}

/** The same of a text that stands among those of others: of several empty lines one stays. */
export function shownLines(text: string): string {
  return rawLines(text).replaceAll(EMPTY_LINES, "\n\n");
}

function isSeen(text: string): boolean {
  return text.replaceAll(IGNORABLE, "") !== "";
}
