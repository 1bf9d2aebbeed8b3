import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import { routeOf } from "#contract/routes.ts";
import type { TestClient } from "#test/client.ts";
import { untilSomebodyWaits } from "#test/until-somebody-waits.ts";
import { gatewayDeps } from "../../gateway-deps.ts";
import { lockAccount } from "./apply-command.ts";
import { makeAccount } from "#test/factories/accounts.ts";

const LIGHT = "019b7600-0000-7000-8000-0000000000a1";
const STANDARD = "019b7600-0000-7000-8000-0000000000a2";
const PACK = "019b7600-0000-7000-8000-0000000000c1";

let app: TestApp;
let member: TestClient;
let keys = 0;

/** A header under which a write is done once. */
const fresh = () => ({ headers: { "idempotency-key": `charging-key-${(keys += 1)}` } });

beforeAll(async () => {
  app = await testApp("2027-01-15T03:00:00Z");
});

beforeEach(async () => {
  member = await app.as(await makeAccount(app));
  await app.gateway.mode("*", "ok");
});

async function join(product_id = LIGHT): Promise<string> {
  const billing_key = await app.gateway.issueKey("card", { number: "4330123412341234" });
  const { status } = await member.call("subscriptions.buy", { product_id, billing_key }, fresh());
  expect(status).toBe(201);
  return billing_key;
}

