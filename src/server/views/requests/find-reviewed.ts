import type { Db } from "../../platform/database/sql.ts";

/** Those of these requests whose hire was reviewed, whatever became of the review: only a completed one can be. */
export async function findReviewed(db: Db, requestIds: readonly string[]): Promise<Set<string>> {
  const rows = await db<{ request_id: string }[]>`
    SELECT h.request_id FROM hires h JOIN reviews r ON r.hire_id = h.id
    WHERE h.request_id = ANY(${[...requestIds]}::uuid[]) AND h.state = 'completed'`;
  return new Set(rows.map((row) => row.request_id));
}
