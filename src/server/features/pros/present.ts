import type { ProCard } from "#contract/endpoints/market-parts.ts";
import { agreementRate } from "#domain/change-order/quote-agreement.ts";
import { averageRating } from "#domain/review/rating.ts";
import { uploadUrl } from "../uploads/url.ts";
import type { ProCardRow } from "./queries.ts";

/** A pro as anyone may see them. */
export function presentProCard(row: ProCardRow): ProCard {
  return {
    id: row.id,
    display_name: row.display_name,
    headline: row.headline,
    photo_url: row.photo_id === null ? null : uploadUrl(row.photo_id, "thumb"),
    rating: averageRating({ count: row.review_count, sum: row.rating_sum }),
    review_count: row.review_count,
    hire_count: row.hire_count,
    certificates: row.certificates,
    agreement_rate: agreementRate({ deals: row.deal_count, kept: row.deal_kept_count }),
    answer_minutes:
      row.quote_count === 0
        ? null
        : Math.max(1, Math.round(row.answer_seconds / row.quote_count / 60)),
  };
}
