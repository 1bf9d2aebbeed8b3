import { beforeAll, expect, it } from "vitest";
import { type EndpointName, registry } from "#contract/registry.ts";
import { endpointNames, routeOf } from "#contract/routes.ts";
import { testApp, type TestApp } from "../app.ts";
import { inputFor } from "../ownership/inputs.ts";
import { makeOwnershipMarket, roles, type OwnershipMarket } from "../ownership/market.ts";
import { ownershipTable } from "../ownership/table.ts";
import { someOf } from "../hostile-lines/grammar.ts";
import { allInjectionLines } from "../hostile-lines/injection-lines.ts";
import { InjectionSweep } from "../hostile-lines/injection-sweep.ts";
import { innocentLines } from "../hostile-lines/innocent-lines.ts";
import { seededRandom } from "../seeded-random.ts";
import { missingThings } from "./sample-input.ts";

/** Hundreds of calls in one test; milliseconds. */
const LONG = 60_000;

/** Of the texts that are given a line here; all lines go into all of them in `npm run faults`. */
const SHARE = 0.4;

/** Of all that GET writes: what is counted of every caller, when a session was last used, and what staff did. */
const OF_ANY_CALL = ["rate_limit_hits", "read_allowances", "sessions", "staff_log"];
/**
 * Reads by which somebody has read what another one wrote, and what that leaves: the mark, and what follows from it for
 * the pro who paid for it. Opening it is the deed itself, also from a mail, and nothing that stands beside it.
 */
const READINGS: readonly EndpointName[] = [
  "pro.requests.get",
  "requests.compare",
  "quotes.get",
  "quotes.messages",
];
const LEFT_BY_READING = [
  "accounts",
  "conversations",
  "credit_entries",
  "credit_holds",
  "credit_transfers",
  "lot_balances",
  "message_reads",
  "messages",
  "notifications",
  "person_events",
  "quotes",
  "request_recipients",
];

const reads = endpointNames.filter(
  (name) =>
    routeOf(name).method === "GET" &&
    registry[name].access !== "dev" &&
    registry[name].transfer !== "events",
);

let app: TestApp;
let market: OwnershipMarket;
let tables: string[];

beforeAll(async () => {
  app = await testApp("2027-03-10T03:00:00.000Z");
  market = await makeOwnershipMarket(app);
  const rows = await app.sql<{ name: string }[]>`
    SELECT c.relname AS name FROM pg_class c
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> 'schema_migrations'
      AND has_table_privilege(c.oid, 'INSERT, UPDATE, DELETE')
    ORDER BY 1`;
  tables = rows.map(({ name }) => name);
});

/** The tables in which rows came, changed or went, since a transaction. */
async function writtenSince(first: string, before: Map<string, number>): Promise<string[]> {
  const { sql } = app;
  const rows = await sql<{ name: string; written: number; count: number }[]>`
    ${tables.map(
      (name, at) => sql`${at ? sql`UNION ALL` : sql``}
      SELECT ${name} AS name, count(*)::int AS count,
             count(*) FILTER (WHERE xmin::text::bigint >= ${first}::bigint)::int AS written FROM ${sql(name)}`,
    )}`;
  const found = rows.filter(
    ({ name, written, count }) => written > 0 || (before.get(name) ?? count) !== count,
  );
  for (const { name, count } of rows) before.set(name, count);
  const left = found.map(({ name }) => name).filter((name) => !OF_ANY_CALL.includes(name));
  return left.toSorted();
}

/** Everybody reads every thing of it; answers how often somebody was answered. */
async function readByAll(name: EndpointName): Promise<number> {
  const rows = ownershipTable.filter((row) => row.name === name);
  const inputs =
    rows.length > 0
      ? rows.map(({ thing }) => inputFor(market, name, thing))
      : [missingThings(name)];
  let answered = 0;
  for (const role of roles) {
    for (const input of inputs) {
      const { status } = await market.clients[role].send(name, input);
      expect(status, `${name} for ${role}`).toBeLessThan(500);
      if (status === 200) answered += 1;
    }
  }
  return answered;
}

async function nextTransaction(): Promise<string> {
  const [row] = await app.sql<
    { id: string }[]
  >`SELECT pg_snapshot_xmax(pg_current_snapshot())::text AS id`;
  return row?.id ?? "";
}

it("no read changes anything, whoever reads what", { timeout: LONG }, async () => {
  const counts = new Map<string, number>();
  await writtenSince(await nextTransaction(), counts);
  const first = await nextTransaction();
  let answered = 0;
  for (const name of reads) if (!READINGS.includes(name)) answered += await readByAll(name);
  expect(await writtenSince(first, counts)).toEqual([]);
  const then = await nextTransaction();
  for (const name of READINGS) answered += await readByAll(name);
  expect(await writtenSince(then, counts)).toEqual(LEFT_BY_READING);
  expect(reads.length).toBeGreaterThan(100);
  expect(answered).toBeGreaterThan(300);
});

it(
  "orders in every text of every endpoint are answered like harmless words",
  { timeout: LONG },
  async () => {
    const sweep = await InjectionSweep.open(market);
    const random = seededRandom(1);
    const lines = [...allInjectionLines, ...innocentLines];
    const { inputs, anomalies } = await sweep.run(() =>
      random() < SHARE ? someOf(lines, 1, random) : [],
    );
    expect(anomalies).toEqual([]);
    expect(inputs).toBeGreaterThan(400);
  },
);
