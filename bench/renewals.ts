import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { checkLedger } from "#server/commands/check-ledger.ts";
import { readRecordedPayments } from "#server/gateways/payment/emulator/record.ts";
import { openDatabase } from "#server/platform/database/connect.ts";
import { startEmbeddedDatabase } from "#server/platform/database/embedded/start.ts";
import type { Sql } from "#server/platform/database/sql.ts";
import { createIds } from "#server/platform/ids.ts";
import { systemClock } from "#server/platform/clock.ts";
import { systemRandom } from "#server/platform/random.ts";
import { openSession } from "#server/platform/session/session-store.ts";
import { deleteProductData, startProduct, temporaryDataDir } from "#test/product.ts";
import {
  insertMembers,
  memberAccount,
  renewalMorning,
  writeGatewayRecord,
} from "./renewal-market.ts";
import type { Measurement } from "./measurement.ts";

const IDLE_MS = 8_000;
const PROBE_EVERY_MS = 50;
const ALL = 100_000;
/** So that all of a hundred thousand are through before eleven. */
const NEEDED_PER_SECOND = ALL / 3_600;

/**
 * So many memberships fall due at 10:00 of one morning, at a gateway that takes 200 ms for each answer. How many are
 * renewed in a second, what the product weighs meanwhile, and how long others wait for their pages.
 */
export async function renewals(members: number): Promise<Measurement[]> {
  const dataDir = temporaryDataDir();
  const env = { SEED: "none", LOG_LEVEL: "info" };
  // Once for the tables; the members come while nobody works.
  await (await startProduct({ dataDir, env })).stop();
  const { url, stop } = await startEmbeddedDatabase({ dataDir });
  const sql = openDatabase({ url, max: 4, applicationName: "bench" });
  const morning = renewalMorning(new Date());
  await writeGatewayRecord(dataDir, members);
  await insertMembers(sql, members, morning);
  const product = await startProduct({ dataDir, env });
  let memory: ReturnType<typeof watchMemory> | null = null;
  try {
    const cookie = await signIn(sql);
    const probe = () => probeUntil(product.origin, cookie);
    const idle = probe();
    await pause(IDLE_MS);
    const calm = await idle.stop();
    memory = watchMemory(product.pid);
    const busy = probe();
    const startedAt = Date.now();
    await moveClock(sql, morning);
    await untilRenewed(sql, members);
    const seconds = (Date.now() - startedAt) / 1_000;
    const loaded = await busy.stop();
    const grown = memory.stop();
    await assertSound(sql, dataDir);
    const rate = round(members / seconds);
    process.stdout.write(
      `${members} renewals in ${round(seconds)} s, product ${grown.from} → at most ${grown.most} MB; ` +
        `${ALL} ${members === ALL ? "took" : "would take (extrapolated)"} ${round(ALL / rate / 60)} min\n`,
    );
    const refused = [...calm.refused, ...loaded.refused];
    if (refused.length > 0) throw new Error(`others were not answered: ${refused.join("; ")}`);
    return [
      {
        name: `renewals, ${members} due at once`,
        ours: rate,
        reference: round(NEEDED_PER_SECOND),
        unit: "per s",
        better: "higher",
        bound: 1,
      },
      {
        name: "memory of the product while renewing",
        ours: grown.most,
        reference: grown.from,
        unit: "MB",
        better: "lower",
      },
      {
        name: "home page while renewing, p99",
        ours: loaded.home,
        reference: calm.home,
        unit: "ms",
        better: "lower",
      },
      {
        name: "own membership while renewing, p99",
        ours: loaded.membership,
        reference: calm.membership,
        unit: "ms",
        better: "lower",
      },
    ];
  } finally {
    memory?.stop();
    await sql.end({ timeout: 5 });
    await product.stop();
    await stop();
    await deleteProductData(dataDir);
  }
}

async function signIn(sql: Sql): Promise<string> {
  const ids = createIds(systemClock, systemRandom);
  const { token } = await openSession(sql, {
    accountId: memberAccount(1),
    userAgent: "bench",
    // The product's clock is about to be moved on by weeks.
    now: renewalMorning(new Date()),
    ids,
    random: systemRandom,
  });
  return `sessionid=${token}`;
}

/** As `/dev/clock` does at its end, without waiting for all that falls due. */
async function moveClock(sql: Sql, to: Date): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`UPDATE dev_clock SET offset_ms = ${to.getTime() - Date.now() + 1_000}`;
    await tx`SELECT pg_notify('dev_clock', '')`;
    await tx`SELECT enqueue_job('bill')`;
  });
}

async function untilRenewed(sql: Sql, members: number): Promise<void> {
  let reportedAt = Date.now();
  for (;;) {
    const [row] = await sql<{ left: number; renewed: number }[]>`
      SELECT (SELECT count(*)::int FROM memberships WHERE due_at <= (SELECT now() + offset_ms * interval '1 ms' FROM dev_clock))
           + (SELECT count(*)::int FROM payments WHERE status = 'pending') AS left,
             (SELECT count(*)::int FROM payments WHERE purpose = 'renewal' AND status = 'paid') AS renewed`;
    if (row?.renewed === members) return;
    if (row?.left === 0) throw new Error(`only ${row.renewed} of ${members} were renewed`);
    if (Date.now() - reportedAt > 60_000) {
      reportedAt = Date.now();
      process.stdout.write(`  … ${row?.renewed} renewed\n`);
    }
    await pause(1_000);
  }
}

async function assertSound(sql: Sql, dataDir: string): Promise<void> {
  const payments = readRecordedPayments(join(dataDir, "gateway/record.jsonl"));
  const broken = await checkLedger(sql, payments);
  if (Object.keys(broken).length > 0) throw new Error(JSON.stringify(broken).slice(0, 2_000));
}

interface Waits {
  home: number;
  membership: number;
  /** What was not answered as always, and when. */
  refused: string[];
}

/** One person who opens a page again and again; p99 of the waits in milliseconds. */
function probeUntil(origin: string, cookie: string): { stop: () => Promise<Waits> } {
  let on = true;
  const waits = { home: [] as number[], membership: [] as number[] };
  const refused: string[] = [];
  const timed = async (path: string, into: number[]) => {
    const startedAt = performance.now();
    const said = await fetch(`${origin}${path}`, { headers: { cookie } }).then(
      async (answer) => {
        const text = await answer.text();
        return answer.ok ? null : `${answer.status} ${text.slice(0, 200)}`;
      },
      (error: unknown) => String(error),
    );
    if (said !== null) refused.push(`${new Date().toISOString()} ${path}: ${said}`);
    into.push(performance.now() - startedAt);
  };
  const running = (async () => {
    while (on) {
      await timed("/", waits.home);
      await timed("/api/v2/users/me/subscriptions/", waits.membership);
      await pause(PROBE_EVERY_MS);
    }
    return { home: p99(waits.home), membership: p99(waits.membership), refused };
  })();
  return {
    stop: () => {
      on = false;
      return running;
    },
  };
}

/** Resident memory of a process, in MB. */
function watchMemory(pid: number): { stop: () => { from: number; most: number } } {
  const resident = () => {
    const line = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
    return Math.round(Number(line?.[1] ?? 0) / 1_024);
  };
  const from = resident();
  let most = from;
  const timer = setInterval(() => (most = Math.max(most, resident())), 1_000);
  return {
    stop: () => {
      clearInterval(timer);
      return { from, most };
    },
  };
}

function p99(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return round(sorted[Math.floor(sorted.length * 0.99)] ?? 0);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
