import { afterAll, beforeAll, expect, it } from "vitest";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { connectTo } from "#server/platform/database/connect-to.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { testDatabaseUrl } from "#test/database.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { freshKey, hireBody, makeSignedInPro, quoteBody } from "#test/factories/market.ts";
import { makePiece } from "#test/factories/portfolio.ts";
import { publish } from "#test/factories/requests.ts";
import { makeTicket } from "#test/factories/tickets.ts";
import { buyTopUp } from "#test/factories/top-ups.ts";

/** They paid, asked and showed their work on one day of Seoul, and finished the work and left in the last moment of the next. */
const DAY = "2027-03-10T10:00:00+09:00";
const END = "2027-03-11T23:59:59.999+09:00";
/** From this midnight on each is gone: by what the law says, not by what the code says. */
const TERMS = [
  { term: "access", over: "2027-06-12", tables: ["sessions"] },
  { term: "advertising", over: "2027-09-12", tables: ["portfolio_pieces", "pro_profiles"] },
  { term: "complaint", over: "2030-03-11", tables: ["support_messages", "support_tickets"] },
  { term: "payment", over: "2032-03-11", tables: ["payments", "receipts"] },
  { term: "contract", over: "2032-03-12", tables: ["hires", "messages", "quotes"] },
] as const;

let app: TestApp;
let owner: ReturnType<typeof connectTo>;
let accountId: string;
beforeAll(async () => {
  app = await testApp(DAY);
  owner = connectTo(await testDatabaseUrl(), { max: 1 });
  const pro = await makeSignedInPro(app);
  accountId = pro.account.id;
  await makePiece(pro.client);
  await makeTicket(pro.client);
  await buyTopUp(app, pro.client, { pack: "ten" });
  const customer = await app.as(await makeAccount(app));
  const requestId = await publish(customer);
  const quote = await pro.client.call("quotes.create", quoteBody(requestId), freshKey());
  const quoteId = quote.body.id;
  await customer.call("quotes.get", { quoteId });
  await pro.client.call("quotes.messages.create", { quoteId, text: "내일 아홉 시에 갈게요." });
  await customer.call("requests.hire", { ...hireBody(requestId, quoteId) });
  app.clock.set(END);
  await customer.call("requests.complete", { requestId });
  await app.sql`UPDATE accounts SET password_hash = '' WHERE id = ${accountId}`;
  await app.sql`
    UPDATE sessions SET proven_at = ${app.clock.now()}, last_seen_at = ${app.clock.now()} WHERE account_id = ${accountId}`;
  const asked = await pro.client.call("users.me.withdrawal.ask", {
    choice: "give_up",
  });
  expect(asked.status).toBe(200);
  app.clock.advance(3 * DAY_MS);
  await app.sweep();
});
afterAll(() => owner.end());

async function keptTables(term: string): Promise<string[]> {
  const rows = await owner<{ table_name: string }[]>`
    SELECT DISTINCT table_name FROM archive.records
    WHERE account_id = ${accountId} AND term = ${term} AND table_name <> 'accounts'
    ORDER BY table_name`;
  return rows.map(({ table_name: name }) => name);
}

async function sweptAt(at: number): Promise<void> {
  app.clock.set(new Date(at));
  await app.sweep();
}

it.each(TERMS)("keeps what $term asks for until $over, and not a moment longer", async (row) => {
  const over = Date.parse(`${row.over}T00:00:00+09:00`);
  await sweptAt(over - DAY_MS);
  expect(await keptTables(row.term)).toEqual(expect.arrayContaining([...row.tables]));
  await sweptAt(over - 1);
  expect(await keptTables(row.term)).toEqual(expect.arrayContaining([...row.tables]));
  await sweptAt(over);
  expect(await keptTables(row.term)).toEqual([]);
});

it("forgets who is behind the id with the last of it", async () => {
  expect(await owner`SELECT FROM archive.records WHERE account_id = ${accountId}`).toHaveLength(0);
});
