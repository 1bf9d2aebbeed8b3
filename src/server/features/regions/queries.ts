import type { RegionLevel } from "#domain/region/region.ts";
import { KeptRows } from "../../platform/database/kept-rows.ts";
import type { Db } from "../../platform/database/sql.ts";

export interface RegionRow {
  code: string;
  parent_code: string | null;
  level: RegionLevel;
  name: string;
  full_name: string;
  lat: number | null;
  lng: number | null;
}

/** Regions in force on a day, by level, in display order; `within` narrows to children of one region. */
export async function findRegions(
  db: Db,
  which: { level: RegionRow["level"]; within?: string | undefined; today: string },
): Promise<RegionRow[]> {
  return db<RegionRow[]>`
    SELECT code, parent_code, level, name, full_name, lat, lng FROM regions
    WHERE level = ${which.level} AND (${which.within ?? null}::text IS NULL OR parent_code = ${which.within ?? null})
      AND valid_from <= ${which.today} AND (valid_to IS NULL OR valid_to >= ${which.today})
    ORDER BY sort, code`;
}

/** The si-do in force on a day with their si-gun-gu; `siDo` narrows to one of them. */
export async function findSiDoTree(db: Db, today: string, siDo?: string) {
  const all = await findRegions(db, { level: "si_do", today });
  const siGunGu = await findRegions(db, { level: "si_gun_gu", within: siDo, today });
  return all
    .filter(({ code }) => siDo === undefined || code === siDo)
    .map((row) => ({
      ...row,
      si_gun_gu: siGunGu.filter((child) => child.parent_code === row.code),
    }));
}

/** A region in force on a day. */
export async function findRegion(
  db: Db,
  code: string,
  today: string,
): Promise<RegionRow | undefined> {
  const [row] = await db<RegionRow[]>`
    SELECT code, parent_code, level, name, full_name, lat, lng FROM regions
    WHERE code = ${code} AND valid_from <= ${today} AND (valid_to IS NULL OR valid_to >= ${today})`;
  return row;
}

/** A region by code whether or not it is in force; the day is the last on which it was, null while it is. */
export async function findRegionPeriod(
  db: Db,
  code: string,
): Promise<{ full_name: string; valid_to: string | null } | undefined> {
  const [row] = await db<{ full_name: string; valid_to: string | null }[]>`
    SELECT full_name, valid_to FROM regions WHERE code = ${code}`;
  return row;
}

type NamedRegion = Pick<RegionRow, "code" | "name" | "full_name">;

/** Only the program's data files change them, when it starts. */
const namedRegions = new KeptRows<NamedRegion>();

/** Regions by code, also those no longer in force: old requests keep theirs. */
export function regionsByCode(db: Db, codes: readonly string[]): Promise<Map<string, NamedRegion>> {
  return namedRegions.get(db, codes, async (missing) => {
    const rows = await db<NamedRegion[]>`
      SELECT code, name, full_name FROM regions WHERE code IN ${db(missing)}`;
    return new Map(rows.map((row) => [row.code, row]));
  });
}

/** Full names by code, likewise. */
export async function regionNames(db: Db, codes: readonly string[]): Promise<Map<string, string>> {
  const regions = await regionsByCode(db, codes);
  return new Map([...regions].map(([code, { full_name }]) => [code, full_name]));
}
