import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { countChoices, type ChoiceCounts, type CountedPro } from "#domain/search/choice-counts.ts";
import type { Reading } from "#domain/search/read-words.ts";
import type { Vocabulary } from "#domain/search/vocabulary.ts";
import type { Output, Query } from "#contract/registry.ts";
import type { Db, Sql } from "../../platform/database/sql.ts";
import { all, filterConditions, isAvailable, type Condition } from "./conditions.ts";
import { findPros, searching, wordConditions } from "./find-pros.ts";
import { firstThatFinds, wordingsFor } from "./first-wording.ts";
import { loadVocabulary } from "./load-vocabulary.ts";
import { pricedService, searchFilterOf, type SearchFilter } from "./search-filter.ts";

/** So many pros are looked through for a figure; who is shown more than these narrows the list down by something else. */
const MOST_COUNTED = 1_000;

/** The filters with figures beside their choices, each as it is when nothing is chosen. */
const UNSET = {
  categories: { category: null, service: null },
  services: { service: null },
  ratings: { minRatingTenths: null },
  certificates: { certificate: null },
  available: { available: false },
} satisfies Record<keyof ChoiceCounts, Partial<SearchFilter>>;

/**
 * How many pros a search finds, and how many each choice of a filter would leave beside the other filters. What is
 * chosen already is counted among those whom the search would find without it, in a round of its own.
 */
export async function countPros(
  sql: Sql,
  query: Query<"search.proCounts">,
  now: Date,
): Promise<Output<"search.proCounts">> {
  const today = seoulDay(now.getTime());
  const vocabulary = await loadVocabulary(sql, today);
  const asked = searchFilterOf(query, vocabulary);
  const offered = offeredBy(asked, vocabulary);
  return searching(sql, async (tx, isAboveThreshold) => {
    const conditions = (filter: SearchFilter, reading: Reading | null) =>
      filterConditions(tx, filter, { vocabulary, reading, today });
    const { wording } = await firstThatFinds(wordingsFor(query.q, vocabulary), null, (reading) =>
      reading?.whole === ""
        ? []
        : findPros(tx, {
            filters: conditions(asked, reading),
            reading,
            sort: "fit",
            pricedService: pricedService(asked, reading),
            after: null,
            limit: 1,
            isAboveThreshold,
          }),
    );
    const { reading } = wording;
    const round = async (filter: SearchFilter) => {
      const where = [...conditions(filter, reading), ...wordConditions(tx, reading)];
      const pros = reading?.whole === "" ? [] : await findCounted(tx, where, today);
      const isMore = pros.length > MOST_COUNTED;
      return { pros, isMore, counts: isMore ? null : countChoices(pros, offered) };
    };
    const found = await round(asked);
    const counted = async <F extends keyof ChoiceCounts>(facet: F) => {
      const isSet = Object.entries(UNSET[facet]).some(
        ([name, unset]) => asked[name as keyof SearchFilter] !== unset,
      );
      const { counts } = isSet ? await round({ ...asked, ...UNSET[facet] }) : found;
      return counts === null ? null : counts[facet];
    };
    return {
      total: Math.min(found.pros.length, MOST_COUNTED),
      is_more: found.isMore,
      categories: present(await counted("categories")),
      services: present(await counted("services")),
      ratings: present(await counted("ratings")),
      certificates: present(await counted("certificates")),
      available: await counted("available"),
    };
  });
}

/** Categories of the first level, and the services of the one that is asked for. */
function offeredBy({ category }: SearchFilter, vocabulary: Vocabulary) {
  const { categories, servicesIn } = vocabulary;
  return {
    categories: new Map(
      categories
        .filter(({ thing }) => thing.parent === null)
        .map(({ thing }) => [thing.slug, servicesIn.get(thing.slug) ?? []]),
    ),
    services: category === null ? [] : (servicesIn.get(category.slug) ?? []),
  };
}

/** One more than are counted shows that there are more. */
async function findCounted(db: Db, where: Condition[], today: string): Promise<CountedPro[]> {
  return db<CountedPro[]>`
    SELECT s.services, s.rating_tenths AS "ratingTenths", s.certificates, ${isAvailable(db, today)} AS "isAvailable"
    FROM search_pros s WHERE ${all(db, where)} LIMIT ${MOST_COUNTED + 1}`;
}

function present(counts: readonly (readonly [string | number, number])[] | null) {
  return counts?.map(([value, count]) => ({ value: String(value), count })) ?? null;
}
