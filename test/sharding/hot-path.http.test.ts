import type postgres from "postgres";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connectTo } from "#server/platform/database/connect-to.ts";
import { planNotices } from "#server/plan-notices.ts";
import { testApp, type TestApp } from "../app.ts";
import { testDatabaseUrl } from "../database.ts";
import {
  freshKey,
  hireBody,
  makeCustomer,
  makeHiredQuote,
  makeSignedInPro,
  quoteBody,
} from "../factories/market.ts";
import { publish } from "../factories/requests.ts";
import { makeDistributedCopy, spreadOver } from "./distributed-copy.ts";
import { findUnkeyed, tablesOf, writtenBy } from "./find-unkeyed.ts";
import { ELSEWHERE, groupOf, ON_EVERY_DATABASE } from "./keys.ts";
import { recordStatements, type RecordedStatement } from "./recorded-statements.ts";
import { UNKEYED } from "./unkeyed.ts";

let app: TestApp;
let owner: postgres.Sql;
/** By step of the main job. */
let steps: Record<string, RecordedStatement[]>;
let statements: RecordedStatement[];

beforeAll(async () => {
  app = await testApp();
  // The first of everything also fills what is remembered afterwards.
  await makeHiredQuote(app);
  const [pro, customer] = [await makeSignedInPro(app), await makeCustomer(app)];
  let [requestId, quoteId] = ["", ""];
  const record = (work: () => Promise<unknown>) => recordStatements(app.sql, work);
  steps = {
    publish: await record(async () => {
      requestId = await publish(customer.client);
    }),
    quote: await record(async () => {
      const sent = await pro.client.call("quotes.create", quoteBody(requestId), freshKey());
      quoteId = sent.body.id;
    }),
    read: await record(() => customer.client.call("quotes.get", { quoteId })),
    hire: await record(() => customer.client.call("requests.hire", hireBody(requestId, quoteId))),
    notices: await record(() => planNotices(app, app.clock.now())),
  };
  statements = Object.values(steps).flat();
  owner = connectTo(await testDatabaseUrl(), { max: 1, onnotice: () => undefined });
  await makeDistributedCopy(owner);
});
afterAll(() => owner.end());

describe("the statements of a request, its quote, the first look at it and the hire", () => {
  it("are known, each of them", () => {
    const files = new Set(statements.map(({ file }) => file));
    for (const written of [
      "src/server/features/requests/queries.ts",
      "src/server/features/requests/recipients.ts",
      "src/server/features/quotes/write-quote.ts",
      "src/server/features/credits/post-transfer.ts",
      "src/server/features/hires/write-hire.ts",
      "src/server/features/notifications/unplanned.ts",
    ]) {
      expect(files).toContain(written);
    }
    expect(new Set(statements.map(({ text }) => text)).size).toBeGreaterThan(70);
  });

  it("name where every row lies, but for those that are listed with what would have to change", async () => {
    const listed = UNKEYED.flatMap(({ found }) => found);
    expect(await findUnkeyed(owner, statements)).toEqual(listed.toSorted());
  });

  it("write on both sides in each step, so that each would be a commit of two databases", () => {
    const sides = Object.entries(steps).map(([step, sent]) => {
      const groups = sent.flatMap(({ text }) => writtenBy(text).map(groupOf));
      return [step, [...new Set(groups.filter((group) => group !== null))].toSorted()];
    });
    expect(Object.fromEntries(sides)).toEqual({
      publish: ["account", "request"],
      quote: ["account", "request"],
      read: ["account", "request"],
      hire: ["account", "request"],
      notices: ["account"],
    });
  });

  it("touch no table of which nobody has said where it would lie", async () => {
    const rows = await app.sql<{ name: string }[]>`
      SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`;
    const tables = new Set(rows.map(({ name }) => name));
    const touched = new Set(statements.flatMap(({ text }) => tablesOf(text)));
    const unplaced = [...touched].filter(
      (name) =>
        tables.has(name) &&
        groupOf(name) === null &&
        !ON_EVERY_DATABASE.has(name) &&
        !ELSEWHERE.has(name),
    );
    expect(unplaced).toEqual([]);
    expect(touched.size).toBeGreaterThan(30);
  });
});

it("seven foreign keys lead from one side to the other, and would go", async () => {
  const keys = await app.sql<{ table: string; column: string; to: string }[]>`
    SELECT c.conrelid::regclass::text AS table, a.attname::text AS column, c.confrelid::regclass::text AS to
    FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = ANY (c.conkey)
    WHERE c.contype = 'f'`;
  const sides = keys.filter(({ table, to }) => {
    const [from, led] = [groupOf(table), groupOf(to)];
    return from !== null && led !== null && from !== led;
  });
  expect(sides.map(({ table, column }) => `${table}.${column}`).toSorted()).toEqual([
    "credit_holds.quote_id",
    "hires.customer_id",
    "message_reads.account_id",
    "messages.author_id",
    "quote_added_files.upload_id",
    "requests.customer_id",
    "reviews.author_id",
  ]);
});

describe("spreadOver", () => {
  const id = "019b7600-0000-7000-8000-000000000001";
  const asked = (text: string, parameters: unknown[] = [id]) =>
    spreadOver(owner, { text, parameters });

  it("sees whether a statement names the key", async () => {
    expect(await asked("SELECT * FROM quotes WHERE request_id = $1")).toEqual({
      tables: [],
      refused: null,
    });
    expect(await asked("SELECT * FROM quotes WHERE id = $1")).toEqual({
      tables: ["quotes"],
      refused: null,
    });
    expect(
      (await asked("UPDATE requests SET state = 'open' WHERE customer_id = $1")).tables,
    ).toEqual(["requests"]);
  });

  it("follows a key through a join, and no join without it", async () => {
    const join = (on: string) =>
      `SELECT q.id FROM requests r JOIN quotes q ON ${on} WHERE r.id = $1`;
    expect((await asked(join("q.request_id = r.id"))).tables).toEqual([]);
    expect((await asked(join("q.pro_id = r.customer_id"))).tables).toEqual(["quotes"]);
  });

  it("takes a list for one, also when a single id is in it", async () => {
    const text = "SELECT * FROM quotes WHERE request_id = ANY ($1::uuid[])";
    expect((await asked(text, [`{${id}}`])).tables).toEqual(["quotes"]);
    const listed = "SELECT * FROM quotes WHERE request_id IN ($1)";
    expect((await asked(listed)).tables).toEqual(["quotes"]);
  });

  it("says when a row is made unique by something else than its key", async () => {
    const insert =
      "INSERT INTO quotes (id, request_id) VALUES ($1, $1) ON CONFLICT (id) DO NOTHING";
    expect((await asked(insert)).refused).toMatch(/no unique or exclusion constraint/);
  });
});
