import type { Clock } from "../../platform/clock.ts";
import type { Sql } from "../../platform/database/sql.ts";

const AT_ONCE = 500;

/** Ends being new for whom it is over, and finds the best of each beginning of a name anew where they may have changed. */
export async function sweepSearch({ sql, clock }: { sql: Sql; clock: Clock }): Promise<void> {
  const now = clock.now();
  await whileFull(async () => {
    const [row] = await sql<{ ended: number }[]>`
      SELECT search_end_newness(${now}, ${AT_ONCE}) AS ended`;
    return row?.ended;
  });
  await whileFull(async () => {
    const [row] = await sql<{ taken: number }[]>`
      SELECT search_refresh_prefixes(${AT_ONCE}) AS taken`;
    return row?.taken;
  });
}

async function whileFull(work: () => Promise<number | undefined>): Promise<void> {
  while ((await work()) === AT_ONCE);
}
