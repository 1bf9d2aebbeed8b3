import type { HireSide } from "#domain/change-order/lifecycle.ts";
import type { ListedHire } from "#domain/pro-hires/hire-order.ts";
import type { Db } from "../platform/database/sql.ts";

/** So many of a pro's newest are listed: they are put in order whole for each answer, since order and day move. */
const MOST_LISTED = 2_000;

type FoundRow = Omit<ListedHire, "completedAt" | "proposals"> & {
  completed_at: Date | null;
  proposals: HireSide[];
};

/** All that a pro was hired for and that was not cancelled, with who waits for an answer to a proposal. */
export async function findListedHires(db: Db, proId: string): Promise<ListedHire[]> {
  const rows = await db<FoundRow[]>`
    SELECT h.id, h.state, h.agreed_date, h.agreed_time, h.completed_at,
           ARRAY(SELECT c.proposed_by FROM change_orders c
                 WHERE c.hire_id = h.id AND c.state = 'proposed') AS proposals
    FROM hires h WHERE h.pro_id = ${proId} AND h.state <> 'cancelled'
    ORDER BY h.id DESC LIMIT ${MOST_LISTED}`;
  return rows.map(({ completed_at, ...row }) => ({
    ...row,
    completedAt: completed_at?.getTime() ?? null,
  }));
}
