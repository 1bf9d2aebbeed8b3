import { beforeAll, expect, it } from "vitest";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { makeAccount } from "#test/factories/accounts.ts";
import { makeLot, makeMembershipRow } from "#test/factories/credits.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { Refusal } from "../../platform/refusal.ts";
import { findBalance, findLotsById } from "./queries.ts";
import { refundCredits } from "./refund-credits.ts";
import { spendCredits } from "./spend-credits.ts";

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
});

const spend = (accountId: string, credits: number, reference = "request:r1:urgent") =>
  inTransaction(app.sql, (tx) =>
    spendCredits(tx, {
      accountId,
      credits,
      detail: "urgent_request",
      reference,
      now: app.clock.now(),
      ids: app.ids,
    }),
  );

const refund = (accountId: string, reference = "request:r1:urgent") =>
  inTransaction(app.sql, (tx) =>
    refundCredits(tx, {
      accountId,
      of: { reason: "spend", reference },
      detail: "request_closed",
      now: app.clock.now(),
      ids: app.ids,
    }),
  );

const balance = (accountId: string) => findBalance(app.sql, accountId, app.clock.now());

async function lot(id: string) {
  const [row] = await findLotsById(app.sql, [id]);
  if (!row) throw new Error("no such lot");
  return row;
}

it("takes from the lots in spend order, once for what is bought", async () => {
  const { id } = await makeAccount(app);
  const topUp = await makeLot(app, { accountId: id, kind: "topup", credits: 5, days: 60 });
  const bonus = await makeLot(app, { accountId: id, kind: "bonus", credits: 3, days: 60 });
  expect(await spend(id, 4)).toBe(true);
  expect(await spend(id, 4)).toBe(false);
  expect(await lot(bonus)).toMatchObject({ available: 0, held: 0 });
  expect(await lot(topUp)).toMatchObject({ available: 4, held: 0 });
  expect(await spend(id, 4, "request:r2:urgent")).toBe(true);
  expect(await balance(id)).toBe(0);
});

it("refuses to overdraw, and says how much is missing", async () => {
  const { id } = await makeAccount(app);
  await makeLot(app, { accountId: id, credits: 1 });
  const refused = await spend(id, 3).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(Refusal);
  expect(refused).toMatchObject({
    code: "credits_insufficient",
    message: "크레딧이 2개 모자라요. 충전한 뒤 다시 시도해 주세요.",
  });
  expect(await balance(id)).toBe(1);
});

it("pays from top-ups and bonus alone while the membership is overdue", async () => {
  const { id } = await makeAccount(app);
  const { membership } = await makeMembershipRow(app, { accountId: id, state: "overdue" });
  await makeLot(app, { accountId: id, kind: "plan", credits: 30, days: 1, membership });
  await makeLot(app, { accountId: id, kind: "topup", credits: 2 });
  await expect(spend(id, 3)).rejects.toMatchObject({
    message: "크레딧이 1개 모자라요. 밀린 멤버십 결제를 마치거나 충전하면 쓸 수 있어요.",
  });
  expect(await spend(id, 2)).toBe(true);
  expect(await balance(id)).toBe(30);
});

it("spends the last credit once, however many try at once", async () => {
  const { id } = await makeAccount(app);
  await makeLot(app, { accountId: id, credits: 1 });
  const tries = await Promise.allSettled(
    Array.from({ length: 8 }, (_, n) => spend(id, 1, `request:race-${n}:urgent`)),
  );
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await balance(id)).toBe(0);
});

it("gives a spend back to its lots, once, and lets them last seven days", async () => {
  const { id } = await makeAccount(app);
  const bonus = await makeLot(app, { accountId: id, credits: 3, days: 2 });
  await spend(id, 2);
  app.clock.advance(DAY_MS);
  expect(await refund(id)).toEqual({ back: 2, lost: 0 });
  expect(await refund(id)).toBeNull();
  const sevenDays = app.clock.now().getTime() + 7 * DAY_MS;
  expect(await lot(bonus)).toMatchObject({ available: 3, expires_at: new Date(sevenDays) });
});

it("does not let the rest of a lot that ran out come back with a refund", async () => {
  const { id } = await makeAccount(app);
  const bonus = await makeLot(app, { accountId: id, credits: 3, days: 2 });
  await spend(id, 2);
  app.clock.advance(3 * DAY_MS);
  expect(await refund(id)).toEqual({ back: 2, lost: 0 });
  expect(await lot(bonus)).toMatchObject({ available: 2 });
});

it("loses what an ended membership had given, also under a later one", async () => {
  const { id } = await makeAccount(app);
  const ended = await makeMembershipRow(app, { accountId: id });
  await makeLot(app, {
    accountId: id,
    kind: "plan",
    credits: 3,
    days: 1,
    membership: ended.membership,
  });
  await makeLot(app, { accountId: id, kind: "topup", credits: 3, days: 60 });
  await spend(id, 5);
  await app.sql`
    UPDATE memberships SET state = 'ended', end_reason = 'canceled', ended_at = ${app.clock.now()}
    WHERE id = ${ended.id}`;
  await makeMembershipRow(app, { accountId: id });
  expect(await refund(id)).toEqual({ back: 2, lost: 3 });
  expect(await balance(id)).toBe(3);
});

it("brings credits of the membership that is held back to life", async () => {
  const { id } = await makeAccount(app);
  const { membership } = await makeMembershipRow(app, { accountId: id });
  await makeLot(app, { accountId: id, kind: "plan", credits: 3, days: 30, membership });
  await spend(id, 3);
  expect(await refund(id)).toEqual({ back: 3, lost: 0 });
});

it("has nothing to give back of what was never spent", async () => {
  const { id } = await makeAccount(app);
  expect(await refund(id, "request:never:urgent")).toBeNull();
});
