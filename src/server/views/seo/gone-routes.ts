import type { GonePage } from "#contract/endpoints/public/seo.ts";
import type { Day } from "#domain/calendar/day.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { tombstoneOf } from "#domain/tombstone/tombstone.ts";
import { isRegionGone, isTestimonialGone } from "#domain/tombstone/is-gone.ts";
import { siDoOf } from "#domain/region/region.ts";
import type { Sql } from "../../platform/database/sql.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/refusal.ts";
import { findRegionPeriod } from "../../features/regions/queries.ts";
import { findService } from "../../features/catalogue/queries.ts";
import { findRegionsOfService } from "../service-region-rows.ts";
import { findProReadableBy } from "../readable-pro.ts";
import { findTestimonialState } from "../../features/testimonials/queries.ts";

const PLACES = 6;

/** What was there and is gone for good. All else answers like a missing thing, and so do hidden and suspended pros. */
export function seoHandlers() {
  return {
    "pages.gone": async ({ sql, query, now }) => {
      const tombstone = tombstoneOf(query.path);
      if (tombstone === null) return refuse("not_found");
      const gone =
        tombstone.kind === "testimonial"
          ? await findGoneTestimonial(sql, tombstone.testimonialId)
          : await findGoneRegion(sql, tombstone, seoulDay(now.getTime()));
      return gone ?? refuse("not_found");
    },
  } satisfies Partial<Handlers>;
}

async function findGoneTestimonial(sql: Sql, testimonialId: string): Promise<GonePage | null> {
  const testimonial = await findTestimonialState(sql, testimonialId);
  const pro = testimonial && (await findProReadableBy(sql, testimonial.pro_id, null));
  if (!pro || !isTestimonialGone({ state: testimonial.state, proIsPublic: true })) return null;
  const { id, display_name } = pro.profile;
  return { kind: "testimonial", pro: { id, display_name } };
}

async function findGoneRegion(
  sql: Sql,
  { service: slug, region: code }: { service: string; region: string },
  today: Day,
): Promise<GonePage | null> {
  const [service, region] = await Promise.all([
    findService(sql, slug),
    findRegionPeriod(sql, code),
  ]);
  if (!service || !region || !isRegionGone(region, today)) return null;
  const places = await findRegionsOfService(sql, service.slug, today);
  return {
    kind: "place",
    service: { slug: service.slug, name: service.name },
    region: region.full_name,
    places: places
      .filter((place) => place.level === "si_gun_gu" && siDoOf(place.code) === siDoOf(code))
      .slice(0, PLACES)
      .map(({ code, full_name }) => ({ code, full_name })),
  };
}
