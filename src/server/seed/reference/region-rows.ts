import type { Tx } from "../../platform/database/sql.ts";
import type { RegionRow } from "../regions/read-regions.ts";

/** Writes all regions in one statement; their parents are among them. */
export async function upsertRegions(tx: Tx, rows: readonly RegionRow[]): Promise<void> {
  await tx`
    INSERT INTO regions (code, parent_code, level, name, full_name, lat, lng, sort, valid_from, valid_to)
    SELECT code, parent_code, level, name, full_name, lat, lng, sort, valid_from, valid_to
    FROM jsonb_populate_recordset(NULL::regions, ${JSON.stringify(rows)}::text::jsonb)
    ON CONFLICT (code) DO UPDATE SET
      parent_code = excluded.parent_code, level = excluded.level, name = excluded.name,
      full_name = excluded.full_name, lat = excluded.lat, lng = excluded.lng, sort = excluded.sort,
      valid_from = excluded.valid_from, valid_to = excluded.valid_to
    WHERE regions.* IS DISTINCT FROM excluded.*`;
}
