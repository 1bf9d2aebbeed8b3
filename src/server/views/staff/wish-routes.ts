import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { marksFrom, type WishState } from "#domain/service-wish/lifecycle.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { decodeTimedCursor, pageOf, PAGE_SIZE } from "../../platform/keyset.ts";

interface WishRow {
  id: string;
  words: string;
  count: number;
  state: WishState;
  first_at: Date;
  last_at: Date;
}

/**
 * The services that people wished for: of a state that staff still act on the longest waiting first, else the newest wish
 * first. Nobody's data stands in them.
 */
export function wishViewHandlers() {
  return {
    "staff.wishes": async ({ sql, query }) => {
      const limit = query.limit ?? PAGE_SIZE;
      const { at, id } = decodeTimedCursor(query.cursor) ?? { at: null, id: null };
      const { state = null } = query;
      const waits = state !== null && marksFrom(state).length > 0;
      const rows = await sql<WishRow[]>`
        SELECT id, words, count, state, first_at, last_at FROM service_wishes
        WHERE (${state}::text IS NULL OR state = ${state})
          AND ${
            waits
              ? sql`(${id}::uuid IS NULL OR (first_at, id) > (${at}::timestamptz, ${id}::uuid))
                    ORDER BY first_at, id`
              : sql`(${id}::uuid IS NULL OR (last_at, id) < (${at}::timestamptz, ${id}::uuid))
                    ORDER BY last_at DESC, id DESC`
          } LIMIT ${limit + 1}`;
      const page = pageOf(rows, limit, (row) => ({
        at: waits ? row.first_at : row.last_at,
        id: row.id,
      }));
      const items = page.items.map((row) => ({
        id: row.id,
        words: row.words,
        count: row.count,
        state: row.state,
        first_at: seoulIso(row.first_at.getTime()),
        last_at: seoulIso(row.last_at.getTime()),
      }));
      return { items, next: page.next };
    },
  } satisfies Partial<Handlers>;
}
