import { toJamo, withoutBegunSyllable } from "#domain/hangul/jamo.ts";
import { fromEnglishKeyboard } from "#domain/hangul/keyboard.ts";
import { tellingWords } from "./filler-words.ts";
import { guessServices } from "./guess-services.ts";
import { namesWith, type NameText } from "./name-text.ts";
import { namesSomething, readWords, type Reading } from "./read-words.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** One way to understand what was typed. */
export type Wording = {
  reading: Reading;
  /** Other words than were typed; null when as typed. */
  instead: string | null;
  /** Nothing has this name: the services are those that come closest. */
  guessed: boolean;
  /** Words as typed that are looked for no more and were no part of any guess: nobody knows them. */
  dropped: readonly string[];
};

/**
 * The ways to understand what was typed, likeliest first; the first one that finds somebody counts. A keyboard left in
 * English comes first only where it names a service or a region and what was typed does not. What is only alike comes
 * last, and is worked out only when it is come to.
 */
export function* wordingsOf(words: string, vocabulary: Vocabulary): Generator<Wording> {
  const raw = readWords(words, vocabulary);
  const hangul = namesSomething(raw) ? null : fromEnglishKeyboard(words);
  const other = hangul === null ? null : readWords(hangul, vocabulary);
  const isOtherNamed = other !== null && namesSomething(other);
  if (isOtherNamed) yield asNamed(other, hangul);
  yield asNamed(raw);
  if (!namesSomething(raw)) {
    for (const reading of withoutBegunWords(raw)) yield asNamed(reading);
  }
  if (other !== null && !isOtherNamed) yield asNamed(other, hangul);
  if (isOtherNamed) return;
  yield* withoutRest(raw, vocabulary);
}

const asNamed = (reading: Reading, instead: string | null = null): Wording => ({
  reading,
  instead,
  guessed: false,
  dropped: [],
});

/** So many of the services that words mean are named to who searches; a guess looks for no others than it says. */
export const MOST_TOLD = 6;
/** A guess that comes this close to the best is looked for as well. */
const CLOSE_GUESS = 0.8;

/**
 * Where nobody says the rest in their own words: the same without words beside the thing (잘하는 곳), then the services
 * that all of the words are most alike to.
 */
function* withoutRest(reading: Reading, vocabulary: Vocabulary): Generator<Wording> {
  const { rest, services, besidesRegions } = reading;
  const telling = tellingWords(rest);
  if (namesSomething(reading) && telling.length < rest.length) {
    yield asNamed({ ...reading, rest: telling });
  }
  if (telling.length === 0) return;
  const guesses = guessServices(besidesRegions, vocabulary, services);
  const best = guesses[0]?.score ?? 0;
  const close = guesses.filter(({ score }) => score >= CLOSE_GUESS * best);
  if (close.length === 0) return;
  const alike = close.map(({ service }) => service.slug);
  const guessed = !alike.slice(0, 1).every((closest) => services.includes(closest));
  const dropped = guessed ? [] : reading.restWords.filter((word) => isStrange(word, vocabulary));
  const found = guessed ? alike.slice(0, MOST_TOLD) : alike;
  yield { reading: { ...reading, rest: [], services: found }, instead: null, guessed, dropped };
}

/** How words end that say more about the thing: 달아주세요, 오래된. Names that end so (을지로) are left out in silence. */
const BESIDE_THE_THING = /\d|(?:요|고|면|기|는|은|을|를|에|에서|으로|실|된|한|서|로|데)$/u;

/** A word that stands in nothing that any service goes by, and so may well be a name: 홍대, but not 교체. */
function isStrange(word: string, { texts: { services } }: Vocabulary): boolean {
  if (word.length < 2 || BESIDE_THE_THING.test(word)) return false;
  if (tellingWords([word]).length === 0) return false;
  const keys = toJamo(word);
  const isKnown = (text: NameText) => !namesWith(text, keys, "anywhere").next().done;
  return !isKnown(services.names) && !isKnown(services.everyday);
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
