import { setTimeout as pause } from "node:timers/promises";
import type postgres from "postgres";
import { connectTo } from "#server/platform/database/connect-to.ts";
import { errorCode } from "#server/platform/system-error.ts";
import type { RunningMarket } from "#test/running-market.ts";
import type { FaultSize } from "../run-faults.ts";
import { Publishers } from "./publishers.ts";
import { everybody, READINESS, summaryOf, Visitors } from "./visitors.ts";

const TAKEN_MS = { sample: 6_000, full: 30_000 };
const NOT_READY_WITHIN_MS = 5_000;
const TOO_MANY = "53300";
const AT_ONCE = 20;

/** Somebody else takes every connection that the server has: all is refused in time, and well again without a restart. */
export async function takenConnections(
  market: RunningMarket,
  { sample }: FaultSize,
): Promise<number> {
  const errands = await everybody(market);
  const publishers = await Publishers.open(market);
  const visitors = new Visitors(Object.values(errands), { sample });
  const taken: postgres.Sql[] = [];
  const release = () => Promise.all(taken.splice(0).map((sql) => sql.end({ timeout: 1 })));
  try {
    const pid = market.pid;
    await visitors.untilWell(Date.now());
    await takeAll(market, taken);
    const from = Date.now();
    await pause(sample ? TAKEN_MS.sample : TAKEN_MS.full);
    const meanwhile = visitors.visits.filter(({ at }) => at >= from);
    await release();
    const after = await visitors.untilWell(Date.now());
    await visitors.stop();
    process.stdout.write(`        ${summaryOf(meanwhile)}; well again after ${after} ms\n`);
    visitors.assertCivil();
    const late = meanwhile.filter(
      ({ what, at, status }) =>
        what === READINESS && status === 200 && at > from + NOT_READY_WITHIN_MS,
    );
    if (late.length > 0) throw new Error(`ready without connections: ${summaryOf(late)}`);
    if ((await publishers.publish()).status !== 201)
      throw new Error("nothing can be published afterwards");
    // Whoever listened has to listen again.
    await market.untilDispatched();
    if (market.pid !== pid) throw new Error("the product was started again");
    return 1;
  } finally {
    await visitors.stop();
    await release();
  }
}

/** The few that are kept for whoever looks after the server, too: the owner of a database that we started is one. */
async function takeAll(market: RunningMarket, taken: postgres.Sql[]): Promise<void> {
  for (let left = 1; left > 0;) {
    await market.sql`
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE application_name LIKE 'somssi-%' OR application_name = ''`.catch(() => undefined);
    while (await takeSome(market.ownerUrl, taken));
    const [row] = await market.sql<{ left: number }[]>`
      SELECT count(*)::int AS left FROM pg_stat_activity WHERE application_name LIKE 'somssi-%'`;
    left = row?.left ?? 0;
  }
}

/** Whether there were any left. */
async function takeSome(url: string, taken: postgres.Sql[]): Promise<boolean> {
  const tries = await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      const sql = connectTo(url, {
        max: 1,
        onnotice: () => undefined,
        connection: { application_name: "faults-taken" },
      });
      const code = await sql`SELECT 1`.then(
        () => null,
        (error: unknown) => errorCode(error) ?? "unknown",
      );
      if (code === null) taken.push(sql);
      else await sql.end({ timeout: 1 });
      if (code !== null && code !== TOO_MANY) throw new Error(`taking connections: ${code}`);
      return code === null;
    }),
  );
  return tries.every(Boolean);
}
