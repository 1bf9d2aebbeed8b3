import type { ProCard } from "#contract/endpoints/market-parts.ts";
import type { OwnProfile } from "#contract/endpoints/pros.ts";
import type { Output } from "#contract/registry.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { quoteAgreementRate } from "#domain/change-order/quote-agreement.ts";
import { averageRating } from "#domain/review/rating.ts";
import { uploadUrl } from "../uploads/url.ts";
import { mapUrl } from "./map/map-url.ts";
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
export function presentOwnProfile(
  row: ProfileRow,
  { choices, portfolioCount }: { choices: Choices; portfolioCount: number },
): OwnProfile {
  return {
    id: row.id,
    state: row.state,
    state_reason: row.state_reason,
    display_name: row.display_name,
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

/** An approved pro's page. */
export function presentPublicProfile(
  row: ProfileRow,
  card: ProCardRow,
  facts: {
    choices: Choices;
    /** By service. */
    prices: ReadonlyMap<string, { median: number; count: number }>;
    offersConsultation: boolean;
  },
): Output<"pro.get"> {
  const { services, regions } = facts.choices;
  return {
    ...presentProCard(card),
    introduction: row.introduction,
    career_years: row.career_years,
    services: services.map(({ slug, name }) => {
      const price = facts.prices.get(slug);
      return {
        slug,
        name,
        typical_price: price ? { amount: price.median, deals: price.count } : null,
      };
    }),
    regions: regions.map(({ full_name }) => full_name),
    map_url: mapUrl(
      row.id,
      regions.map(({ code }) => code),
    ),
    accepts_requests: row.accepts_requests,
    offers_consultation: facts.offersConsultation,
    joined_at: seoulIso((row.approved_at ?? row.applied_at).getTime()),
  };
}
