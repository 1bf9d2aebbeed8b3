import type { RegionLevel } from "#domain/region/region.ts";

/** Levels of regions in which a service has a page of its own. */
export const SERVICE_REGION_LEVELS = [
  "si_do",
  "si_gun_gu",
] as const satisfies readonly RegionLevel[];

/** What there is of a service in a region: enough of it, and the two have a page of their own. */
export interface ServiceRegion {
  /** Pros anyone may see who serve the region and take requests. */
  pros: number;
  /** Shown reviews of work done there. */
  reviews: number;
  /** Finished jobs there, each with an agreed price. */
  deals: number;
}

/** Fewer pros are no choice to compare. */
export const FEWEST_PROS = 3;

/**
 * Whether a service in a region has something to say that its other pages do not: a choice of pros, and work that was
 * done there. Without it a page would be the same text with another name on it.
 */
export function hasServiceRegionPage({ pros, reviews, deals }: ServiceRegion): boolean {
  return pros >= FEWEST_PROS && reviews + deals >= 1;
}
