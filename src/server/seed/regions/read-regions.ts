import type { RegionLevel, RegionPeriod } from "#domain/region/region.ts";
import { readEupMyeonDongCell } from "./eup-myeon-dong-cell.ts";
import { type RegionTableRow, readRegionFile } from "./region-files.ts";

/** A row of the table `regions`; days are inclusive, `valid_to` null while in force. */
export type RegionRow = RegionPeriod & {
  code: string;
  parent_code: string | null;
  level: RegionLevel;
  name: string;
  /** The names of the levels above and its own: "서울특별시 강남구 역삼1동". */
  full_name: string;
  /** Centre of the si-gun-gu, for its eup-myeon-dong too; null for a si-do. */
  lat: number | null;
  lng: number | null;
  /** Order among all regions: si-do as people list them, below them by name. */
  sort: number;
};

type Unsorted = Omit<RegionRow, "sort">;

const byName = new Intl.Collator("ko", { numeric: true });

/**
 * All regions of the country, parents before what lies in them, from the tables in data/regions:
 * those in force and those that ended since 2023-07-01. About 25 ms. Throws when the tables disagree.
 */
export function readRegions(): RegionRow[] {
  const dongLine = new Map(readRegionFile("eup-myeon-dong").map((l) => [l.si_gun_gu_code, l]));
  const siGunGuRows = readRegionFile("si-gun-gu");
  const rows: Unsorted[] = [];

  for (const { code, name, valid_from, valid_to } of readRegionFile("si-do")) {
    const period = { valid_from, valid_to: valid_to || null };
    const siDo = { ...period, code, parent_code: null, level: "si_do" as const };
    const here = { ...siDo, name, full_name: name, lat: null, lng: null };
    rows.push(here);
    for (const siGunGu of sortedByName(siGunGuRows.filter((row) => row.code.startsWith(code)))) {
      const line = dongLine.get(siGunGu.code);
      if (line?.si_do !== name || line.si_gun_gu !== siGunGu.name) {
        throw new Error(`${siGunGu.code} ${siGunGu.name}: eup-myeon-dong.tsv names it otherwise`);
      }
      dongLine.delete(siGunGu.code);
      rows.push(...siGunGuWithin(here, siGunGu, line));
    }
  }
  const [left] = dongLine.keys();
  if (left !== undefined) throw new Error(`${left}: eup-myeon-dong without a si-gun-gu`);
  return rows.map((row, index) => ({ ...row, sort: index + 1 }));
}

function siGunGuWithin(
  siDo: Unsorted,
  row: RegionTableRow<"si-gun-gu">,
  line: RegionTableRow<"eup-myeon-dong">,
): Unsorted[] {
  const place = { lat: Number(row.lat), lng: Number(row.lng) };
  const siGunGu: Unsorted = {
    code: row.code,
    parent_code: siDo.code,
    level: "si_gun_gu",
    name: row.name,
    // 세종 has one si-gun-gu of the same name; an address says it once.
    full_name: row.name === siDo.name ? siDo.name : `${siDo.name} ${row.name}`,
    ...place,
    ...periodIn(siDo, row.valid_from || null, row.valid_to || null),
  };
  const dongs = sortedByName(readEupMyeonDongCell(row.code, line.eup_myeon_dong));
  return [
    siGunGu,
    ...dongs.map((dong): Unsorted => ({
      code: dong.code,
      parent_code: row.code,
      level: "eup_myeon_dong",
      name: dong.name,
      full_name: `${siGunGu.full_name} ${dong.name}`,
      ...place,
      ...periodIn(siGunGu, dong.valid_from, dong.valid_to),
    })),
  ];
}

/** A day that the table leaves out is the parent's. */
function periodIn(parent: RegionPeriod, from: string | null, to: string | null): RegionPeriod {
  return { valid_from: from ?? parent.valid_from, valid_to: to ?? parent.valid_to };
}

function sortedByName<T extends { name: string; code: string }>(rows: readonly T[]): T[] {
  return rows.toSorted((a, b) => byName.compare(a.name, b.name) || (a.code < b.code ? -1 : 1));
}
