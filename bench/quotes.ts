import { connectTo } from "#server/platform/database/connect-to.ts";
import { addDays } from "#domain/calendar/day.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import type { Caller } from "#test/caller.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { quoteBody } from "#test/factories/market.ts";
import { makePro } from "#test/factories/pros.ts";
import { moveInAnswers, requestBody } from "#test/factories/requests.ts";
import { clock, ids, RunningMarket } from "#test/running-market.ts";
import { databaseBeside } from "./database-beside.ts";
import { rateOver } from "./load.ts";
import { inTurn, type Measurement } from "./measurement.ts";
import type { LoggedStatement } from "./statements/read-log.ts";
import { recordStatements, restartToLog } from "./statements/record.ts";
import { runPgbench, storeTurns } from "./statements/pgbench.ts";
import { scriptOf, shapeOf } from "./statements/script.ts";

const REGION = "47930";
const PROS = 20;
const QUOTES_PER_REQUEST = 5;
const PEOPLE = 8;
const ROUNDS = 3;
/** Of each side in a round. */
const QUOTES = 240;
const WARM_UP = 40;
/** Beside the bare statements. */
const LEAST = 0.3;

type Send = () => Promise<void>;

/**
 * Quotes sent over HTTP against pgbench with the statements of as many quotes, as the server's log has them: each on a copy
 * of the database as it was before them, so that pgbench writes the very rows. In a process of `ROLE=web`; what jobs do of
 * a quote later is on neither side. One statement more on pgbench's side reads what differs from quote to quote.
 */
export async function quotes(): Promise<Measurement[]> {
  const market = await RunningMarket.open();
  try {
    const pros = await makeSellers(market);
    const all = WARM_UP + QUOTES * ROUNDS * 2;
    const requests = await publishMany(market, all / QUOTES_PER_REQUEST);
    await restartToLog(market, { ROLE: "web" });
    const sends = sendsOf(requests, pros);
    for (const send of sends.splice(0, WARM_UP)) await send();
    await market.kill();
    const copy = await databaseBeside(market.ownerUrl, "quotes", "copy");
    await market.restart({ ROLE: "web" });
    const recorded = await recordStatements(market, sends.splice(0, QUOTES * ROUNDS));
    const same = alike(recorded);
    process.stdout.write(
      `${same.length} of ${recorded.length} quotes send the same ${same[0]?.length ?? 0} statements\n`,
    );
    const script = scriptOf(same);
    await storeTurns(copy, script);
    const times = Math.floor(same.length / ROUNDS / PEOPLE) * PEOPLE;
    const { ours, reference, swing } = await inTurn(ROUNDS, {
      ours: () => rateOver(sends.splice(0, QUOTES), PEOPLE),
      reference: () =>
        runPgbench("quote", script, { url: copy, clients: PEOPLE, until: { times } }),
    });
    await assertWritten(copy, times * ROUNDS);
    return [
      {
        name: "sending a quote, beside pgbench of its statements",
        ours: Math.round(ours),
        reference: Math.round(reference),
        unit: "per s",
        better: "higher",
        bound: LEAST,
        swing,
      },
    ];
  } finally {
    await market.close();
  }
}

/** By a customer each: a person may publish only so many a day. */
async function publishMany(market: RunningMarket, count: number): Promise<string[]> {
  const published: string[] = [];
  while (published.length < count) {
    const account = await makeAccount({ sql: market.sql, clock, ids });
    const customer = await market.as(account.id);
    const answers = { ...moveInAnswers(), region: REGION };
    const body = requestBody({ answers, region_code: REGION });
    published.push(await created(customer, "requests.create", body));
  }
  await market.untilDispatched();
  return published;
}

async function makeSellers(market: RunningMarket): Promise<Caller[]> {
  const sellers: Caller[] = [];
  while (sellers.length < PROS) {
    const facts = { regions: [REGION], credits: 10_000 };
    const pro = await makePro({ sql: market.sql, clock, ids }, facts);
    sellers.push(await market.as(pro.account.id));
  }
  return sellers;
}

function sendsOf(requests: readonly string[], pros: readonly Caller[]): Send[] {
  const validUntil = addDays(seoulDay(Date.now()), 14);
  return requests.flatMap((requestId, at) =>
    Array.from({ length: QUOTES_PER_REQUEST }, (_, turn) => async () => {
      const pro = pros[(at + turn * 3) % pros.length];
      if (!pro) throw new Error("nobody sends quotes");
      const body = quoteBody(requestId, { valid_until: validUntil });
      await created(pro, "quotes.create", body, {
        "idempotency-key": `bench-${requestId}-${turn}`,
      });
    }),
  );
}

async function created(caller: Caller, ...call: Parameters<Caller["call"]>): Promise<string> {
  const outcome = await caller.call(...call);
  if (outcome.kind === "answer" && outcome.status === 201)
    return (outcome.body as { id: string }).id;
  throw new Error(`${call[0]}: ${JSON.stringify(outcome)}`);
}

/** Those that do what most of them do: the first quote of a request, or the last, also does something else. */
function alike(recorded: readonly LoggedStatement[][]): LoggedStatement[][] {
  const groups = Object.values(Object.groupBy(recorded, shapeOf));
  return groups.toSorted((a, b) => (b?.length ?? 0) - (a?.length ?? 0))[0] ?? [];
}

async function assertWritten(url: string, least: number): Promise<void> {
  const sql = connectTo(url, { max: 1, onnotice: () => undefined });
  try {
    const [row] = await sql<{ count: number }[]>`SELECT count(*)::int AS count FROM quotes`;
    if (row?.count !== least + WARM_UP) throw new Error(`pgbench wrote ${row?.count} quotes`);
  } finally {
    await sql.end();
  }
}
