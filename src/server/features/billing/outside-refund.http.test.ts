import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { makeAccount, type TestAccount } from "#test/factories/accounts.ts";
import { makeLot } from "#test/factories/credits.ts";
import { freshKey, notificationKinds } from "#test/factories/market.ts";
import { PACKS } from "#test/factories/top-ups.ts";
import { assertSoundLedger } from "#test/sound-ledger.ts";
import { PRODUCTS } from "#test/billing/products.ts";
import { gatewayDeps } from "../../gateway-deps.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import { refundCredits } from "../credits/refund-credits.ts";
import { spendCredits } from "../credits/spend-credits.ts";
import { readRecord } from "./gateway-work.ts";

let app: TestApp;
let account: TestAccount;
let person: TestClient;
let key: string;

beforeAll(async () => {
  app = await testApp("2027-01-15T03:00:00Z");
});

beforeEach(async () => {
  account = await makeAccount(app);
  person = await app.as(account);
  key = await app.gateway.issueKey("card");
});

afterEach(async () => assertSoundLedger(app.sql, await app.gateway.payments()));

/** The one payment of the person that has not been refunded or failed. */
async function lastPayment(): Promise<{ id: string; amount: number; status: string }> {
  const [row] = await app.sql<{ id: string; amount: number; status: string }[]>`
    SELECT id, amount, status FROM payments WHERE account_id = ${account.id}
    ORDER BY started_at DESC, id DESC LIMIT 1`;
  if (!row) throw new Error("nothing was charged");
  return row;
}

async function cancelOutside({ id, amount }: { id: string; amount: number }): Promise<void> {
  const all = { amountWon: amount, leftWon: amount, reason: "outside" };
  const { outcome } = await app.gateway.chosen.port.cancel({ paymentId: id, ...all });
  expect(outcome).toBe("cancelled");
}

async function reconcileReturned(paymentId: string): Promise<void> {
  const { sql, clock, ids, gateway } = app;
  await readRecord(gatewayDeps({ sql, clock, ids, payments: gateway.chosen }), paymentId);
}

const returned = () => app.sql<{ amount: number; reason: string }[]>`
  SELECT amount, reason FROM refunds WHERE account_id = ${account.id} ORDER BY id`;

describe("money that the gateway gave back by itself", () => {
  it.each([
    ["a first payment", "subscriptions.buy", { product_id: PRODUCTS.light }],
    ["a pack", "credits.topUps.buy", { product_id: PACKS.ten }],
  ] as const)("after we had given up %s does not go back again", async (_, endpoint, input) => {
    await app.gateway.mode(key, "reset-after-charge", 1);
    const { port } = app.gateway.chosen;
    const find = port.find.bind(port);
    port.find = async () => ({ outcome: "unknown", reason: "silent" });
    await person.send(endpoint, { ...input, billing_key: key }, freshKey());
    for (let times = 0; times < 7; times += 1) {
      app.clock.advance(5 * 60_000);
      await app.sweep();
    }
    port.find = find;
    const payment = await lastPayment();
    expect(payment.status).toBe("given_up");
    await cancelOutside(payment);
    app.clock.advance(60 * 60_000);
    await app.sweep();
    expect(await returned()).toEqual([{ amount: payment.amount, reason: "outside" }]);
    expect((await person.call("users.me.credits")).body.balance).toBe(0);
  });

  it("is no part of the guarantee, which gives back what replaced it", async () => {
    const body = { product_id: PRODUCTS.light, billing_key: key };
    await person.call("subscriptions.buy", body, freshKey());
    const first = await lastPayment();
    await cancelOutside(first);
    await reconcileReturned(first.id);
    const { overdue } = (await person.call("subscriptions.overview")).body;
    expect(overdue?.message).toContain("다시 결제하면 멤버십을 그대로 쓸 수 있어요");
    const claim = () => person.call("subscriptions.guaranteeRefund.claim", {}, freshKey());
    const early = await claim();
    expect([early.status, early.error.code]).toEqual([409, "guarantee_not_eligible"]);
    expect((await person.call("subscriptions.retry", {}, freshKey())).body.payment).toBe("paid");
    const { body: may } = await person.call("subscriptions.guaranteeRefund");
    expect([may.eligible, may.amount]).toEqual([true, 29_000]);
    expect((await claim()).body).toEqual({ refunded: 29_000, method: "gateway" });
    expect(await returned()).toEqual([
      { amount: 29_000, reason: "outside" },
      { amount: 29_000, reason: "guarantee" },
    ]);
  });
});

