import { distanceKm } from "#domain/region/nearest.ts";
import { isRegionValid, siDoOf } from "#domain/region/region.ts";
import type { Day } from "#domain/calendar/day.ts";
import { readRegions, type RegionRow } from "../regions/read-regions.ts";

export interface DemoRegion extends RegionRow {
  lat: number;
  lng: number;
  dongs: readonly string[];
}

/** The country as it is today: si-gun-gu with their eup-myeon-dong. */
export interface Country {
  siGunGu: readonly DemoRegion[];
  /** Names by code, of every level. */
  names: ReadonlyMap<string, string>;
  bySiDo: ReadonlyMap<string, readonly DemoRegion[]>;
  region(code: string): DemoRegion;
  /** The place itself first, then what lies within `km`, the nearest first. */
  around(region: DemoRegion, km: number): DemoRegion[];
}

export function readCountry(today: Day): Country {
  const inForce = readRegions().filter((region) => isRegionValid(region, today));
  const dongs = Map.groupBy(
    inForce.filter((region) => region.level === "eup_myeon_dong"),
    (region) => region.parent_code ?? "",
  );
  const siGunGu = inForce
    .filter((region) => region.level === "si_gun_gu")
    .map((region): DemoRegion => ({
      ...region,
      lat: region.lat ?? 0,
      lng: region.lng ?? 0,
      dongs: (dongs.get(region.code) ?? []).map(({ code }) => code),
    }));
  const byCode = new Map(siGunGu.map((region) => [region.code, region]));
  return {
    siGunGu,
    names: new Map(inForce.map(({ code, name }) => [code, name])),
    bySiDo: Map.groupBy(siGunGu, (region) => siDoOf(region.code) ?? ""),
    region(code) {
      const region = byCode.get(code);
      if (!region) throw new Error(`${code} is no si-gun-gu today`);
      return region;
    },
    around: (region, km) =>
      siGunGu
        .map((other) => ({ other, away: distanceKm(region, other) }))
        .filter(({ away }) => away <= km)
        .toSorted((a, b) => a.away - b.away)
        .map(({ other }) => other),
  };
}
