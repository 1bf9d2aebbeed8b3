import { averageRating } from "#domain/review/rating.ts";
import { reviewFigures } from "#domain/review/review-figures.ts";
import type { Handlers } from "../../platform/http/call.ts";
import {
  decodePositionCursor,
  decodeRankedCursor,
  pageOf,
  PAGE_SIZE,
} from "../../platform/keyset.ts";
import { refuse } from "../../platform/refusal.ts";
import { serviceNames } from "../../features/catalogue/queries.ts";
import { findReviewFigures } from "../../features/pros/queries.ts";
import { findReadablePro } from "../readable-pro.ts";
import { findChain } from "./chain-rows.ts";
import { reviewPresenter } from "./load-reviews.ts";
import {
  countRemovals,
  countReviewsWithPhoto,
  findListedReviews,
  sumReviews,
} from "./list-reviews.ts";
import { presentLink, presentReviewSummary } from "./present.ts";

/** The reviews of one pro: those shown, what they come to, how many are not, and the chain that proves it. */
export function proReviewHandlers() {
  return {
    "pro.reviews": async ({ sql, params, query, viewer }) => {
      const { profile } = (await findReadablePro(sql, params.proId, viewer)) ?? refuse("not_found");
      const limit = query.limit ?? PAGE_SIZE;
      const listing = {
        rating: query.rating,
        service: query.service,
        withPhoto: query.with_photo !== undefined,
        sort: query.sort ?? "newest",
      };
      const after = decodeRankedCursor(query.cursor);
      const rows = await findListedReviews(sql, profile.id, listing, { after, limit: limit + 1 });
      const page = pageOf(rows, limit, (row) => ({ rank: row.rating, id: row.id }));
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

    "pro.reviews.summary": async ({ sql, params, viewer }) => {
      const { profile } = (await findReadablePro(sql, params.proId, viewer)) ?? refuse("not_found");
      const figures = reviewFigures(await sumReviews(sql, profile.id));
      const deleted = await findReviewFigures(sql, profile.id);
      return presentReviewSummary(figures, {
        withPhoto: await countReviewsWithPhoto(sql, profile.id),
        deleted,
        removals: deleted.deleted_by_staff > 0 ? await countRemovals(sql, profile.id) : [],
        services: await serviceNames(
          sql,
          figures.byService.map(({ service }) => service),
        ),
      });
    },

    "pro.reviews.chain": async ({ sql, params, query, viewer }) => {
      const { profile } = (await findReadablePro(sql, params.proId, viewer)) ?? refuse("not_found");
      const limit = query.limit ?? PAGE_SIZE;
      const after = decodePositionCursor(query.cursor);
      const rows = await findChain(sql, profile.id, { after, limit: limit + 1 });
      const page = pageOf(rows, limit, (row) => String(row.position));
      return { items: page.items.map(presentLink), next: page.next };
    },
  } satisfies Partial<Handlers>;
}
