import type { Output } from "#contract/registry.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { areBareInitials, toJamo } from "#domain/hangul/jamo.ts";
import { fromEnglishKeyboard } from "#domain/hangul/keyboard.ts";
import {
  guessNamed,
  isAny,
  suggestNamed,
  suggestRegions,
  type NamedSuggestions,
} from "#domain/search/suggest.ts";
import type { Vocabulary } from "#domain/search/vocabulary.ts";
import type { Db, Sql } from "../../platform/database/sql.ts";
import { presentProCard } from "../../features/pros/present.ts";
import { findProCards, type ProCardRow } from "../../features/pros/queries.ts";
import { searching } from "./find-pros.ts";
import { loadVocabulary } from "./load-vocabulary.ts";
import { findNamed, findPrefixed, LONGEST_PREFIX } from "./named-pros.ts";

const MOST_PROS = 3;

type Suggestion = Output<"search.suggest">["items"][number];

/** What somebody may be about to type: services, categories, regions, then pros. */
export async function suggest(
  sql: Sql,
  words: string,
  now: Date,
): Promise<Output<"search.suggest">> {
  const vocabulary = await loadVocabulary(sql, seoulDay(now.getTime()));
  const raw = words.trim();
  if (toJamo(raw) === "") return { instead: null, items: [] };
  const named = suggestNamed(raw, vocabulary);
  const hangul = isAny(named) ? null : fromEnglishKeyboard(raw);
  if (hangul !== null) {
    const other = suggestNamed(hangul, vocabulary);
    if (isAny(other))
      return answer(sql, { words: hangul, instead: hangul, named: other, vocabulary });
  }
  const asWritten = await answer(sql, { words: raw, instead: null, named, vocabulary });
  if (asWritten.items.length > 0) return asWritten;
  const guessed = {
    instead: null,
    items: presentThings(guessNamed(raw, vocabulary), vocabulary),
  };
  if (hangul === null) return guessed;
  const others = await answer(sql, { words: hangul, instead: hangul, named, vocabulary });
  return others.items.length > 0 ? others : guessed;
}

/** Places alone, for whoever chooses one. */
export async function suggestPlaces(
  sql: Sql,
  words: string,
  now: Date,
): Promise<Output<"search.suggest">> {
  const vocabulary = await loadVocabulary(sql, seoulDay(now.getTime()));
  const asWritten = suggestRegions(words, vocabulary);
  const hangul = asWritten.length > 0 ? null : fromEnglishKeyboard(words.trim());
  const regions = hangul === null ? asWritten : suggestRegions(hangul, vocabulary);
  const items = presentThings({ services: [], categories: [], regions }, vocabulary);
  return { instead: items.length > 0 ? hangul : null, items };
}

interface Understood {
  words: string;
  instead: string | null;
  named: NamedSuggestions;
  vocabulary: Vocabulary;
}

async function answer(sql: Sql, { words, instead, named, vocabulary }: Understood) {
  const pros = await prosNamed(sql, words);
  return { instead, items: [...presentThings(named, vocabulary), ...pros.map(presentPro)] };
}

async function prosNamed(sql: Sql, words: string): Promise<ProCardRow[]> {
  const raw = toJamo(words);
  const areInitials = areBareInitials(words);
  const isShort = raw.length <= (areInitials ? LONGEST_PREFIX.initials : LONGEST_PREFIX.keys);
  const cardsOf = async (db: Db, ids: string[]) => {
    const cards = await findProCards(db, ids);
    return ids.flatMap((id) => cards.get(id) ?? []);
  };
  if (isShort) return cardsOf(sql, await findPrefixed(sql, raw, MOST_PROS));
  return searching(sql, async (tx, isAboveThreshold) =>
    cardsOf(tx, await findNamed(tx, { raw, areInitials, isAboveThreshold }, MOST_PROS)),
  );
}

function presentThings(
  { services, categories, regions }: NamedSuggestions,
  { categoryBySlug }: Vocabulary,
): Suggestion[] {
  const nameOf = (slug: string | null) =>
    slug === null ? "" : (categoryBySlug.get(slug)?.name ?? "");
  return [
    ...services.map(({ slug, name, category }) => ({
      kind: "service" as const,
      slug,
      name,
      detail: nameOf(categoryBySlug.get(category)?.parent ?? null),
    })),
    ...categories.map(({ slug, name, parent }) => ({
      kind: "category" as const,
      slug,
      name,
      detail: nameOf(parent),
    })),
    ...regions.map(({ code, name, full_name }) => ({
      kind: "region" as const,
      code,
      name,
      detail: full_name,
    })),
  ];
}

function presentPro(row: ProCardRow): Suggestion {
  const { id, display_name, headline, photo_url } = presentProCard(row);
  return { kind: "pro", id, name: display_name, detail: headline, photo_url };
}
