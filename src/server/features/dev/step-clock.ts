import type { Clock } from "../../platform/clock.ts";
import type { Sql } from "../../platform/database/sql.ts";
import { nextDueAt } from "./next-due.ts";

interface Stepping {
  sql: Sql;
  clock: Clock;
  moveTo: (to: Date) => Promise<void>;
  /** Does everything that is due at the clock's time. */
  sweepDue: () => Promise<void>;
}

/**
 * Moves the product's time to `target` through each moment at which something falls due, in order, so that what
 * happens then sees the time at which it should happen. Returns when all of it is done.
 */
export async function stepClock(
  { sql, clock, moveTo, sweepDue }: Stepping,
  target: Date,
): Promise<void> {
  let passed = clock.now();
  await sweepDue();
  for (;;) {
    const due = await nextDueAt(sql, passed);
    if (due === null || due > target) break;
    await moveTo(due);
    await sweepDue();
    passed = due;
  }
  await moveTo(target);
  await sweepDue();
}
