import { averageRating } from "#domain/review/rating.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { decodeCursor, decodePositionCursor, pageOf, PAGE_SIZE } from "../../platform/keyset.ts";
import { refuse } from "../../platform/refusal.ts";
import { findReviewFigures } from "../pros/queries.ts";
import { findReadablePro } from "../pros/readable-pro.ts";
import { findChain } from "./chain-rows.ts";
import { reviewPresenter } from "./load-reviews.ts";
import { presentLink } from "./present.ts";
import { findShownReviews } from "./queries.ts";

/** The reviews of one pro: those shown, how many are not, and the chain that proves it. */
export function proReviewHandlers(): Pick<Handlers, "pro.reviews" | "pro.reviews.chain"> {
  return {
    "pro.reviews": async ({ sql, params, query, viewer }) => {
      const { profile } = (await findReadablePro(sql, params.proId, viewer)) ?? refuse("not_found");
      const limit = query.limit ?? PAGE_SIZE;
      const before = decodeCursor(query.cursor);
      const rows = await findShownReviews(sql, profile.id, { before, limit: limit + 1 });
      const page = pageOf(rows, limit, (row) => row.id);
      const figures = await findReviewFigures(sql, profile.id);
      return {
        items: page.items.map(await reviewPresenter(sql, page.items, viewer)),
        next: page.next,
        summary: {
          count: figures.review_count,
          rating: averageRating({ count: figures.review_count, sum: figures.rating_sum }),
          deleted_by_author: figures.deleted_by_author,
          deleted_by_staff: figures.deleted_by_staff,
        },
      };
    },

    "pro.reviews.chain": async ({ sql, params, query, viewer }) => {
      const { profile } = (await findReadablePro(sql, params.proId, viewer)) ?? refuse("not_found");
      const limit = query.limit ?? PAGE_SIZE;
      const after = decodePositionCursor(query.cursor);
      const rows = await findChain(sql, profile.id, { after, limit: limit + 1 });
      const page = pageOf(rows, limit, (row) => String(row.position));
      return { items: page.items.map(presentLink), next: page.next };
    },
  };
}
