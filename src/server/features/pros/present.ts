import type { ProCard } from "#contract/endpoints/market-parts.ts";
import type { ProProfile } from "#contract/endpoints/pros.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { quoteAgreementRate } from "#domain/change-order/quote-agreement.ts";
import { tellsOfDeclinedName } from "#domain/pro/name-change.ts";
import { averageRating } from "#domain/review/rating.ts";
import { uploadUrl } from "../uploads/url.ts";
import type { NameChangeRow } from "./name-change-rows.ts";
import type { Choices, ProfileRow } from "./profile-rows.ts";
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
    agreement_rate: quoteAgreementRate({ completed: row.deal_count, kept: row.deal_kept_count }),
    answer_minutes:
      row.quote_count === 0
        ? null
        : Math.max(1, Math.round(row.answer_seconds / row.quote_count / 60)),
  };
}

/** The pro's own view of their profile. */
export function presentProProfile(
  row: ProfileRow,
  {
    nameChange,
    choices,
    portfolioCount,
    now,
  }: {
    /** The last that they asked for. */
    nameChange: NameChangeRow | undefined;
    choices: Choices;
    portfolioCount: number;
    now: Date;
  },
): ProProfile {
  return {
    id: row.id,
    state: row.state,
    state_reason: row.state_reason,
    display_name: row.display_name,
    name_change:
      nameChange?.state === "pending"
        ? {
            id: nameChange.id,
            name: nameChange.name,
            asked_at: seoulIso(nameChange.asked_at.getTime()),
          }
        : null,
    declined_name: declinedName(nameChange, now),
    headline: row.headline,
    introduction: row.introduction,
    career_years: row.career_years,
    photo: row.photo_id === null ? null : { id: row.photo_id, url: uploadUrl(row.photo_id) },
    services: choices.services,
    regions: choices.regions,
    accepts_requests: row.accepts_requests,
    portfolio_count: portfolioCount,
  };
}

function declinedName(last: NameChangeRow | undefined, now: Date): ProProfile["declined_name"] {
  if (last?.state !== "rejected") return null;
  const at = (last.ended_at ?? last.asked_at).getTime();
  if (!tellsOfDeclinedName(at, now.getTime())) return null;
  return { name: last.name, reason: last.reason ?? "", at: seoulIso(at) };
}