/** Something happens to a payment at the gateway itself, and its record is read. */
async function atConsole(
  paymentId: string,
  act: "refund" | "charge_back" | "reverse" | "fail",
  amount?: number,
): Promise<void> {
  expect(await app.gateway.atConsole(paymentId, act, amount)).toBe("done");
  await reconcileReturned(paymentId);
}

const credits = async () => (await person.call("users.me.credits")).body;
const notices = () => notificationKinds(person);

function use(amount: number, reference = app.ids.next()): Promise<boolean> {
  const spend = {
    accountId: account.id,
    credits: amount,
    detail: "urgent_request" as const,
    reference,
  };
  const when = { now: app.clock.now(), ids: app.ids };
  return inTransaction(app.sql, (tx) => spendCredits(tx, { ...spend, ...when }));
}

async function buyPack(pack: keyof typeof PACKS): Promise<string> {
  const body = { product_id: PACKS[pack], billing_key: key };
  expect((await person.call("credits.topUps.buy", body, freshKey())).body.payment).toBe("paid");
  return (await lastPayment()).id;
}

async function join(): Promise<string> {
  const body = { product_id: PRODUCTS.light, billing_key: key };
  await person.call("subscriptions.buy", body, freshKey());
  return (await lastPayment()).id;
}

describe("a pack that was charged back", () => {
  it("loses what nobody used of it, and what was used is owed before anything can be spent", async () => {
    const payment = await buyPack("thirty");
    await use(12);
    await atConsole(payment, "charge_back");
    expect(await credits()).toMatchObject({ balance: 0, usable: 0, owed: 12 });
    expect(await notices()).toContain("credits_taken_back");
    await expect(use(1)).rejects.toMatchObject({
      code: "credits_owed",
      message: expect.stringContaining("12개를 갚아야 해요"),
    });
    await reconcileReturned(payment);
    expect(await credits()).toMatchObject({ balance: 0, owed: 12 });
    const { items } = (await person.call("credits.topUps")).body;
    expect(items).toMatchObject([{ state: "refunded", refundable: null }]);
  });

  it("is paid by the next one, whose money for what paid is not given back", async () => {
    const payment = await buyPack("thirty");
    await use(12);
    await atConsole(payment, "charge_back");
    await buyPack("ten");
    expect(await credits()).toMatchObject({ balance: 0, owed: 2 });
    await buyPack("ten");
    expect(await credits()).toMatchObject({ balance: 8, usable: 8, owed: 0 });
    expect(await use(1)).toBe(true);
    const { items } = (await person.call("credits.topUps")).body;
    expect(items.map(({ refundable }) => refundable?.credits ?? null)).toEqual([7, null, null]);
    const movements = (await person.call("users.me.credits.ledger", { reason: "take_back" })).body;
    expect(movements.items.map(({ text, credits: amount }) => [text, amount])).toEqual([
      ["취소된 결제로 쓴 크레딧을 갚았어요", 2],
      ["취소된 결제로 쓴 크레딧을 갚았어요", 10],
      ["결제가 취소되어 그만큼 회수했어요", 18],
    ]);
  });

  it("is whole again once that is reversed, what others paid included", async () => {
    const payment = await buyPack("thirty");
    await use(12);
    await atConsole(payment, "charge_back");
    await buyPack("ten");
    await atConsole(payment, "reverse");
    expect(await credits()).toMatchObject({ balance: 28, usable: 28, owed: 0 });
    expect(await notices()).toContain("credits_given_back");
    expect((await person.call("users.me.refunds")).body.items).toMatchObject([
      { reason: "outside", state: "reversed", amount: 39_600 },
    ]);
    await reconcileReturned(payment);
    expect(await credits()).toMatchObject({ balance: 28, owed: 0 });
    await atConsole(payment, "charge_back");
    expect(await credits()).toMatchObject({ balance: 0, owed: 2 });
  });

  it("is paid by credits that come back, and by whatever else there is", async () => {
    await makeLot(app, { accountId: account.id, credits: 4 });
    await use(4, "spent-before");
    const payment = await buyPack("ten");
    await use(6);
    await makeLot(app, { accountId: account.id, credits: 1 });
    await atConsole(payment, "charge_back");
    expect(await credits()).toMatchObject({ balance: 0, owed: 5 });
    await inTransaction(app.sql, (tx) =>
      refundCredits(tx, {
        accountId: account.id,
        of: { reason: "spend", reference: "spent-before" },
        detail: "request_closed",
        now: app.clock.now(),
        ids: app.ids,
      }),
    );
    expect(await credits()).toMatchObject({ balance: 0, owed: 1 });
  });

  it("in part loses that part of the credits, rounded down, and the rest can still be refunded", async () => {
    const payment = await buyPack("thirty");
    await atConsole(payment, "refund", 50);
    expect(await credits()).toMatchObject({ balance: 30, owed: 0 });
    await atConsole(payment, "refund", 1_270);
    expect(await credits()).toMatchObject({ balance: 29, owed: 0 });
    await atConsole(payment, "refund", 50);
    const [topUp] = (await person.call("credits.topUps")).body.items;
    expect(topUp?.refundable).toEqual({ credits: 29, amount: 38_230, method: "gateway" });
    const topUpId = topUp?.id ?? "";
    const { body } = await person.call("credits.topUps.refund", { topUpId }, freshKey());
    expect(body).toMatchObject({ refunded: 38_230, credits: 29 });
    expect(await credits()).toMatchObject({ balance: 0, owed: 0 });
  });
});

