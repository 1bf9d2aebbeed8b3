import { seoulDay, seoulIso } from "#domain/calendar/seoul-day.ts";
import { distanceKm } from "#domain/region/nearest.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/refusal.ts";
import { findTopPros } from "./top-pros.ts";
import { findMarketFigures, findServiceFigures, NO_FIGURES } from "./figure-rows.ts";
import { loadQuestions } from "./load-questions.ts";
import { findRegionsOfService, type ServiceRegionRow } from "../service-region-rows.ts";
import { presentServiceRegion, presentRegionLink } from "./present-service-region.ts";
import { findService } from "../../features/catalogue/queries.ts";

const TOP_PROS = 10;
const NEIGHBOURS = 8;

/** Services in regions where there is something of them, and the market as a whole in figures. */
export function serviceRegionHandlers() {
  return {
    "services.regions": async ({ sql, params, now }) => {
      const service = (await findService(sql, params.slug)) ?? refuse("not_found");
      const regions = await findRegionsOfService(sql, service.slug, seoulDay(now.getTime()));
      return {
        items: regions
          .filter(({ level }) => level === "si_do")
          .map((siDo) => ({
            ...presentRegionLink(siDo),
            si_gun_gu: childrenOf(siDo, regions).map(presentRegionLink),
          })),
      };
    },
    "services.inRegion": async ({ sql, params, now }) => {
      const service = (await findService(sql, params.slug)) ?? refuse("not_found");
      const regions = await findRegionsOfService(sql, service.slug, seoulDay(now.getTime()));
      const here = regions.find(({ code }) => code === params.regionCode) ?? refuse("not_found");
      const figures = await findServiceFigures(sql, [service.slug]);
      const counted = figures.get(service.slug) ?? NO_FIGURES;
      return presentServiceRegion(here, {
        service,
        around: regions.find(({ code }) => code === here.parent_code) ?? null,
        nearby: here.level === "si_do" ? childrenOf(here, regions) : neighboursOf(here, regions),
        topPros: await findTopPros(sql, {
          service: service.slug,
          region: here.code,
          limit: TOP_PROS,
        }),
        questions: await loadQuestions(sql, service, counted, now),
      });
    },
    "market.figures": async ({ sql }) => {
      const { counted_at: at, ...counts } = await findMarketFigures(sql);
      return { ...counts, counted_at: at && seoulIso(at.getTime()) };
    },
  } satisfies Partial<Handlers>;
}

/** The si-gun-gu of a si-do, the most pros first. */
function childrenOf(
  siDo: ServiceRegionRow,
  regions: readonly ServiceRegionRow[],
): ServiceRegionRow[] {
  return regions
    .filter(({ parent_code }) => parent_code === siDo.code)
    .toSorted((a, b) => b.pro_count - a.pro_count);
}

function neighboursOf(
  here: ServiceRegionRow,
  regions: readonly ServiceRegionRow[],
): ServiceRegionRow[] {
  return regions
    .filter(({ level, code }) => level === "si_gun_gu" && code !== here.code)
    .toSorted((a, b) => kmBetween(here, a) - kmBetween(here, b))
    .slice(0, NEIGHBOURS);
}

function kmBetween(one: ServiceRegionRow, other: ServiceRegionRow): number {
  if (one.lat === null || one.lng === null || other.lat === null || other.lng === null) {
    return Infinity;
  }
  return distanceKm({ lat: one.lat, lng: one.lng }, { lat: other.lat, lng: other.lng });
}
