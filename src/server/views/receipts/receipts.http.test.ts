import { beforeAll, expect, it } from "vitest";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { operatorOf } from "#domain/operator/operator.ts";
import { noteOperator } from "#server/features/receipts/operator-versions.ts";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { freshKey } from "#test/factories/market.ts";
import { buyTopUp } from "#test/factories/top-ups.ts";

let app: TestApp;
let person: TestClient;
let receiptId: string;

beforeAll(async () => {
  app = await testApp("2027-01-31T03:00:00Z");
  person = await app.as(await makeAccount(app, { name: "김솜씨" }));
  const billing_key = await app.gateway.issueKey("card", { number: "4330123412341234" });
  const light = "019b7600-0000-7000-8000-0000000000a1";
  await person.call("subscriptions.buy", { product_id: light, billing_key }, freshKey());
  app.clock.advance(1_000);
  await buyTopUp(app, person, { pack: "ten" });
  receiptId = (await person.call("users.me.receipts")).body.items[1]?.id ?? "";
});

it("lists one's receipts, newest first, page by page", async () => {
  const first = await person.call("users.me.receipts", { limit: 1 });
  expect(first.body.items).toMatchObject([{ purpose: "top_up", amount: 13_200 }]);
  const next = await person.call("users.me.receipts", { limit: 1, cursor: first.body.next ?? "" });
  expect(next.body).toMatchObject({ items: [{ id: receiptId, amount: 29_000 }], next: null });
});

it("tells the amount with its tax, the period and how it was paid", async () => {
  const { body } = await person.call("users.me.receipts.get", { receiptId });
  expect(body).toMatchObject({
    buyer: "김솜씨",
    purpose: "purchase",
    product_name: "라이트 멤버십",
    credits: 30,
    amount: 29_000,
    supply: 26_364,
    vat: 2_636,
    period: { starts_on: "2027-01-31", ends_on: "2027-02-27" },
    method_name: "현대카드 (1234)",
    refunds: [],
  });
  expect(body.payment_id).toMatch(/-1$/);
});

it("says in the list what of a payment came back", async () => {
  const other = await app.as(await makeAccount(app));
  const { topUpId } = await buyTopUp(app, other, { pack: "ten" });
  await buyTopUp(app, other, { pack: "thirty" });
  expect((await other.call("credits.topUps.refund", { topUpId }, freshKey())).status).toBe(200);
  const { items } = (await other.call("users.me.receipts")).body;
  expect(items.map(({ amount, refunded }) => [amount, refunded])).toEqual([
    [39_600, 0],
    [13_200, 13_200],
  ]);
});

it("names whoever ran the product when it was sold, also after somebody else does", async () => {
  const { ids, sql, clock } = app;
  const seller = async () =>
    (await person.call("users.me.receipts.get", { receiptId })).body.seller.name;
  const run = (name: string) =>
    noteOperator(sql, operatorOf({ name }, { withExamples: false }), { now: clock.now(), ids });
  expect((await seller())?.example).toBe(true);
  clock.advance(DAY_MS);
  // The first that was ever noted stands for what was before it.
  await run("먼저 상회");
  expect(await seller()).toEqual({ value: "먼저 상회", example: false });
  clock.advance(DAY_MS);
  await run("다음 상회");
  await run("다음 상회");
  expect(await seller()).toEqual({ value: "먼저 상회", example: false });
  await buyTopUp(app, person, { pack: "ten" });
  const [newest] = (await person.call("users.me.receipts")).body.items;
  const later = await person.call("users.me.receipts.get", { receiptId: newest?.id ?? "" });
  expect(later.body.seller.name?.value).toBe("다음 상회");
  expect(await sql`SELECT 1 FROM operator_versions`).toHaveLength(2);
});

it("leads to the gateway's own slip, with what went back of it", async () => {
  const { body } = await person.call("users.me.receipts.slip", { receiptId });
  const slip = await fetch(body.url ?? "");
  expect([slip.status, slip.headers.get("content-type")]).toEqual([
    200,
    "text/html; charset=utf-8",
  ]);
  const page = await slip.text();
  for (const part of ["솜씨 라이트 멤버십", "29,000원", "2,636원"]) expect(page).toContain(part);
  const nobody = await fetch(new URL("/slips/pg-0", body.url ?? ""));
  expect(nobody.status).toBe(404);
  const { port } = app.gateway.chosen;
  const find = port.find.bind(port);
  port.find = async () => ({ outcome: "unknown", reason: "silent" });
  const refused = await person.call("users.me.receipts.slip", { receiptId });
  port.find = find;
  expect(refused.error.code).toBe("payments_unavailable");
});

it("is for its owner alone", async () => {
  const other = await app.as(await makeAccount(app));
  expect((await other.call("users.me.receipts")).body.items).toEqual([]);
  const refused = await other.call("users.me.receipts.get", { receiptId });
  expect([refused.status, refused.error.code]).toEqual([404, "not_found"]);
  const visitor = await app.visitor().call("users.me.receipts.get", { receiptId });
  expect(visitor.error.code).toBe("auth_required");
  expect((await person.call("users.me.receipts", { cursor: "nonsense" })).status).toBe(422);
});

it("cannot be changed afterwards", async () => {
  const change = app.sql`UPDATE receipts SET amount = 0`;
  await expect(change).rejects.toThrow("permission denied");
});
