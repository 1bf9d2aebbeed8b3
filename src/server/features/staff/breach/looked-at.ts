import type { StaffLogKind } from "#domain/staff/log-kind.ts";
import type { Db } from "../../../platform/database/sql.ts";

/** What shows or changes somebody's data; signing in is about staff themselves, and what was refused showed nothing. */
const TOUCHING: readonly StaffLogKind[] = ["decision", "look_up", "file_view", "account"];

/** Account ids of whose data a member of staff acted on or looked at, from the first instant on, before the second. */
export async function findLookedAt(
  db: Db,
  { staffId, from, to }: { staffId: string; from: Date; to: Date },
): Promise<string[]> {
  const rows = await db<{ person_id: string }[]>`
    SELECT DISTINCT person_id FROM staff_log
    WHERE staff_id = ${staffId} AND person_id <> ${staffId} AND kind = ANY(${[...TOUCHING]}::text[])
      AND at >= ${from} AND at < ${to}
    ORDER BY person_id`;
  return rows.map(({ person_id: id }) => id);
}
