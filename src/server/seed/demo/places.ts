import { distanceKm } from "#domain/region/nearest.ts";
import { isRegionValid, siDoOf } from "#domain/region/region.ts";
import type { Day } from "#domain/calendar/day.ts";
import { readRegions, type RegionRow } from "../regions/read-regions.ts";

export interface Place extends RegionRow {
  lat: number;
  lng: number;
  dongs: readonly string[];
}

/** The country as it is today: si-gun-gu with their eup-myeon-dong. */
export interface Country {
  siGunGu: readonly Place[];
  /** Names by code, of every level. */
  names: ReadonlyMap<string, string>;
  bySiDo: ReadonlyMap<string, readonly Place[]>;
  place(code: string): Place;
  /** The place itself first, then what lies within `km`, the nearest first. */
  around(place: Place, km: number): Place[];
}

export function readCountry(today: Day): Country {
  const inForce = readRegions().filter((region) => isRegionValid(region, today));
  const dongs = Map.groupBy(
    inForce.filter((region) => region.level === "eup_myeon_dong"),
    (region) => region.parent_code ?? "",
  );
  const siGunGu = inForce
    .filter((region) => region.level === "si_gun_gu")
    .map((region): Place => ({
      ...region,
      lat: region.lat ?? 0,
      lng: region.lng ?? 0,
      dongs: (dongs.get(region.code) ?? []).map(({ code }) => code),
    }));
  const byCode = new Map(siGunGu.map((place) => [place.code, place]));
  return {
    siGunGu,
    names: new Map(inForce.map(({ code, name }) => [code, name])),
    bySiDo: Map.groupBy(siGunGu, (place) => siDoOf(place.code) ?? ""),
    place(code) {
      const place = byCode.get(code);
      if (!place) throw new Error(`${code} is no si-gun-gu today`);
      return place;
    },
    around: (place, km) =>
      siGunGu
        .map((other) => ({ other, away: distanceKm(place, other) }))
        .filter(({ away }) => away <= km)
        .toSorted((a, b) => a.away - b.away)
        .map(({ other }) => other),
  };
}
