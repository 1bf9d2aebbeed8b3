import { toJamo } from "#domain/hangul/jamo.ts";
import { tellingWords } from "./filler-words.ts";

/** What people say for services, by the runs of keys in it, so that what is said otherwise is still met. */
export type Likeness = {
  /** Phrases that a run stands in. */
  phrasesWith: ReadonlyMap<string, readonly number[]>;
  /** How telling a run is: those of few services weigh most. */
  weights: ReadonlyMap<string, number>;
  /** Whose each phrase is: the place in the list of services. */
  owners: readonly number[];
  /** The weights of all runs of each phrase together. */
  totals: readonly number[];
  /** What a run weighs that no service has. */
  unknown: number;
  /** The words that count. */
  telling: Telling;
};

type Telling = (words: readonly string[]) => readonly string[];

/** Keys of a run. Three are hardly more than a syllable, five the better part of a word of two. */
const RUN = { least: 3, most: 5 };
/** So that a word's beginning counts as a run of its own: endings change, beginnings stay. */
const WORD_START = "^";
/** A run that all services share still tells a little. */
const LEAST_WEIGHT = 0.05;
/** How alike a service has to be to be named; what people are called stays below. */
const LEAST_SCORE = 0.6;

/** Likeness over what each service, or whatever else it is, of a list goes by. Words that `telling` leaves out do not count. */
export function buildLikeness(
  list: readonly (readonly string[])[],
  telling: Telling = tellingWords,
): Likeness {
  const phrasesWith = new Map<string, number[]>();
  const owners: number[] = [];
  const runsOfPhrases: ReadonlySet<string>[] = [];
  for (const [owner, phrases] of list.entries()) {
    for (const phrase of phrases) {
      const runs = runsOf(phrase.split(" "), telling);
      for (const run of runs) {
        const known = phrasesWith.get(run);
        if (known) known.push(owners.length);
        else phrasesWith.set(run, [owners.length]);
      }
      owners.push(owner);
      runsOfPhrases.push(runs);
    }
  }
  const weights = new Map<string, number>();
  for (const [run, phrases] of phrasesWith) {
    const services = new Set(phrases.map((phrase) => owners[phrase])).size;
    weights.set(run, Math.log(list.length / services) + LEAST_WEIGHT);
  }
  const totals = runsOfPhrases.map((runs) => totalOf(runs, weights, 0));
  return { phrasesWith, weights, owners, totals, unknown: Math.log(list.length), telling };
}

/**
 * How alike words are to what people say for each service, by the service's place in the list; only those alike enough.
 * Counted are the share of the words that the service has anywhere, up to 1, and how alike its closest phrase is, up to 1.
 */
export function likeServices(words: readonly string[], likeness: Likeness): Map<number, number> {
  const { phrasesWith, weights, owners, totals, unknown, telling: tellingOf } = likeness;
  const runs = runsOf(words, tellingOf);
  const total = totalOf(runs, weights, unknown);
  const ofPhrase = new Map<number, number>();
  const ofService = new Map<number, number>();
  for (const run of runs) {
    const weight = weights.get(run) ?? 0;
    let last = -1;
    for (const phrase of phrasesWith.get(run) ?? []) {
      ofPhrase.set(phrase, (ofPhrase.get(phrase) ?? 0) + weight);
      const owner = owners[phrase] ?? 0;
      // Phrases stand by service: each service has a run once.
      if (owner !== last) ofService.set(owner, (ofService.get(owner) ?? 0) + weight);
      last = owner;
    }
  }
  const closest = new Map<number, number>();
  for (const [phrase, shared] of ofPhrase) {
    const owner = owners[phrase] ?? 0;
    const alike = shared / Math.sqrt(total * (totals[phrase] ?? 1));
    if (alike > (closest.get(owner) ?? 0)) closest.set(owner, alike);
  }
  const scores = new Map<number, number>();
  for (const [owner, shared] of ofService) {
    const score = shared / total + (closest.get(owner) ?? 0);
    if (score >= LEAST_SCORE) scores.set(owner, score);
  }
  return scores;
}

function runsOf(words: readonly string[], tellingOf: Telling): Set<string> {
  const runs = new Set<string>();
  const telling = tellingOf(words);
  // Of 상담 and 출장 alone nothing would stay.
  for (const word of telling.length > 0 ? telling : words) {
    const keys = WORD_START + toJamo(word);
    for (let length = RUN.least; length <= RUN.most; length += 1) {
      for (let at = 0; at + length <= keys.length; at += 1) runs.add(keys.slice(at, at + length));
    }
  }
  return runs;
}

function totalOf(
  runs: ReadonlySet<string>,
  weights: ReadonlyMap<string, number>,
  unknown: number,
): number {
  let total = 0;
  for (const run of runs) total += weights.get(run) ?? unknown;
  return total;
}
