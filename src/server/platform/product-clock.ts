import type { Clock } from "./clock.ts";
import type { Sql } from "./database/sql.ts";

const CHANNEL = "dev_clock";

export interface ProductClock extends Clock {
  moveTo: (to: Date) => Promise<void>;
  /** Milliseconds that it is ahead of the machine's. */
  offset(): number;
  /** Stops following the other processes. */
  stop(): Promise<void>;
}

/**
 * The product's time outside production: the machine's plus an offset kept in the database, which all processes
 * follow and which only grows. Production takes `systemClock` instead, whatever the database says.
 */
export async function createProductClock(sql: Sql): Promise<ProductClock> {
  let offset = 0;
  const follow = async () => {
    // Two readings may arrive in the wrong order.
    offset = Math.max(offset, await readOffset(sql));
  };
  // A reading that fails is made up for when the link to the database is back.
  const notice = () => void follow().catch(() => undefined);
  const listening = await sql.listen(CHANNEL, notice, notice);
  await follow();
  return {
    now: () => new Date(Date.now() + offset),
    moveTo: async (to) => {
      await raiseOffset(sql, to.getTime() - Date.now());
      await follow();
    },
    offset: () => offset,
    stop: () => listening.unlisten(),
  };
}

async function readOffset(sql: Sql): Promise<number> {
  const [row] = await sql<{ offset_ms: number }[]>`SELECT offset_ms FROM dev_clock`;
  return row?.offset_ms ?? 0;
}

async function raiseOffset(sql: Sql, offset: number): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`UPDATE dev_clock SET offset_ms = greatest(offset_ms, ${offset})`;
    await tx`SELECT pg_notify(${CHANNEL}, '')`;
  });
}