describe("a part of a pack's payment that was refunded in the console", () => {
  it("is told as a part, with how much of what", async () => {
    const payment = await buyPack("ten");
    await atConsole(payment, "refund", 5_000);
    const [notice] = (await person.call("users.me.notifications")).body.items;
    expect(notice?.title).toBe("결제의 일부가 환불되어 크레딧을 회수했어요");
    expect(notice?.body).toMatch(/^결제한 [\d,]+원 가운데 5,000원이 환불됐어요\. 쓰지 않은/);
  });
});

describe("a captured payment that failed after all", () => {
  it("takes the credits of a pack", async () => {
    const payment = await buyPack("ten");
    await atConsole(payment, "fail");
    expect(await credits()).toMatchObject({ balance: 0, owed: 0 });
    await atConsole(payment, "reverse");
    expect(await credits()).toMatchObject({ balance: 10, owed: 0 });
  });

  it("makes a membership overdue, and it is whole again once it was paid after all", async () => {
    const payment = await join();
    await atConsole(payment, "fail");
    const { overdue, membership: owing } = (await person.call("subscriptions.overview")).body;
    expect(owing).toMatchObject({ state: "overdue", overdue_cause: "taken_back" });
    expect(overdue).toMatchObject({
      amount: 29_000,
      message: expect.stringContaining("카드사나 통신사가 되돌렸어요"),
    });
    const notices = (await person.call("users.me.notifications")).body.items;
    expect(notices.map(({ body }) => body)).toContainEqual(
      expect.stringContaining("이미 낸 29,000원이 결제사를 거쳐 돌아갔어요"),
    );
    await atConsole(payment, "reverse");
    const { membership } = (await person.call("subscriptions.overview")).body;
    expect(membership).toMatchObject({ state: "active", overdue_cause: null });
  });
});

