import { beforeAll, expect, it } from "vitest";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { makeLot, makeMembershipRow } from "#test/factories/credits.ts";
import { credits, makeCustomer, type TestCustomer } from "#test/factories/market.ts";
import { nextDueAt } from "../dev/next-due.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

async function expiries(person: TestCustomer) {
  return app.sql<{ detail: string; credits: number }[]>`
    SELECT t.detail, e.amount AS credits FROM credit_transfers t JOIN credit_entries e ON e.transfer_id = t.id
    WHERE t.account_id = ${person.account.id} AND t.reason = 'expire' AND e.ledger = 'expired'
    ORDER BY t.at, t.id`;
}

async function notices({ account }: Pick<TestCustomer, "account">): Promise<string[]> {
  // A new session: weeks end one.
  const client = await app.as(account);
  const { body } = await client.call("users.me.notifications");
  return body.items.filter(({ kind }) => kind === "credits_expire_soon").map((item) => item.body);
}

/** A member with an unused plan lot of the first period. */
async function makeMember(facts: { isCanceled: boolean }) {
  const person = await makeCustomer(app);
  const accountId = person.account.id;
  const { membership, overAt } = await makeMembershipRow(app, { accountId, ...facts });
  await makeLot(app, { accountId, kind: "plan", credits: 30, expiresAt: overAt, membership });
  return { ...person, overAt };
}

it("writes a lot off at the instant it runs out, once for many workers", async () => {
  const person = await makeCustomer(app);
  await makeLot(app, { accountId: person.account.id, credits: 4, days: 2 });
  await makeLot(app, { accountId: person.account.id, credits: 5, days: 40 });
  app.clock.advance(2 * DAY_MS - 1);
  await app.sweep();
  expect(await expiries(person)).toEqual([]);
  app.clock.advance(1);
  expect(await credits(person.client)).toEqual({ balance: 5, held: 0 });
  await Promise.all([app.sweep(), app.sweep(), app.sweep(), app.sweep()]);
  expect(await expiries(person)).toEqual([{ detail: "lot_expired", credits: 4 }]);
  expect(await credits(person.client)).toEqual({ balance: 5, held: 0 });
});

it("tells seven days before, once, with all that ends that day", async () => {
  const person = await makeCustomer(app);
  const accountId = person.account.id;
  const lots = { accountId, days: 20 };
  await makeLot(app, { ...lots, kind: "bonus", credits: 4 });
  await makeLot(app, { ...lots, kind: "rollover", credits: 3 });
  app.clock.advance(13 * DAY_MS - 1);
  await app.sweep();
  expect(await notices(person)).toEqual([]);
  app.clock.advance(1);
  const lastDay = new Date(app.clock.now().getTime() + 7 * DAY_MS);
  await Promise.all([app.sweep(), app.sweep(), app.sweep()]);
  const [year, month, day] = lastDay.toISOString().slice(0, 10).split("-");
  const expected = [
    `크레딧 7개를 ${year}년 ${month}월 ${day}일까지 쓸 수 있어요. 유효기간이 빨리 끝나는 크레딧부터 사용해요.`,
  ];
  expect(await notices(person)).toEqual(expected);
  app.clock.advance(DAY_MS);
  await app.sweep();
  expect(await notices(person)).toEqual(expected);
});

it("leaves a plan lot of a living membership to the membership, and tells of a canceled one alone", async () => {
  const renewing = await makeMember({ isCanceled: false });
  const canceled = await makeMember({ isCanceled: true });
  app.clock.set(new Date(canceled.overAt.getTime() - 7 * DAY_MS - 1));
  await app.sweep();
  expect(await notices(canceled)).toEqual([]);
  app.clock.advance(1);
  await app.sweep();
  await app.sweep();
  expect(await notices(renewing)).toEqual([]);
  expect(await notices(canceled)).toHaveLength(1);
  app.clock.set(canceled.overAt);
  await app.sweep();
  expect(await expiries(renewing)).toEqual([]);
});

it("writes off what came back to a plan lot of an earlier period", async () => {
  const person = await makeCustomer(app);
  const accountId = person.account.id;
  const { id } = await makeMembershipRow(app, { accountId });
  const membership = { id, periodStart: "2020-01-01" };
  await makeLot(app, { accountId, kind: "plan", credits: 3, days: 7, membership });
  app.clock.advance(7 * DAY_MS);
  await app.sweep();
  expect(await expiries(person)).toEqual([{ detail: "lot_expired", credits: 3 }]);
});

it("lets the development clock stop at both moments", async () => {
  const person = await makeCustomer(app);
  app.clock.advance(400 * DAY_MS);
  await app.sweep();
  await makeLot(app, { accountId: person.account.id, days: 10 });
  const start = app.clock.now().getTime();
  const noticeAt = new Date(start + 3 * DAY_MS);
  expect(await nextDueAt(app.sql, app.clock.now())).toEqual(noticeAt);
  app.clock.set(noticeAt);
  await app.sweep();
  expect(await nextDueAt(app.sql, noticeAt)).toEqual(new Date(start + 10 * DAY_MS));
});
