import type { Output, Query } from "#contract/registry.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import type { Reading } from "#domain/search/read-words.ts";
import { wordingsOf, type Wording } from "#domain/search/wordings.ts";
import type { Sql } from "../../platform/database/sql.ts";
import { PAGE_SIZE } from "../../platform/keyset.ts";
import { findProCards } from "../pros/queries.ts";
import { askedOf, pricedService } from "./asked.ts";
import { filterConditions } from "./conditions.ts";
import { decodeSearchKey, encodeSearchKey } from "./cursor.ts";
import { findPros, searching, type FoundRow } from "./find-pros.ts";
import { loadVocabulary } from "./load-vocabulary.ts";
import { findNearby } from "./nearby.ts";
import { presentFound, presentNamed, presentPlace } from "./present.ts";
import { findPrices } from "./queries.ts";

/** Services named as links to narrow a list down. */
const MOST_UNDERSTOOD = 6;

/** Without words there is one wording: none. */
const NO_WORDS = { reading: null, instead: null };

/** One page of the pros that a search finds, with why they stand there and how its words were understood. */
export async function searchPros(
  sql: Sql,
  query: Query<"search.pro">,
  now: Date,
): Promise<Output<"search.pro">> {
  const today = seoulDay(now.getTime());
  const vocabulary = await loadVocabulary(sql, today);
  const asked = askedOf(query, vocabulary);
  const after = decodeSearchKey(query.cursor);
  const limit = query.limit ?? PAGE_SIZE;
  const words = query.q?.trim() ?? "";
  const wordings: (Wording | typeof NO_WORDS)[] =
    words === "" ? [NO_WORDS] : wordingsOf(words, vocabulary);

  return searching(sql, async (tx) => {
    const find = (reading: Reading | null) =>
      // Signs alone find nobody.
      reading?.whole === ""
        ? []
        : findPros(tx, {
            filters: filterConditions(tx, asked, { vocabulary, reading, today }),
            reading,
            sort: query.sort ?? "fit",
            pricedService: pricedService(asked, reading),
            after,
            limit: limit + 1,
          });
    const { rows, at } = await firstThatFinds(wordings, after?.wording ?? null, find);
    const { reading, instead } = wordings[at] ?? NO_WORDS;
    const page = rows.slice(0, limit);
    const service = pricedService(asked, reading);
    const [cards, prices] = await Promise.all([
      findProCards(
        tx,
        page.map(({ pro_id }) => pro_id),
      ),
      findPrices(
        tx,
        page.map((row) => ({ proId: row.pro_id, service: service ?? row.price_service })),
      ),
    ]);
    const isEmpty = rows.length === 0 && after === null;
    return {
      items: page.flatMap((row) => {
        const card = cards.get(row.pro_id);
        const price = prices.get(row.pro_id);
        return card ? [presentFound(row, card, { vocabulary, asked, reading, price })] : [];
      }),
      next: nextOf(rows, limit, at),
      understood: {
        instead,
        services: (reading?.services ?? [])
          .slice(0, MOST_UNDERSTOOD)
          .flatMap((slug) => vocabulary.serviceBySlug.get(slug) ?? [])
          .map(presentNamed),
        region:
          reading?.regions.length === 1 && reading.regions[0]
            ? presentPlace(reading.regions[0])
            : null,
      },
      asked: {
        category: asked.category && presentNamed(asked.category),
        service: asked.service && presentNamed(asked.service),
        region: asked.region && presentPlace(asked.region),
      },
      nearby: isEmpty
        ? await findNearby(tx, { asked, reading, vocabulary })
        : { regions: [], services: [] },
    };
  });
}

/** A further page stays with the wording that the first one settled on. */
async function firstThatFinds(
  wordings: readonly (Wording | typeof NO_WORDS)[],
  settled: number | null,
  find: (reading: Reading | null) => FoundRow[] | Promise<FoundRow[]>,
): Promise<{ rows: FoundRow[]; at: number }> {
  for (const [at, { reading }] of wordings.entries()) {
    if (settled !== null && at !== settled) continue;
    const rows = await find(reading);
    if (rows.length > 0 || settled !== null) return { rows, at };
  }
  return { rows: [], at: 0 };
}

function nextOf(rows: readonly FoundRow[], limit: number, wording: number): string | null {
  const last = rows[limit - 1];
  if (!last || rows.length <= limit) return null;
  const { part, value, place, pro_id: id } = last;
  return encodeSearchKey({ wording, part, value, place, id });
}
