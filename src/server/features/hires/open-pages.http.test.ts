import { beforeAll, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import { makeHiredQuote, makeQuote } from "#test/factories/market.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp("2027-03-10T03:00:00.000Z");
});

/** How many times each side's open pages heard that the quote changed, while this was done. */
async function countEvents(
  quoteId: string,
  act: () => Promise<{ status: number }>,
): Promise<number[]> {
  const count = async () => {
    const rows = await app.sql<{ account_id: string }[]>`
      SELECT account_id FROM person_events
      WHERE kind = 'quote_changed' AND payload->>'quote_id' = ${quoteId}`;
    return Map.groupBy(rows, (row) => row.account_id);
  };
  const before = await count();
  expect((await act()).status).toBeLessThan(300);
  const after = await count();
  return [...after]
    .map(([account, rows]) => rows.length - (before.get(account)?.length ?? 0))
    .filter((more) => more > 0);
}

it("open pages of both sides hear that the quote was hired", async () => {
  const { customer, requestId, quoteId } = await makeQuote(app);
  await customer.client.call("quotes.get", { quoteId });
  const hire = { agreed_price: 350_000, agreed_date: "2027-03-16", place: "서울 서초구" };
  const act = () =>
    customer.client.call("requests.hire", { requestId, quote_id: quoteId, ...hire });
  expect(await countEvents(quoteId, act)).toEqual([1, 1]);
});

it("and of a change, the answer to it, and the end of the work", async () => {
  const { customer, pro, requestId, quoteId } = await makeHiredQuote(app);
  const change = { kind: "price" as const, price: 400_000, reason: "곰팡이를 없애 드려요" };
  let changeOrderId = "";
  const propose = async () => {
    const answer = await pro.client.call("quotes.changeOrders.create", { quoteId, ...change });
    changeOrderId = answer.body.id;
    return answer;
  };
  expect(await countEvents(quoteId, propose)).toEqual([1, 1]);
  const approve = () => customer.client.call("changeOrders.approve", { changeOrderId });
  expect(await countEvents(quoteId, approve)).toEqual([1, 1]);
  const complete = () => customer.client.call("requests.complete", { requestId });
  expect(await countEvents(quoteId, complete)).toEqual([1, 1]);
});

it("and that a hire was cancelled", async () => {
  const { customer, requestId, quoteId } = await makeHiredQuote(app);
  const act = () =>
    customer.client.call("requests.cancel", { requestId, reason: "이사를 미뤘어요" });
  expect(await countEvents(quoteId, act)).toEqual([1, 1]);
});
