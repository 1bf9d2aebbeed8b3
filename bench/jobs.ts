import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as pause } from "node:timers/promises";
import { runMigrations } from "graphile-worker";
import { connectTo } from "#server/platform/database/connect-to.ts";
import { quiet } from "#server/platform/jobs/quiet-logger.ts";
import { RunningMarket } from "#test/running-market.ts";
import { databaseBeside } from "./database-beside.ts";
import { inTurn, type Measurement } from "./measurement.ts";

const MESSAGES = 2_000;
const ROUNDS = 3;
const LOOK_EVERY_MS = 20;
/** Beside the bare job library. */
const LEAST = 0.5;

type Bare = ReturnType<typeof connectTo>;

/**
 * Messages that the product's worker hands over, each claimed, sent into the local inbox and ended, against the job library
 * that does a job for each message, which writes it into such a table: in a process of its own, on the same server, as
 * many at once.
 */
export async function jobs(): Promise<Measurement[]> {
  const market = await RunningMarket.open();
  const url = await databaseBeside(market.ownerUrl, "jobs", "empty");
  const bare = connectTo(url, { max: 2, onnotice: () => undefined });
  const worker = await startWorker(url, bare);
  try {
    const sides = {
      ours: () => handedOver(market),
      reference: () => workedOff(bare),
    };
    // Compiles what the others find compiled.
    for (const side of Object.values(sides)) await side();
    const measured = await inTurn(ROUNDS, sides);
    return [
      {
        name: "messages handed over by a job, beside bare jobs",
        ...measured,
        unit: "per s",
        better: "higher",
        bound: LEAST,
      },
    ];
  } finally {
    worker.kill();
    await bare.end();
    await market.close();
  }
}

async function startWorker(url: string, bare: Bare) {
  await runMigrations({ connectionString: url, maxPoolSize: 1, logger: quiet });
  await bare`
    CREATE TABLE inbox (id uuid PRIMARY KEY, channel text NOT NULL, recipient text NOT NULL, body text NOT NULL,
                        at timestamptz NOT NULL)`;
  const child = spawn(process.execPath, [join(import.meta.dirname, "bare/worker.ts")], {
    env: { PATH: process.env.PATH, NODE_ENV: "production" },
    stdio: ["pipe", "pipe", "inherit"],
  });
  child.stdin.end(url);
  await once(createInterface(child.stdout), "line");
  return child;
}

function handedOver({ sql }: RunningMarket): Promise<number> {
  return perSecond(
    () =>
      sql.begin(async (tx) => {
        await tx`
          INSERT INTO deliveries (id, channel, recipient, body, purpose, not_before, created_at)
          SELECT gen_random_uuid(), 'sms', '+8210' || lpad(n::text, 8, '0'), '인증번호 123456', 'phone_code', now(), now()
          FROM generate_series(1, ${MESSAGES}) AS n`;
        await tx`SELECT enqueue_job('deliver_messages')`;
      }),
    async () => (await sql`SELECT 1 FROM deliveries WHERE state = 'pending' LIMIT 1`).length > 0,
  );
}

function workedOff(bare: Bare): Promise<number> {
  return perSecond(
    () => bare`
      SELECT graphile_worker.add_job('deliver', json_build_object(
        'to', '+8210' || lpad(n::text, 8, '0'), 'body', '인증번호 123456'))
      FROM generate_series(1, ${MESSAGES}) AS n`,
    async () => (await bare`SELECT 1 FROM graphile_worker.jobs LIMIT 1`).length > 0,
  );
}

/** From when they are ordered until none is left. */
async function perSecond(
  order: () => Promise<unknown>,
  isLeft: () => Promise<boolean>,
): Promise<number> {
  await order();
  const startedAt = performance.now();
  while (await isLeft()) await pause(LOOK_EVERY_MS);
  return Math.round((MESSAGES / (performance.now() - startedAt)) * 1_000);
}
