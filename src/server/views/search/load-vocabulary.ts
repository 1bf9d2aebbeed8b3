import { REGION_LEVELS } from "#domain/region/region.ts";
import type { Day } from "#domain/calendar/day.ts";
import { buildVocabulary, type Vocabulary } from "#domain/search/vocabulary.ts";
import type { Sql } from "../../platform/database/sql.ts";
import { findRegions } from "../../features/regions/queries.ts";
import { findCategoryNames, findServiceNames } from "../../features/catalogue/queries.ts";
import { readQuarters } from "./read-quarters.ts";

const loaded = new WeakMap<Sql, { today: Day; vocabulary: Promise<Vocabulary> }>();

/**
 * What words are read against. Kept for the day: catalogue and regions change only when the program starts, but
 * regions come into force at midnight.
 */
export function loadVocabulary(sql: Sql, today: Day): Promise<Vocabulary> {
  const known = loaded.get(sql);
  if (known?.today === today) return known.vocabulary;
  const vocabulary = load(sql, today);
  loaded.set(sql, { today, vocabulary });
  vocabulary.catch(() => loaded.delete(sql));
  return vocabulary;
}

async function load(sql: Sql, today: Day): Promise<Vocabulary> {
  const [services, categories, ...regions] = await Promise.all([
    findServiceNames(sql),
    findCategoryNames(sql),
    ...REGION_LEVELS.map((level) => findRegions(sql, { level, today })),
  ]);
  return buildVocabulary({
    services,
    categories,
    regions: regions.flat(),
    quarters: readQuarters(),
  });
}
