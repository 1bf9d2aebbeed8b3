import { areBareInitials, initialsOf, toJamo } from "#domain/hangul/jamo.ts";

/** Half-open range of UTF-16 positions, as `slice` takes it. */
export type TextPart = readonly [start: number, end: number];

/**
 * Where in a name lies what somebody typed, or null when it is not in there. Spaces, separators and letter case don't
 * count. The last syllable may be half typed ("입주처", and "입줓" on the way there), and bare initials match ("ㅇㅈㅊㅅ").
 */
export function matchedPart(name: string, raw: string): TextPart | null {
  const wanted = toJamo(raw);
  if (wanted === "") return null;
  const readLetter = areBareInitials(raw) ? initialsOf : toJamo;
  const letters = Array.from(name.matchAll(/./gsu), (match) => ({
    start: match.index,
    end: match.index + match[0].length,
    keys: readLetter(match[0]),
  })).filter(({ keys }) => keys !== "");
  for (const [first, { start }] of letters.entries()) {
    let read = "";
    for (const { end, keys } of letters.slice(first)) {
      read += keys;
      if (read.startsWith(wanted)) return [start, end];
      if (!wanted.startsWith(read)) break;
    }
  }
  return null;
}
