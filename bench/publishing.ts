import { openDatabase } from "#server/platform/database/connect.ts";
import { startEmbeddedDatabase } from "#server/platform/database/embedded/start.ts";
import type { Sql } from "#server/platform/database/sql.ts";
import { createIds } from "#server/platform/ids.ts";
import { newCsrfToken } from "#server/platform/csrf/token.ts";
import { systemClock } from "#server/platform/clock.ts";
import { systemRandom } from "#server/platform/random.ts";
import { openSession } from "#server/platform/session/session-store.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { makeManyPros } from "#test/factories/many-pros.ts";
import { moveInAnswers, requestBody } from "#test/factories/requests.ts";
import { deleteProductData, startProduct, temporaryDataDir } from "#test/product.ts";
import { Caller } from "../faults/caller.ts";
import { median, type Measurement } from "./measurement.ts";

const SECRET = "bench-secret-bench-secret-bench-secret-1";
const MANY = { pros: 2_000, region: "47940" };
const FEW = { pros: 20, region: "47930" };
/** Of each kind in a run, one after the other, so that both meet the same minute of the machine. */
const CALLS_PER_RUN = 5;

/**
 * What a customer waits for a request to be published that very many pros receive, against one that few receive; and
 * how long it takes until it has come to all of them.
 */
export async function publishing(runs: number): Promise<Measurement[]> {
  const dataDir = temporaryDataDir();
  const env = { SEED: "none", SESSION_SECRET: SECRET };
  const product = await startProduct({ dataDir, env });
  const { url, stop } = await startEmbeddedDatabase({ dataDir });
  const sql = openDatabase({ url, max: 4, applicationName: "bench" });
  try {
    for (const market of [MANY, FEW]) {
      await makeManyPros(sql, { ...market, named: market.region, now: new Date() });
    }
    await sql.begin(async (tx) => {
      await tx`SET LOCAL ROLE NONE`;
      await tx`ANALYZE`;
    });
    const waits = { many: [] as number[], few: [] as number[] };
    const arrivals: number[] = [];
    await publishOne(sql, product.origin, FEW.region);
    for (let call = 0; call < runs * CALLS_PER_RUN; call += 1) {
      waits.few.push((await publishOne(sql, product.origin, FEW.region)).call);
      const { call: many, arrival } = await publishOne(sql, product.origin, MANY.region);
      waits.many.push(many);
      arrivals.push(arrival);
    }
    process.stdout.write(`all ${MANY.pros} have it after ${round(median(arrivals))} ms\n`);
    return [
      {
        name: `publishing to ${MANY.pros} pros, beside ${FEW.pros}`,
        ours: round(median(waits.many)),
        reference: round(median(waits.few)),
        unit: "ms",
      },
    ];
  } finally {
    await sql.end({ timeout: 5 });
    await product.stop();
    await stop();
    await deleteProductData(dataDir);
  }
}

/** By a customer of its own: how long the call took, and how long until the last pro was notified. */
async function publishOne(
  sql: Sql,
  origin: string,
  region: string,
): Promise<{ call: number; arrival: number }> {
  const ids = createIds(systemClock, systemRandom);
  const account = await makeAccount({ sql, clock: systemClock, ids });
  const { sessionId, token } = await openSession(sql, {
    accountId: account.id,
    userAgent: "bench",
    now: new Date(),
    ids,
    random: systemRandom,
  });
  const csrftoken = newCsrfToken(systemRandom, SECRET, sessionId);
  const caller = new Caller(() => origin, { sessionid: token, csrftoken });
  const body = requestBody({ answers: { ...moveInAnswers(), region }, region_code: region });
  const startedAt = performance.now();
  const outcome = await caller.call("requests.create", body);
  const call = performance.now() - startedAt;
  if (outcome.kind !== "answer" || outcome.status !== 201) {
    throw new Error(`not published: ${JSON.stringify(outcome)}`);
  }
  while ((await sql`SELECT 1 FROM request_dispatches LIMIT 1`).length > 0);
  return { call, arrival: performance.now() - startedAt };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
