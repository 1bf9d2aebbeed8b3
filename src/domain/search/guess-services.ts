import { toJamo } from "#domain/hangul/jamo.ts";
import { isOneEdit, isOneEditFromBeginning } from "#domain/hangul/one-edit.ts";
import { tellingWords } from "./filler-words.ts";
import { namedServices } from "./named-services.ts";
import { likeServices } from "./likeness.ts";
import type { Entry, NamedService, Vocabulary } from "./vocabulary.ts";

export type Guess = { service: NamedService; score: number };

/** With fewer keys one edit makes of nearly every word another. */
const LEAST_KEYS = 5;
/** Nearly everything is one edit from what something begins with. */
const LEAST_KEYS_OF_BEGINNING = 8;
/** A slip in a name says more than any likeness; what a part of the words names is as much as a half likeness. */
const POINTS = { oneEdit: 2, oneEditFromBeginning: 1, named: 0.5 };

/**
 * Services that words may mean which name none, or of which only a part names one: likeliest first. Those with a name one
 * edit away come before those whose everyday words are most alike. `named` are the slugs that a part of the words names.
 */
export function guessServices(
  words: readonly string[],
  vocabulary: Vocabulary,
  named: readonly string[] = [],
): readonly Guess[] {
  const { services, likeness } = vocabulary;
  const keys = toJamo(tellingWords(words).join(""));
  const isGuessed = keys.length >= LEAST_KEYS;
  const sharing = new Set(isGuessed ? sharingWordNear(keys, vocabulary) : []);
  // By a word that many share none of them is more alike than the others.
  const isAlikeTold = isGuessed && sharing.size === 0;
  const likely = isAlikeTold ? likeServices(words, likeness) : new Map<number, number>();
  const slip = (entry: Entry<NamedService>) =>
    sharing.has(entry.thing.slug) ? POINTS.oneEdit : slipPoints(entry, keys);
  return services
    .map((entry, place) => ({
      service: entry.thing,
      score:
        (likely.get(place) ?? 0) +
        (isGuessed ? slip(entry) : 0) +
        (named.includes(entry.thing.slug) ? POINTS.named : 0),
    }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score);
}

function slipPoints({ names, everyday }: Entry<NamedService>, keys: string): number {
  const isMet = (meets: (typed: string, name: string) => boolean) =>
    names.some((name) => meets(keys, name)) || everyday.some((name) => meets(keys, name));
  if (isMet(isOneEdit)) return POINTS.oneEdit;
  if (keys.length < LEAST_KEYS_OF_BEGINNING) return 0;
  return isMet(isOneEditFromBeginning) ? POINTS.oneEditFromBeginning : 0;
}

/** Slugs of all services that a word of a category's name means which is one edit away: 창소 is 청소. */
function sharingWordNear(keys: string, vocabulary: Vocabulary): readonly string[] {
  const near = vocabulary.categoryWords.filter((word) => isOneEdit(keys, word));
  return near.flatMap((word) => {
    const exact = namedServices(word, vocabulary, "exact");
    return exact.length > 0 ? exact : namedServices(word, vocabulary, "infix");
  });
}
