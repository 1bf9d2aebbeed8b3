import type { Output, Query } from "#contract/registry.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { siGunGuOf } from "#domain/region/region.ts";
import { tellingWords } from "#domain/search/filler-words.ts";
import type { Reading } from "#domain/search/read-words.ts";
import type { NamedRegion, Vocabulary } from "#domain/search/vocabulary.ts";
import { MOST_TOLD } from "#domain/search/wordings.ts";
import type { Db, Sql } from "../../platform/database/sql.ts";
import { PAGE_SIZE } from "../../platform/keyset.ts";
import { findProCards } from "../../features/pros/queries.ts";
import { pricedService, searchFilterOf, shownPricesOf } from "./search-filter.ts";
import { filterConditions } from "./conditions.ts";
import { decodeSearchKey, encodeSearchKey } from "./cursor.ts";
import { findPros, searching, type FoundKey } from "./find-pros.ts";
import { firstThatFinds, wordingsFor } from "./first-wording.ts";
import { loadVocabulary } from "./load-vocabulary.ts";
import { findNearby } from "./nearby.ts";
import { findWorkPhotos } from "./work-photos.ts";
import { presentFound, presentNamed, presentServiceRegion } from "./present.ts";
import { findPrices, findSearched } from "../../features/search/queries.ts";

const nowhere = { regions: [], services: [] };

/** One page of the pros that a search finds, with why they stand there and how its words were understood. */
export async function searchPros(
  sql: Sql,
  query: Query<"search.pro">,
  now: Date,
): Promise<Output<"search.pro">> {
  const today = seoulDay(now.getTime());
  const vocabulary = await loadVocabulary(sql, today);
  const asked = searchFilterOf(query, vocabulary);
  const after = decodeSearchKey(query.cursor);
  const limit = query.limit ?? PAGE_SIZE;
  const sort = query.sort ?? "fit";
  const wordings = wordingsFor(query.q, vocabulary);

  const find = (db: Db, isAboveThreshold: boolean, reading: Reading | null) =>
    // Signs alone find nobody.
    reading?.whole === ""
      ? []
      : findPros(db, {
          filters: filterConditions(db, asked, { vocabulary, reading, today }),
          reading,
          sort,
          pricedService: pricedService(asked, reading),
          after,
          limit: limit + 1,
          isAboveThreshold,
        });
  const { rows, at, wording } = await searching(sql, (tx, isAboveThreshold) =>
    firstThatFinds(wordings, after?.wording ?? null, (reading) =>
      find(tx, isAboveThreshold, reading),
    ),
  );
  const { reading, instead, guessed, dropped } = wording;
  const page = rows.slice(0, limit).map(({ pro_id }) => pro_id);
  const [searched, cards, prices, photos, nearby] = await Promise.all([
    findSearched(sql, page),
    findProCards(sql, page),
    findPrices(sql, page, shownPricesOf({ ...vocabulary, asked, reading, sort })),
    findWorkPhotos(sql, page),
    rows.length === 0 && after === null ? findNearby(sql, { asked, reading, vocabulary }) : nowhere,
  ]);
  const region = reading && regionNamed(reading, vocabulary);
  return {
    items: page.flatMap((id) => {
      const [row, card, price] = [searched.get(id), cards.get(id), prices.get(id)];
      if (!row || !card) return [];
      return presentFound(row, card, { vocabulary, asked, reading, price, photo: photos.get(id) });
    }),
    next: nextOf(rows, limit, at),
    understood: {
      instead,
      guessed,
      dropped: [...dropped],
      services: (reading?.services ?? [])
        .slice(0, MOST_TOLD)
        .flatMap((slug) => vocabulary.serviceBySlug.get(slug) ?? [])
        .map(presentNamed),
      region: region && presentServiceRegion(region),
      besides_region: reading && besidesRegion(reading, dropped),
    },
    asked: {
      category: asked.category && presentNamed(asked.category),
      service: asked.service && presentNamed(asked.service),
      region: asked.region && presentServiceRegion(asked.region),
    },
    nearby,
  };
}

/** The one region that words name, or the si-gun-gu that theirs lie in: 판교 is three dong of one. */
function regionNamed({ regions }: Reading, { regionByCode }: Vocabulary): NamedRegion | null {
  const [first, ...others] = regions;
  if (!first || others.length === 0) return first ?? null;
  const around = siGunGuOf(first.code);
  if (around === null || others.some(({ code }) => siGunGuOf(code) !== around)) return null;
  return regionByCode.get(around) ?? null;
}

function besidesRegion({ regions, besidesRegions }: Reading, dropped: readonly string[]) {
  if (regions.length === 0) return null;
  return tellingWords(besidesRegions.filter((word) => !dropped.includes(word))).join(" ");
}

function nextOf(rows: readonly FoundKey[], limit: number, wording: number): string | null {
  const last = rows[limit - 1];
  if (!last || rows.length <= limit) return null;
  const { part, value, place, pro_id: id } = last;
  return encodeSearchKey({ wording, part, value, place, id });
}
