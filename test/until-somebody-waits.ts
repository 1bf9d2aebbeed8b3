import { expect } from "vitest";
import type { Sql } from "#server/platform/database/sql.ts";

/** Comes back once another connection to this database waits for a lock. */
export async function untilSomebodyWaits(sql: Sql): Promise<void> {
  const waiting = async () => {
    const rows = await sql`
      SELECT 1 FROM pg_locks l JOIN pg_stat_activity a USING (pid)
      WHERE a.datname = current_database() AND NOT l.granted`;
    return rows.length;
  };
  await expect.poll(waiting).toBeGreaterThan(0);
}
