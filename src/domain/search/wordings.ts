import { withoutBegunSyllable } from "#domain/hangul/jamo.ts";
import { fromEnglishKeyboard } from "#domain/hangul/keyboard.ts";
import { readWords, type Reading } from "./read-words.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** One way to understand what was typed. */
export type Wording = {
  reading: Reading;
  /** Other words than were typed; null when as typed. */
  instead: string | null;
};

/**
 * The ways to understand what was typed, likeliest first; the first one that finds somebody counts. A keyboard left in
 * English comes first only where it names a service or a region and what was typed does not.
 */
export function wordingsOf(words: string, vocabulary: Vocabulary): Wording[] {
  const raw = readWords(words, vocabulary);
  if (namesSomething(raw)) return [{ reading: raw, instead: null }];
  const asWritten = [raw, ...withoutBegunWords(raw)].map((reading) => ({
    reading,
    instead: null,
  }));
  const hangul = fromEnglishKeyboard(words);
  if (hangul === null) return asWritten;
  const other = { reading: readWords(hangul, vocabulary), instead: hangul };
  return namesSomething(other.reading) ? [other, ...asWritten] : [...asWritten, other];
}

export function namesSomething({ services, regions }: Reading): boolean {
  return services.length > 0 || regions.length > 0;
}

/** The last word without the keys of a syllable that was only begun. */
function withoutBegunWords(reading: Reading): Reading[] {
  const last = reading.rest.at(-1);
  if (last === undefined) return [];
  return withoutBegunSyllable(last).map((shorter) => ({
    ...reading,
    rest: [...reading.rest.slice(0, -1), shorter],
    whole: reading.whole.slice(0, reading.whole.length - last.length + shorter.length),
  }));
}
