import type { Handlers } from "../../platform/http/call.ts";
import { decodeCursor, pageOf, PAGE_SIZE } from "../../platform/keyset.ts";
import type { Db } from "../../platform/database/sql.ts";
import { findProCards } from "../../features/pros/queries.ts";
import { reviewColumns, type ReviewRow } from "../../features/reviews/queries.ts";
import { reviewPresenter } from "./load-reviews.ts";

/** What a person wrote about others. */
export function writtenReviewHandlers() {
  return {
    "users.me.reviews": async ({ sql, viewer, query }) => {
      const limit = query.limit ?? PAGE_SIZE;
      const before = decodeCursor(query.cursor);
      const rows = await findWrittenReviews(sql, viewer.accountId, { before, limit: limit + 1 });
      const page = pageOf(rows, limit, (row) => row.id);
      const present = await reviewPresenter(sql, page.items, viewer);
      const pros = await findProCards(
        sql,
        page.items.map((row) => row.pro_id),
      );
      const items = page.items.map((row) => {
        const pro = pros.get(row.pro_id);
        return {
          ...present(row),
          pro: {
            id: pro?.state === "approved" ? row.pro_id : null,
            display_name: pro?.display_name ?? "",
          },
          removed: row.state !== "shown",
        };
      });
      return { items, next: page.next };
    },
  } satisfies Partial<Handlers>;
}

/** An author's reviews but for those that they deleted themselves, the newest first. */
async function findWrittenReviews(
  db: Db,
  authorId: string,
  page: { before: string | null; limit: number },
): Promise<ReviewRow[]> {
  return db<ReviewRow[]>`
    SELECT ${reviewColumns(db)} FROM reviews
    WHERE author_id = ${authorId} AND state <> 'deleted_by_author'
      AND (${page.before}::uuid IS NULL OR id < ${page.before})
    ORDER BY id DESC LIMIT ${page.limit}`;
}
