import { makeAccount } from "#test/factories/accounts.ts";
import { makeManyPros } from "#test/factories/many-pros.ts";
import { moveInAnswers, requestBody } from "#test/factories/requests.ts";
import { clock, ids, RunningMarket } from "#test/running-market.ts";
import { median, swingOf, type Measurement } from "./measurement.ts";

const MANY = { pros: 2_000, region: "47940" };
const FEW = { pros: 20, region: "47930" };
/** Of each kind in a run, one after the other, so that both meet the same minute of the machine. */
const CALLS_PER_RUN = 5;

/**
 * What a customer waits for a request to be published that very many pros receive, against one that few receive; and
 * how long it takes until it has come to all of them.
 */
export async function publishing(runs: number): Promise<Measurement[]> {
  const market = await RunningMarket.open();
  const { sql } = market;
  try {
    for (const some of [MANY, FEW]) {
      await makeManyPros(sql, { ...some, named: some.region, now: new Date() });
    }
    await sql.begin(async (tx) => {
      await tx`SET LOCAL ROLE NONE`;
      await tx`ANALYZE`;
    });
    const waits = { many: [] as number[], few: [] as number[] };
    const arrivals: number[] = [];
    await publishOne(market, FEW.region);
    for (let call = 0; call < runs * CALLS_PER_RUN; call += 1) {
      waits.few.push((await publishOne(market, FEW.region)).call);
      const { call: many, arrival } = await publishOne(market, MANY.region);
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
        better: "lower",
        swing: swingOf(waits.many, waits.few),
      },
    ];
  } finally {
    await market.close();
  }
}

/** By a customer of its own: how long the call took, and how long until the last pro was notified. */
async function publishOne(
  market: RunningMarket,
  region: string,
): Promise<{ call: number; arrival: number }> {
  const account = await makeAccount({ sql: market.sql, clock, ids });
  const caller = await market.as(account.id);
  const body = requestBody({ answers: { ...moveInAnswers(), region }, region_code: region });
  const startedAt = performance.now();
  const outcome = await caller.call("requests.create", body);
  const call = performance.now() - startedAt;
  if (outcome.kind !== "answer" || outcome.status !== 201) {
    throw new Error(`not published: ${JSON.stringify(outcome)}`);
  }
  await market.untilDispatched();
  return { call, arrival: performance.now() - startedAt };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
