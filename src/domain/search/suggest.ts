import { areBareInitials, toJamo, withoutBegunSyllable } from "#domain/hangul/jamo.ts";
import { readWords } from "./read-words.ts";
import type { Entry, NamedCategory, NamedRegion, NamedService, Vocabulary } from "./vocabulary.ts";

/** What of the catalogue and the map somebody may be about to type, best first. */
export type NamedSuggestions = {
  services: readonly NamedService[];
  categories: readonly NamedCategory[];
  regions: readonly NamedRegion[];
};

const MOST = { services: 4, categories: 1, regions: 2 };
/** Fewer keys stand in the middle of nearly everything. */
const LEAST_INSIDE = 3;

/**
 * Things with a name that is, begins with or contains what was typed so far, in this order. Words that name several
 * things at once (강남 청소) are read one by one.
 */
export function suggestNamed(words: string, vocabulary: Vocabulary): NamedSuggestions {
  const typed = toJamo(words);
  const which = areBareInitials(words) ? "initials" : "names";
  for (const keys of [typed, ...withoutBegunSyllable(typed)]) {
    const found = {
      services: closest(vocabulary.services, which, keys).slice(0, MOST.services),
      categories: closest(vocabulary.categories, which, keys).slice(0, MOST.categories),
      regions: closest(vocabulary.regions, which, keys).slice(0, MOST.regions),
    };
    if (isAny(found)) return found;
  }
  const { services, regions } = readWords(words, vocabulary);
  return {
    services: services
      .slice(0, MOST.services)
      .flatMap((slug) => vocabulary.serviceBySlug.get(slug) ?? []),
    categories: [],
    regions: regions.slice(0, MOST.regions),
  };
}

export function isAny({ services, categories, regions }: NamedSuggestions): boolean {
  return services.length + categories.length + regions.length > 0;
}

type Ranked<Thing> = { thing: Thing; distance: number };

/** Within one distance the order of the vocabulary stays: best known first. */
function closest<Thing>(
  entries: readonly Entry<Thing>[],
  which: "names" | "initials",
  typed: string,
): Thing[] {
  if (typed === "") return [];
  return entries
    .map((entry): Ranked<Thing> => ({
      thing: entry.thing,
      distance: Math.min(...entry[which].map((name) => distanceOf(name, typed))),
    }))
    .filter(({ distance }) => distance < Infinity)
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ thing }) => thing);
}

function distanceOf(name: string, typed: string): number {
  if (!name.includes(typed)) return Infinity;
  if (name === typed) return 0;
  if (name.startsWith(typed)) return 1;
  return typed.length >= LEAST_INSIDE ? 2 : Infinity;
}
