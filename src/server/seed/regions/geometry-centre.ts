import type { Point } from "#domain/region/nearest.ts";

type Ring = readonly (readonly number[])[];

/** GeoJSON, positions as [lng, lat] in degrees; the first ring of a polygon is its edge, others are holes. */
export type Geometry =
  | { type: "Polygon"; coordinates: readonly Ring[] }
  | { type: "MultiPolygon"; coordinates: readonly (readonly Ring[])[] };

/**
 * The centre of area of all parts together, holes taken out. Degrees are treated as a plane, which
 * is exact enough for something as small as a si-gun-gu. Among islands it may lie in the sea.
 */
export function centreOf(geometry: Geometry): Point {
  const polygons = geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;
  const sum = { area: 0, lng: 0, lat: 0 };
  for (const rings of polygons) {
    for (const [index, ring] of rings.entries()) {
      const part = ringMoments(ring);
      // Rings run either way round: the sign of the area is made that of an edge or a hole.
      const sign = Math.sign(part.area) * (index === 0 ? 1 : -1);
      sum.area += sign * part.area;
      sum.lng += sign * part.lng;
      sum.lat += sign * part.lat;
    }
  }
  if (sum.area <= 0) throw new Error("a geometry without area has no centre");
  return { lat: sum.lat / sum.area, lng: sum.lng / sum.area };
}

/** Signed area of a closed ring and its first moments (shoelace formula). */
function ringMoments(ring: Ring): { area: number; lng: number; lat: number } {
  let area = 0;
  let lng = 0;
  let lat = 0;
  for (const [index, position] of ring.entries()) {
    const [x1 = NaN, y1 = NaN] = position;
    const [x0 = NaN, y0 = NaN] = ring.at(index - 1) ?? [];
    const cross = x0 * y1 - x1 * y0;
    area += cross / 2;
    lng += ((x0 + x1) * cross) / 6;
    lat += ((y0 + y1) * cross) / 6;
  }
  return { area, lng, lat };
}