describe("buying a membership", () => {
  it("charges the card once, grants the credits and begins today", async () => {
    const billing_key = await app.gateway.issueKey("card", { number: "4330123412341234" });
    const bought = await member.call(
      "subscriptions.buy",
      { product_id: LIGHT, billing_key },
      fresh(),
    );
    expect([bought.status, bought.body.payment]).toEqual([201, "paid"]);
    const held = await member.call("users.me.subscription");
    expect(held.body).toMatchObject({
      state: "active",
      current_period_starts_on: "2027-01-15",
      current_period_ends_at: "2027-02-14T23:59:59+09:00",
      is_canceled: false,
      plan: { name: "라이트", price: 29_000, product: { id: LIGHT, credit: 30 } },
      next_schedule: null,
    });
    expect((await member.call("users.me.billingInfo")).body).toEqual({
      type: "card",
      card_name: "현대카드 (1234)",
    });
    expect((await member.call("users.me.credits")).body.balance).toBe(30);
    const charged = (await app.gateway.payments()).filter((one) => one.billing_key === billing_key);
    expect(charged.map(({ amount, status }) => [amount, status])).toEqual([[29_000, "PAID"]]);
  });

  it("gives the first answer to the same key, and refuses it for something else", async () => {
    const billing_key = await app.gateway.issueKey("card");
    const key = fresh();
    const first = await member.call("subscriptions.buy", { product_id: LIGHT, billing_key }, key);
    const again = await member.call("subscriptions.buy", { product_id: LIGHT, billing_key }, key);
    expect([again.status, again.body]).toEqual([201, first.body]);
    const other = await member.call(
      "subscriptions.buy",
      { product_id: STANDARD, billing_key },
      key,
    );
    expect([other.status, other.error.code]).toEqual([422, "idempotency_mismatch"]);
    const second = await member.call("subscriptions.buy", { product_id: LIGHT }, fresh());
    expect([second.status, second.error.code]).toEqual([409, "membership_exists"]);
  });

  it("gives the first answer, its fields in their order, to the same fields in another order", async () => {
    const billing_key = await app.gateway.issueKey("card");
    const { headers } = fresh();
    const send = (body: object) => {
      const { method, path: url } = routeOf("subscriptions.buy");
      const raw = { ...headers, "content-type": "application/json" };
      return member.raw({ method, url, payload: JSON.stringify(body), headers: raw });
    };
    const first = await send({ product_id: LIGHT, billing_key, consent: true });
    const again = await send({ consent: true, billing_key, product_id: LIGHT });
    const bytes = JSON.stringify(first.body);
    expect([again.status, JSON.stringify(again.body)]).toEqual([201, bytes]);
    expect(bytes).toMatch(/^{"payment":"paid","membership":{"state":"active",/);
  });

  it("demands a key, a method, and a product that is a plan", async () => {
    const bare = await member.send("subscriptions.buy", { product_id: LIGHT });
    expect([bare.status, bare.error.code]).toEqual([400, "idempotency_key_missing"]);
    const without = await member.call("subscriptions.buy", { product_id: LIGHT }, fresh());
    expect([without.status, without.error.code]).toEqual([409, "method_missing"]);
    const pack = await member.call("subscriptions.buy", { product_id: PACK }, fresh());
    expect([pack.status, pack.error.code]).toEqual([409, "plan_unknown"]);
  });

  it("says so when the card is declined, and nobody holds a membership", async () => {
    const billing_key = await app.gateway.issueKey("card");
    await app.gateway.mode(billing_key, "decline:REJECT_CARD_PAYMENT");
    const declined = await member.call(
      "subscriptions.buy",
      { product_id: LIGHT, billing_key },
      fresh(),
    );
    expect([declined.status, declined.error.code]).toEqual([409, "payment_declined"]);
    expect((await member.call("users.me.subscription")).status).toBe(404);
    expect((await member.call("users.me.credits")).body.balance).toBe(0);
    const { body } = await member.call("subscriptions.overview");
    expect(body.purchase?.state).toBe("failed");
    expect(body.actions).toEqual(["purchase"]);
  });

  it("waits when the answer is lost, and finds the charge after five minutes", async () => {
    const billing_key = await app.gateway.issueKey("card");
    await app.gateway.mode(billing_key, "reset-after-charge", 1);
    const chargedAt = app.clock.now();
    const bought = await member.call(
      "subscriptions.buy",
      { product_id: LIGHT, billing_key },
      fresh(),
    );
    expect([bought.status, bought.body]).toEqual([201, { payment: "pending", membership: null }]);
    expect((await member.call("users.me.subscription")).status).toBe(404);
    app.clock.advance(5 * 60_000);
    await app.sweep();
    expect((await member.call("users.me.subscription")).body.state).toBe("active");
    const charged = (await app.gateway.payments()).filter((one) => one.billing_key === billing_key);
    expect(charged).toHaveLength(1);
    // Paid when the gateway took the money, not when we heard of it.
    const { id } = (await member.call("users.me")).body;
    expect(await app.sql`SELECT paid_at FROM payments WHERE account_id = ${id}`).toEqual([
      { paid_at: chargedAt },
    ]);
  });

  it("renews with the card that was chosen while the first payment was not confirmed", async () => {
    const first = await app.gateway.issueKey("card");
    const second = await app.gateway.issueKey("card");
    await app.gateway.mode(first, "reset-after-charge", 1);
    await member.call("subscriptions.buy", { product_id: LIGHT, billing_key: first }, fresh());
    const chosen = await member.call("users.me.billingInfo.set", { billing_key: second });
    expect([chosen.status, chosen.body.payment]).toEqual([200, "none"]);
    app.clock.advance(5 * 60_000);
    await app.sweep();
    await member.call("subscriptions.upgrade", { product_id: STANDARD }, fresh());
    const charged = (await app.gateway.payments()).filter((one) =>
      [first, second].includes(one.billing_key),
    );
    expect(charged.map(({ billing_key, amount }) => [billing_key, amount])).toEqual([
      [first, 29_000],
      [second, 30_000],
    ]);
  });

  it("takes a phone with consent alone", async () => {
    const billing_key = await app.gateway.issueKey("phone");
    const without = await member.call(
      "subscriptions.buy",
      { product_id: LIGHT, billing_key },
      fresh(),
    );
    expect(without.error.fields?.consent).toHaveLength(1);
    const agreed = { product_id: LIGHT, billing_key, consent: true };
    const bought = await member.call("subscriptions.buy", agreed, fresh());
    expect(bought.body.payment).toBe("paid");
    expect((await member.call("users.me.billingInfo")).body).toEqual({
      type: "phone",
      card_name: null,
    });
  });
});

describe("a price that was shown", () => {
  it("is the most that is charged", async () => {
    const billing_key = await app.gateway.issueKey("card");
    const buy = (price: number) =>
      member.call("subscriptions.buy", { product_id: LIGHT, billing_key, price }, fresh());
    expect((await buy(28_999)).error.code).toBe("plan_price_changed");
    expect((await member.call("users.me.billingInfo")).status).toBe(404);
    expect((await buy(29_000)).status).toBe(201);
    const upgrade = (price: number) =>
      member.call("subscriptions.upgrade", { product_id: STANDARD, price }, fresh());
    expect((await upgrade(29_999)).error.code).toBe("plan_price_changed");
    expect((await upgrade(30_001)).status).toBe(200);
    const topUp = (price: number) =>
      member.call("credits.topUps.buy", { product_id: PACK, price }, fresh());
    expect((await topUp(13_199)).error.code).toBe("plan_price_changed");
    expect((await topUp(13_200)).status).toBe(201);
    const charged = (await app.gateway.payments()).filter((one) => one.billing_key === billing_key);
    expect(charged.map(({ amount }) => amount)).toEqual([29_000, 30_000, 13_200]);
  });
});

describe("changing it", () => {
  it("is told what a product costs next, when, and how it is paid", async () => {
    await join();
    const next = (product_id: string) => member.call("subscriptions.nextBilling", { product_id });
    expect((await next(LIGHT)).body).toEqual({
      product_id: LIGHT,
      amount: 29_000,
      credit: 30,
      payment_due_date: "2027-02-15",
      method: { type: "card", card_name: "현대카드 (1234)" },
    });
    expect((await next(STANDARD)).body).toMatchObject({ amount: 59_000, credit: 70 });
    expect((await next(PACK)).status).toBe(404);
    const nobody = await app.as(await makeAccount(app));
    const { body } = await nobody.call("subscriptions.nextBilling", { product_id: STANDARD });
    expect(body).toMatchObject({ payment_due_date: "2027-02-15", method: null });
  });

  it("goes up now for the whole difference", async () => {
    await join();
    const { status, body } = await member.call(
      "subscriptions.upgrade",
      { product_id: STANDARD },
      fresh(),
    );
    expect([status, body.payment, body.membership?.plan.name]).toEqual([200, "paid", "스탠다드"]);
    expect((await member.call("users.me.credits")).body.balance).toBe(70);
  });

  it("goes down with the next period, and takes that back", async () => {
    await join(STANDARD);
    const planned = await member.call("subscriptions.schedules.create", { product_id: LIGHT });
    expect(planned.status).toBe(201);
    expect(planned.body.membership?.next_schedule).toMatchObject({
      plan: { name: "라이트" },
      payment_due_date: "2027-02-15",
    });
    const taken = await member.call("subscriptions.schedules.remove");
    expect(taken.body.membership?.next_schedule).toBeNull();
    const history = await member.call("subscriptions.schedules");
    expect(history.body.items.map(({ state, change }) => [state, change])).toEqual([
      ["removed", "downgrade"],
    ]);
  });

  it("cancels at the period's end, and restarts without a charge", async () => {
    await join();
    expect((await member.call("subscriptions.cancel")).body.membership?.is_canceled).toBe(true);
    const twice = await member.call("subscriptions.cancel");
    expect(twice.body.membership?.is_canceled).toBe(true);
    const change = await member.call("subscriptions.schedules.create", { product_id: STANDARD });
    expect(change.error.code).toBe("change_while_canceling");
    expect((await member.call("subscriptions.restart")).body.membership?.is_canceled).toBe(false);
    const again = await member.call("subscriptions.restart");
    expect([again.status, again.error.code]).toEqual([409, "nothing_pending"]);
  });

  it("gives everything back within the first week when nothing was used", async () => {
    const billing_key = await join();
    const { body: may } = await member.call("subscriptions.guaranteeRefund");
    expect(may).toMatchObject({
      eligible: true,
      form: "unused",
      amount: 29_000,
      method: "gateway",
    });
    const { body } = await member.call("subscriptions.guaranteeRefund.claim", {}, fresh());
    expect(body).toEqual({ refunded: 29_000, method: "gateway" });
    expect((await member.call("users.me.subscription")).status).toBe(404);
    const { body: overview } = await member.call("subscriptions.overview");
    expect(overview.ended).toEqual({
      on: "2027-01-15",
      message: "보장 환불로 끝났어요. 돌려드리는 돈은 환불 내역에서 볼 수 있어요.",
    });
    expect((await member.call("users.me.credits")).body.balance).toBe(0);
    const [payment] = (await app.gateway.payments()).filter(
      (one) => one.billing_key === billing_key,
    );
    expect(payment?.status).toBe("CANCELLED");
    const twice = await member.call("subscriptions.guaranteeRefund.claim", {}, fresh());
    expect(twice.body).toEqual(body);
  });
});

describe("a gateway that is away as a whole", () => {
  /** How often each call was made while nobody answered. */
  const calls = { charge: 0, find: 0 };
  let comeBack: () => void;

  /** From now on no call is answered. */
  function goAway(): void {
    const { port } = app.gateway.chosen;
    const there = { ...port };
    Object.assign(calls, { charge: 0, find: 0 });
    const silent = (name: keyof typeof calls) => async () => {
      calls[name] += 1;
      return { outcome: "unknown" as const, reason: "network" };
    };
    Object.assign(port, { charge: silent("charge"), find: silent("find") });
    comeBack = () => Object.assign(port, there);
  }

  it("still charges at once whom it admitted before others found it away", async () => {
    app.clock.set("2027-04-15T14:00:00+09:00");
    const account = await makeAccount(app);
    member = await app.as(account);
    await join();
    const { port } = gatewayDeps({ ...app, payments: app.gateway.chosen });
    const there = { ...app.gateway.chosen.port };
    const upgraded = await app.sql.begin(async (tx) => {
      await lockAccount(tx, account.id);
      const waiting = member.call("subscriptions.upgrade", { product_id: STANDARD }, fresh());
      await untilSomebodyWaits(app.sql);
      app.gateway.chosen.port.find = async () => ({ outcome: "unknown", reason: "network" });
      for (const other of ["a", "b", "c", "d", "e"]) await port.find(other);
      Object.assign(app.gateway.chosen.port, there);
      return { waiting };
    });
    expect((await upgraded.waiting).body.payment).toBe("paid");
  });

  it("is sent nothing but a question now and then, and makes up for all once it is back", async () => {
    app.clock.set("2027-05-15T14:00:00+09:00");
    const members: { id: string }[] = [];
    await app.sql`UPDATE memberships SET due_at = NULL`;
    for (let count = 0; count < 6; count += 1) {
      const account = await makeAccount(app);
      members.push(account);
      member = await app.as(account);
      await join();
    }
    app.clock.set("2027-06-15T10:00:00+09:00");
    goAway();
    for (let quarter = 0; quarter < 24; quarter += 1) {
      await app.sweep();
      app.clock.advance(15 * 60_000);
    }
    await app.sweep();
    expect(calls.charge).toBe(6);
    expect(calls.find).toBeLessThan(30);
    const waiting = await app.as(members[0] ?? { id: "" });
    const refused = await waiting.send("subscriptions.retry", {}, fresh());
    expect([refused.status, refused.error.code]).toEqual([503, "payments_unavailable"]);
    comeBack();
    app.clock.advance(15 * 60_000);
    await app.sweep();
    for (const one of members) {
      const { body } = await (await app.as(one)).call("users.me.subscription");
      expect(body).toMatchObject({ state: "active", current_period_starts_on: "2027-06-15" });
    }
  });
});

it("names the start of the period after the owed one as the next day of payment", async () => {
  app.clock.set("2027-08-15T14:00:00+09:00");
  const account = await makeAccount(app);
  member = await app.as(account);
  const key = await join();
  await app.gateway.mode(key, "decline:REJECT_CARD_PAYMENT");
  for (const at of ["2027-09-15T10:00:00+09:00", "2027-09-17T09:00:00+09:00"]) {
    app.clock.set(at);
    await app.sweep();
  }
  member = await app.as(account);
  expect((await member.call("users.me.subscription")).body).toMatchObject({
    state: "overdue",
    overdue_cause: "unpaid",
  });
  const { body } = await member.call("subscriptions.nextBilling", { product_id: LIGHT });
  expect(body.payment_due_date).toBe("2027-10-15");
});
