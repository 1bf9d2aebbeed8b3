import { setTimeout as pause } from "node:timers/promises";
import type { RunningMarket } from "#test/running-market.ts";
import type { FaultSize } from "../run-faults.ts";
import { everybody, summaryOf, Visitors } from "./visitors.ts";

const LOCKED_MS = { sample: 4_000, full: 30_000 };
/** Twice the connections there are: who waits for the table must not keep everybody else from the rest. */
const CROWD = 40;

/** Somebody keeps a table that is asked for all the time: what needs it is refused in time, the rest goes on. */
export async function lockedTable(market: RunningMarket, { sample }: FaultSize): Promise<number> {
  const errands = await everybody(market);
  const others = [errands.page, errands.visitor, errands.catalogue, errands.readiness];
  const visitors = new Visitors([{ ...errands.requests, people: CROWD }, ...others], { sample });
  try {
    const pid = market.pid;
    await visitors.untilWell(Date.now());
    const locked = visitors.visits.length;
    await market.sql.begin(async (tx) => {
      await tx`SET LOCAL idle_in_transaction_session_timeout = 0`;
      await tx`LOCK TABLE requests`;
      await pause(sample ? LOCKED_MS.sample : LOCKED_MS.full);
    });
    const meanwhile = visitors.visits.slice(locked);
    const after = await visitors.untilWell(Date.now());
    await visitors.stop();
    process.stdout.write(`        ${summaryOf(meanwhile)}; well again after ${after} ms\n`);
    visitors.assertCivil();
    for (const { what } of others.slice(1)) {
      if (!meanwhile.some((visit) => visit.what === what && visit.status === 200)) {
        throw new Error(`${what} was never answered`);
      }
    }
    if (market.pid !== pid) throw new Error("the product was started again");
    return 1;
  } finally {
    await visitors.stop();
  }
}
