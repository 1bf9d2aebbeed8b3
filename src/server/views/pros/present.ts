import type { Output } from "#contract/registry.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { foldRegions, type WholeRegion } from "#domain/region/whole-region.ts";
import { presentProCard } from "../../features/pros/present.ts";
import type { Choices, ProfileRow } from "../../features/pros/profile-rows.ts";
import type { ProCardRow } from "../../features/pros/queries.ts";
import { mapUrl } from "./map/map-url.ts";

/** An approved pro's page. */
export function presentPublicProfile(
  row: ProfileRow,
  card: ProCardRow,
  facts: {
    choices: Choices;
    /** By service. */
    prices: ReadonlyMap<string, { median: number; count: number }>;
    /** The si-do and cities that can be served whole, the larger first. */
    wholes: readonly WholeRegion[];
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
    regions: foldRegions(regions, facts.wholes).map((one) =>
      "whole" in one
        ? { name: one.whole.full_name, is_whole: true }
        : { name: one.region.full_name, is_whole: false },
    ),
    region_count: regions.length,
    map_url: mapUrl(
      row.id,
      regions.map(({ code }) => code),
    ),
    accepts_requests: row.accepts_requests,
    offers_consultation: facts.offersConsultation,
    joined_at: seoulIso((row.approved_at ?? row.applied_at).getTime()),
  };
}
