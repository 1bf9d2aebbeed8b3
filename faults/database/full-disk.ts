import { setTimeout as pause } from "node:timers/promises";
import { startEmbeddedDatabase } from "#server/platform/database/embedded/start.ts";
import type { RunningMarket } from "#test/running-market.ts";
import { Publishers } from "./publishers.ts";
import type { SmallDisk } from "./small-disk.ts";
import { everybody, READINESS, summaryOf, Visitors, type Visit } from "./visitors.ts";

const FULL_MS = 20_000;
const NOT_READY_WITHIN_MS = 5_000;

/**
 * The database's disk is full: what would be written is refused, what is read goes on; then its log can grow no more
 * either and the server ends itself. With room again all is well without a restart of the product, and what was
 * acknowledged is there.
 */
export async function fullDisk(disk: SmallDisk): Promise<number> {
  await untilFull(disk, async () => undefined);
  await untilFull(disk, endLog);
  return 2;
}

async function untilFull(
  disk: SmallDisk,
  worsen: (market: RunningMarket) => Promise<void>,
): Promise<void> {
  const { market } = disk;
  const publishers = await Publishers.open(market);
  const errands = Object.values(await everybody(market));
  const visitors = new Visitors([...errands, publishers.errand], { sample: false });
  const { pid } = market;
  try {
    await visitors.untilWell(Date.now());
    disk.fill();
    await worsen(market);
    await pause(FULL_MS);
    const emptiedAt = Date.now();
    disk.empty();
    // As whoever looks after a server would: one that ended itself is started again.
    await (await startEmbeddedDatabase({ dataDir: market.dataDir })).stop();
    const roomAt = Date.now();
    const meanwhile = visitors.visits.filter(({ at }) => at < roomAt);
    const after = await visitors.untilWell(roomAt);
    await visitors.stop();
    process.stdout.write(`        ${summaryOf(meanwhile)}; well again after ${after} ms\n`);
    visitors.assertCivil();
    assertNotReady(meanwhile.filter(({ at }) => at < emptiedAt));
    const lost = await publishers.lost();
    if (lost > 0) throw new Error(`${lost} acknowledged writes are lost`);
    if (market.pid !== pid) throw new Error("the product was started again");
  } finally {
    await visitors.stop();
  }
}

/** Takes the server's last room to note what it does. */
async function endLog({ sql }: RunningMarket): Promise<void> {
  try {
    for (;;) {
      await sql`SELECT pg_logical_emit_message(true, 'faults', repeat('x', 1000000))`;
    }
  } catch {
    // It has ended itself.
  }
}

/** From soon after the first refusal to the end of the fault nobody is told that all can be done. */
function assertNotReady(visits: readonly Visit[]): void {
  const first = visits.find(({ what, status }) => what !== READINESS && status === 503);
  if (!first) throw new Error("nothing was refused: the disk was not full");
  const wrong = visits.filter(
    ({ what, at, status }) =>
      what === READINESS && status === 200 && at > first.at + first.ms + NOT_READY_WITHIN_MS,
  );
  if (wrong.length > 0) throw new Error(`ready with a full disk: ${summaryOf(wrong)}`);
}
