import type { Caller } from "#test/caller.ts";
import { EVERYTHING } from "#server/platform/shared/cache-tags.ts";
import { PUBLIC_CHANGES } from "#server/platform/shared/public-changes.ts";
import { RunningMarket } from "#test/running-market.ts";
import { strangers } from "#test/strangers.ts";
import { asker, percentile, rateOf, waitsAt, type Ask } from "./load.ts";
import { inTurn, median, swingOf, type Measurement } from "./measurement.ts";
import { recordStatements, restartToLog } from "./statements/record.ts";
import { runPgbench } from "./statements/pgbench.ts";
import { scriptOf } from "./statements/script.ts";

const PEOPLE = 8;
const SECONDS = 3;
const ROUNDS = 3;
const WARM_UP = 300;
/** Beside the bare statements: of a list with every check, and of one that everybody gets alike. */
const LEAST = { checked: 0.3, hot: 1.2 };
/** The slow ones at half of what can be borne, beside the middle one. */
const MOST_TAIL = 3;
const TAIL_ROUNDS = 5;

interface List {
  name: string;
  path: string;
  /** Null: anybody. */
  as: Caller | null;
}

/**
 * Lists over HTTP, with every check, against pgbench with the statements that the product sends for one of them, by its
 * server's log, an answer that is kept for everybody made anew: on the demo's market, in a process of `ROLE=web`, for as many people as pgbench has clients. Then how much
 * longer the slow ones take than the middle one at half of that rate.
 */
export async function lists(): Promise<Measurement[]> {
  const market = await RunningMarket.open(undefined, { SEED: "demo" });
  try {
    const busy = await busiestPeople(market);
    // Behind a proxy: people come from addresses of their own, and none is refused for what all of them ask.
    await restartToLog(market, { ROLE: "web", TRUST_PROXY: "1" });
    const [customer, pro] = [await market.as(busy.customer), await market.as(busy.pro)];
    const all: List[] = [
      { name: "own requests", path: "/api2/requests/", as: customer },
      { name: "received requests", path: "/api/v2/pro/requests/", as: pro },
      { name: "notices", path: "/api/v2/users/me/notifications", as: pro },
      { name: "pros of a service", path: "/api2/search/pro?service=move-in-cleaning", as: null },
    ];
    const rows: Measurement[] = [];
    for (const list of all) rows.push(...(await measure(market, list)));
    return rows;
  } finally {
    await market.close();
  }
}

async function measure(market: RunningMarket, { name, path, as }: List): Promise<Measurement[]> {
  const target = { url: () => market.origin + path, headers: strangers(as?.cookies) };
  const { ask, close } = asker(target);
  try {
    for (let turn = 0; turn < WARM_UP; turn += 1) await ask();
    const script = scriptOf(await statementsOf(market, ask, as === null));
    const load = { url: market.ownerUrl, clients: PEOPLE, until: { seconds: SECONDS } };
    const { ours, reference, swing } = await inTurn(ROUNDS, {
      ours: () => rateOf(target, PEOPLE, SECONDS),
      reference: () => runPgbench("list", script, load),
    });
    const title = `list: ${name}${as ? "" : ", anonymous"}`;
    return [
      {
        name: `${title}, beside pgbench of its statements`,
        ours,
        reference: Math.round(reference),
        unit: "per s",
        better: "higher",
        bound: as ? LEAST.checked : LEAST.hot,
        swing,
      },
      await tailOf(title, ask, ours / 2),
    ];
  } finally {
    close();
  }
}

/** What one answer takes, also where it is kept for everybody. */
async function statementsOf(market: RunningMarket, ask: Ask, isKept: boolean) {
  if (!isKept) return (await recordStatements(market, [ask, ask])).slice(1);
  // All processes forget it, and nobody asks until it is recorded.
  await market.sql.notify(PUBLIC_CHANGES, EVERYTHING);
  return recordStatements(market, [ask]);
}

async function tailOf(title: string, ask: Ask, perSecond: number): Promise<Measurement> {
  const slow: number[] = [];
  const middle: number[] = [];
  for (let round = 0; round < TAIL_ROUNDS; round += 1) {
    const waits = await waitsAt(ask, perSecond, SECONDS);
    slow.push(percentile(waits, 0.99));
    middle.push(percentile(waits, 0.5));
  }
  return {
    name: `${title}, p99 beside p50 at half load`,
    ours: rounded(median(slow)),
    reference: rounded(median(middle)),
    unit: "ms",
    better: "lower",
    bound: MOST_TAIL,
    swing: swingOf(slow, middle),
  };
}

/** Those of the demo's people whose lists are longest. */
async function busiestPeople({ sql }: RunningMarket): Promise<{ customer: string; pro: string }> {
  const [customer] = await sql<{ id: string }[]>`
    SELECT customer_id AS id FROM requests GROUP BY customer_id ORDER BY count(*) DESC, id LIMIT 1`;
  const [pro] = await sql<{ id: string }[]>`
    SELECT p.account_id AS id FROM request_recipients r JOIN pro_profiles p ON p.id = r.pro_id
    GROUP BY p.account_id ORDER BY count(*) DESC, id LIMIT 1`;
  if (!customer || !pro) throw new Error("the demo has nobody");
  return { customer: customer.id, pro: pro.id };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}