describe("a part of a membership's payment that went back in the console", () => {
  it("is booked, takes its share of the credits, and the membership stays", async () => {
    const payment = await join();
    await atConsole(payment, "refund", 50);
    expect((await person.call("subscriptions.overview")).body.membership?.state).toBe("active");
    expect(await credits()).toMatchObject({ balance: 30, owed: 0 });
    await atConsole(payment, "refund", 14_450);
    expect((await person.call("subscriptions.overview")).body.membership?.state).toBe("active");
    expect(await credits()).toMatchObject({ balance: 15, owed: 0 });
    expect(await returned()).toMatchObject([{ amount: 50 }, { amount: 14_450 }]);
    await atConsole(payment, "charge_back");
    // What the banner at work and the badge of one's page read.
    expect((await person.call("users.me.subscription")).body.overdue_cause).toBe("taken_back");
    const { overdue, membership: owing } = (await person.call("subscriptions.overview")).body;
    expect(owing).toMatchObject({ state: "overdue", overdue_cause: "taken_back" });
    expect(overdue).toMatchObject({
      amount: 29_000,
      message: expect.stringContaining("카드사나 통신사가 되돌렸어요"),
    });
    await atConsole(payment, "reverse");
    expect(await credits()).toMatchObject({ balance: 30, usable: 30, owed: 0 });
  });

  it.each(["before", "after"] as const)(
    "leaves the used credits to be paid once it is all of it, %s the end",
    async (when) => {
      const payment = await join();
      await use(12);
      if (when === "before") await atConsole(payment, "charge_back");
      await person.call("subscriptions.cancel", {}, freshKey());
      if (when === "after") {
        app.clock.advance(32 * DAY_MS);
        await app.sweep();
        person = await app.as(account);
        await atConsole(payment, "charge_back");
      }
      expect((await person.call("users.me.subscription")).status).toBe(404);
      expect(await credits()).toMatchObject({ balance: 0, usable: 0, owed: 12 });
      await buyPack("thirty");
      expect(await credits()).toMatchObject({ balance: 18, usable: 18, owed: 0 });
      const { items } = (await person.call("users.me.notifications")).body;
      expect(items[0]?.body).toMatch(
        /^크레딧 30개가 들어왔어요\. 이 가운데 12개로 취소된 결제로 쓴 크레딧을 갚았어요\. /,
      );
      await atConsole(payment, "reverse");
      expect(await credits()).toMatchObject({ balance: 30, owed: 0 });
    },
  );

  it("and made staff's refund fail is left out when they try it again", async () => {
    const payment = await join();
    const { port } = app.gateway.chosen;
    const cancel = port.cancel.bind(port);
    port.cancel = async () => ({ outcome: "refused", code: "CANCEL_REFUSED" });
    await person.call("subscriptions.guaranteeRefund.claim", {}, freshKey());
    port.cancel = cancel;
    expect(await states()).toEqual([["guarantee", 29_000, "failed"]]);
    expect(await app.gateway.atConsole(payment, "refund", 50)).toBe("done");
    const staff = await app.as(await makeAccount(app, { role: "staff" }));
    const [refund] = (await staff.call("staff.billing.refunds")).body.items;
    await staff.call("staff.refunds.retry", { refundId: refund?.id ?? "" });
    app.clock.advance(6 * 60_000);
    await app.sweep();
    expect(await states()).toEqual([
      ["guarantee", 29_000, "replaced"],
      ["outside", 50, "done"],
      ["guarantee", 28_950, "done"],
    ]);
  });

  it("and of which we have not heard leaves the guarantee what is left", async () => {
    const payment = await join();
    expect(await app.gateway.atConsole(payment, "refund", 1_000)).toBe("done");
    await person.call("subscriptions.guaranteeRefund.claim", {}, freshKey());
    expect(await states()).toEqual([
      ["guarantee", 29_000, "replaced"],
      ["outside", 1_000, "done"],
      ["guarantee", 28_000, "done"],
    ]);
    const [kept] = (await app.gateway.payments()).slice(-1);
    expect(kept).toMatchObject({ status: "CANCELLED", cancelled: 29_000 });
  });

  it("and all of which went there leaves nothing to give back a second time", async () => {
    const payment = await join();
    await app.gateway.mode(key, "http500", 1);
    await person.call("subscriptions.guaranteeRefund.claim", {}, freshKey());
    expect(await app.gateway.atConsole(payment, "refund", 29_000)).toBe("done");
    app.clock.advance(6 * 60_000);
    await app.sweep();
    expect(await states()).toEqual([
      ["guarantee", 29_000, "replaced"],
      ["outside", 29_000, "done"],
    ]);
  });
});

it("that went through although the answer was lost is ours from when it was heard of, and does not go back again", async () => {
  const payment = await join();
  await app.gateway.mode(key, "reset-after-charge", 1);
  await person.call("subscriptions.guaranteeRefund.claim", {}, freshKey());
  expect(await states()).toEqual([["guarantee", 29_000, "waiting"]]);
  app.clock.advance(60_000);
  await reconcileReturned(payment);
  expect(await states()).toEqual([["guarantee", 29_000, "done"]]);
  const [refund] = await app.sql<{ done_at: Date }[]>`
    SELECT done_at FROM refunds WHERE payment_id = ${payment}`;
  expect(refund?.done_at).toEqual(app.clock.now());
});

async function states(): Promise<[string, number, string][]> {
  const rows = await app.sql<{ reason: string; amount: number; state: string }[]>`
    SELECT reason, amount, state FROM refunds WHERE account_id = ${account.id} ORDER BY id`;
  return rows.map(({ reason, amount, state }) => [reason, amount, state]);
}
