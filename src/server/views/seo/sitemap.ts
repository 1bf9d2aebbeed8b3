import { documentPaths } from "#contract/document-paths.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { HELP_SLUGS } from "#domain/help/topics.ts";
import { LEGAL_DOCUMENTS } from "#domain/legal/documents.ts";
import type { Sql } from "../../platform/database/sql.ts";
import { findServiceSlugs, findTopCategories } from "../../features/catalogue/queries.ts";
import { findServiceRegionPages } from "../service-region-rows.ts";
import { findProsFrom, findProsParts, PROS_PER_PART } from "./queries.ts";
import { smallestId, startBetween } from "./sitemap-start.ts";
import type { SitemapEntry } from "./sitemap-xml.ts";

interface Facts {
  sql: Sql;
  now: Date;
}

/** Parts that are one sitemap each; all pages of the product that are the same for everybody. */
const wholeParts: Record<string, (facts: Facts) => Promise<SitemapEntry[]>> = {
  pages: async () =>
    [
      "/",
      "/search",
      "/categories",
      "/popular-services",
      "/prices",
      "/membership/plans",
      ...LEGAL_DOCUMENTS.map((document) => `/${document}`),
      "/business-info",
      "/help",
      "/support",
    ].map((path) => ({ path })),
  help: async () => HELP_SLUGS.map((slug) => ({ path: `/help/${slug}` })),
  categories: async ({ sql }) => {
    const categories = await findTopCategories(sql);
    return categories.map(({ slug }) => ({ path: `/categories/${slug}` }));
  },
  services: async ({ sql }) => {
    const services = await findServiceSlugs(sql);
    return services.map((slug) => ({ path: `/services/${slug}` }));
  },
  prices: async ({ sql }) => {
    const services = await findServiceSlugs(sql);
    return services.map((slug) => ({ path: `/prices/${slug}` }));
  },
  regions: async ({ sql, now }) => {
    const regions = await findServiceRegionPages(sql, seoulDay(now.getTime()));
    return regions.map(({ service_slug, code }) => ({ path: `/services/${service_slug}/${code}` }));
  },
};

const PROS = "pros/";

/** All parts of the sitemap that have anything in them. */
export async function sitemapParts(facts: Facts): Promise<SitemapEntry[]> {
  const names: string[] = [];
  for (const [name, pages] of Object.entries(wholeParts)) {
    if ((await pages(facts)).length > 0) names.push(name);
  }
  const pros = await findProsParts(facts.sql, PROS_PER_PART);
  return [
    ...names.map((name) => ({ path: pathOf(name) })),
    ...pros.map(({ before, first, changed_at }) => ({
      path: pathOf(PROS + startBetween(before, first)),
      changedAt: changed_at,
    })),
  ];
}

/** The pages of one part by its name; null when there is no such part. */
export async function sitemapPages(name: string, facts: Facts): Promise<SitemapEntry[] | null> {
  if (Object.hasOwn(wholeParts, name)) return (await wholeParts[name]?.(facts)) ?? null;
  const from = name.startsWith(PROS) ? smallestId(name.slice(PROS.length)) : null;
  if (from === null) return null;
  const pros = await findProsFrom(facts.sql, from, PROS_PER_PART);
  return pros.map(({ id, changed_at }) => ({ path: `/pros/${id}`, changedAt: changed_at }));
}

function pathOf(name: string): string {
  return `${documentPaths.sitemaps}/${name}.xml`;
}
