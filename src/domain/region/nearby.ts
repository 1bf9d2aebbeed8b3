import { distanceKm, type Point } from "./nearest.ts";

/** Distances to choose from, in kilometres. */
export const NEARBY_KM = [5, 10, 20, 30] as const;
export type NearbyKm = (typeof NEARBY_KM)[number];

/**
 * The regions whose centre lies within `km` of a point (inclusive), nearest first. Pass only regions of one level that
 * exist today; one without coordinates is passed over. A centre is not a border: a part of a region beyond may be nearer.
 */
export function regionsWithin<R extends { lat: number | null; lng: number | null }>(
  point: Point,
  regions: readonly R[],
  km: number,
): R[] {
  return regions
    .flatMap((region) => {
      const { lat, lng } = region;
      return lat === null || lng === null
        ? []
        : [{ region, away: distanceKm(point, { lat, lng }) }];
    })
    .filter(({ away }) => away <= km)
    .toSorted((a, b) => a.away - b.away)
    .map(({ region }) => region);
}
