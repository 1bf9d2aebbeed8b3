/** Degrees, WGS 84. */
export type Point = { lat: number; lng: number };

const earthRadiusKm = 6371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/**
 * Beyond this no si-gun-gu is meant. The land farthest from every centre is 가거도, 111 km; Kyushu
 * and Pyongyang are farther.
 */
export const nearestWithinKm = 115;

/** Great-circle distance (haversine) in kilometres. */
export function distanceKm(a: Point, b: Point): number {
  const dLat = radians(b.lat - a.lat);
  const dLng = radians(b.lng - a.lng);
  const h =
    Math.sin(dLat / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLng / 2) ** 2;
  // Rounding may lift h a hair above 1 between antipodes.
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(h)));
}

/**
 * The region whose centre is nearest, or null when none is within `withinKm` (inclusive). Pass only
 * regions of one level that exist today; one without coordinates is passed over. Of two equally
 * near the earlier one wins. A centre is not a border: near one the neighbour may be named.
 */
export function nearestRegion<R extends { lat: number | null; lng: number | null }>(
  point: Point,
  regions: readonly R[],
  withinKm: number = nearestWithinKm,
): R | null {
  let nearest: R | null = null;
  let nearestKm = Infinity;
  for (const region of regions) {
    if (region.lat === null || region.lng === null) continue;
    const km = distanceKm(point, { lat: region.lat, lng: region.lng });
    if (km <= withinKm && km < nearestKm) {
      nearest = region;
      nearestKm = km;
    }
  }
  return nearest;
}
