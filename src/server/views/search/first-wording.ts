import type { Vocabulary } from "#domain/search/vocabulary.ts";
import { wordingsOf, type Wording } from "#domain/search/wordings.ts";

/** Without words there is one wording: none. */
const NO_WORDS = { reading: null, instead: null, guessed: false, dropped: [] };
export type SomeWording = Wording | typeof NO_WORDS;

/** The ways in which the words of a search may be meant, the likeliest first. */
export function wordingsFor(q: string | undefined, vocabulary: Vocabulary): Iterable<SomeWording> {
  const words = q?.trim() ?? "";
  return words === "" ? [NO_WORDS] : wordingsOf(words, vocabulary);
}

/**
 * A further page stays with the wording that the first one settled on. Where nobody is found, what is said about the words
 * is said of the last one that names a service.
 */
export async function firstThatFinds<Row>(
  wordings: Iterable<SomeWording>,
  settled: number | null,
  find: (reading: SomeWording["reading"]) => Row[] | Promise<Row[]>,
): Promise<{ rows: Row[]; at: number; wording: SomeWording }> {
  let at = 0;
  let understood: SomeWording | null = null;
  for (const wording of wordings) {
    if (settled === null || at === settled) {
      const rows = await find(wording.reading);
      if (rows.length > 0 || settled !== null) return { rows, at, wording };
      if (!understood || (wording.reading?.services.length ?? 0) > 0) understood = wording;
    }
    at += 1;
  }
  return { rows: [], at: 0, wording: understood ?? NO_WORDS };
}
