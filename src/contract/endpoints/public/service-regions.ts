import { SERVICE_REGION_LEVELS } from "#domain/catalogue/service-region.ts";
import * as z from "zod";
import { endpoint } from "../../endpoint.ts";
import { instant, regionCode, slug } from "../../schemas.ts";
import { serviceSummary } from "./catalogue.ts";
import { listedPro } from "../market-parts.ts";

const region = z.object({ code: z.string(), name: z.string(), full_name: z.string() });

/** A region in which a service has a page: its own pros and finished work. */
const regionLink = region.extend({ pro_count: z.int() });

export const serviceRegionEndpoints = {
  "services.regions": endpoint("GET /api2/services/{slug}/regions/", {
    summary: "한 서비스의 고수와 끝난 일이 있는 지역 (시·도와 시·군·구)",
    access: "anyone",
    shared: true,
    mayLag: true,
    params: { slug },
    output: z.object({
      items: z.array(regionLink.extend({ si_gun_gu: z.array(regionLink) })),
    }),
    errors: ["not_found"],
  }),
  "services.inRegion": endpoint("GET /api2/services/{slug}/regions/{regionCode}", {
    summary: "한 지역의 서비스. 그곳의 고수와 끝난 일이 모자라면 없다",
    access: "anyone",
    shared: true,
    mayLag: true,
    params: { slug, regionCode },
    output: z.object({
      service: serviceSummary,
      region: region.extend({ level: z.enum(SERVICE_REGION_LEVELS) }),
      /** The si-do around a si-gun-gu, where it has a page. */
      around: regionLink.nullable(),
      /** Within a si-do its si-gun-gu, the most pros first; beside a si-gun-gu the nearest. */
      nearby: z.array(regionLink),
      pro_count: z.int(),
      deal_count: z.int(),
      review_count: z.int(),
      rating: z.number().nullable(),
      top_pros: z.array(listedPro),
      questions: z.array(z.object({ question: z.string(), answer: z.string() })),
    }),
    errors: ["not_found"],
  }),
  "market.figures": endpoint("GET /api2/market/figures/", {
    summary: "고수, 후기, 끝난 일의 수",
    access: "anyone",
    shared: true,
    mayLag: true,
    output: z.object({
      pro_count: z.int(),
      review_count: z.int(),
      deal_count: z.int(),
      /** Null while they have not been counted. */
      counted_at: instant.nullable(),
    }),
  }),
};
