import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { DAY_MS, MINUTE_MS } from "#domain/calendar/durations.ts";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { makeAccount, type TestAccount } from "#test/factories/accounts.ts";
import { freshKey, notificationKinds } from "#test/factories/market.ts";
import { PACKS } from "#test/factories/top-ups.ts";
import { assertSoundLedger } from "#test/sound-ledger.ts";
import { readRecord } from "../billing/gateway-work.ts";
import { workForAccount } from "../billing/gateway-work.ts";
import { gatewayDeps } from "../../gateway-deps.ts";

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
  key = await app.gateway.issueKey("card", { number: "4330123412341234" });
});

afterEach(() => assertSoundLedger(app.sql));

const buy = (billing_key: string | null = key, product_id: string = PACKS.thirty) =>
  person.call(
    "credits.topUps.buy",
    { product_id, ...(billing_key === null ? {} : { billing_key }) },
    freshKey(),
  );
const balance = async () => (await person.call("users.me.credits")).body.balance;
const latest = async () => (await person.call("credits.topUps")).body.items[0];
const charges = async () =>
  (await app.gateway.payments())
    .filter(({ billing_key }) => billing_key === key)
    .map(({ amount, status, cancelled }) => [amount, status, cancelled]);

async function pass(minutes: number): Promise<void> {
  app.clock.advance(minutes * MINUTE_MS);
  await app.sweep();
}

describe("buying a pack", () => {
  it("charges once, grants the credits for five years, and leaves a receipt and a notice", async () => {
    const { status, body } = await buy();
    expect([status, body.payment]).toEqual([201, "paid"]);
    expect(body.top_up).toMatchObject({
      name: "크레딧 30개",
      credits: 30,
      price: 39_600,
      state: "settled",
      refundable: { credits: 30, amount: 39_600 },
    });
    const { lots } = (await person.call("users.me.credits")).body;
    expect(lots).toMatchObject([
      { kind: "topup", available: 30, expires_at: "2032-01-15T00:00:00+09:00" },
    ]);
    expect(await charges()).toEqual([[39_600, "PAID", 0]]);
    const [receipt] = (await person.call("users.me.receipts")).body.items;
    expect(receipt).toMatchObject({
      purpose: "top_up",
      product_name: "크레딧 30개",
      amount: 39_600,
    });
    expect(await notificationKinds(person)).toEqual(["top_up_settled"]);
  });

  it("pays with the account's method when no key is named", async () => {
    expect((await buy(null)).error.code).toBe("method_missing");
    await buy();
    const again = await buy(null, PACKS.ten);
    expect([again.status, again.body.payment]).toEqual([201, "paid"]);
    expect(await balance()).toBe(40);
  });

  it("with a new card makes it the membership's, too, and pays what that owes", async () => {
    const light = "019b7600-0000-7000-8000-0000000000a1";
    const old = await app.gateway.issueKey("card");
    const joining = { product_id: light, billing_key: old };
    await person.call("subscriptions.buy", joining, freshKey());
    await app.sql`
      UPDATE memberships SET state = 'overdue', due_at = NULL, arrears = ${app.sql.json({
        since: "2027-01-15",
        retries: 0,
        kind: "claims",
        claims: [],
      })} WHERE account_id = ${account.id}`;
    expect((await buy()).body.payment).toBe("paid");
    expect((await person.call("users.me.subscription")).body.state).toBe("active");
    expect((await person.call("users.me.billingInfo")).body.card_name).toBe("현대카드 (1234)");
    const [held] = await app.sql<{ billing_key: string }[]>`
      SELECT b.billing_key FROM memberships m JOIN billing_methods b ON b.id = m.method_id
      WHERE m.account_id = ${account.id}`;
    expect(held?.billing_key).toBe(key);
  });

  describe("by a member with a new card", () => {
    const light = "019b7600-0000-7000-8000-0000000000a1";
    let own: string;
    const paying = async () => {
      const [row] = await app.sql<{ billing_key: string }[]>`
        SELECT b.billing_key FROM memberships m JOIN billing_methods b ON b.id = m.method_id
        WHERE m.account_id = ${account.id}`;
      return row?.billing_key;
    };
    const shown = async () => (await person.call("users.me.billingInfo")).body.card_name;

    beforeEach(async () => {
      own = await app.gateway.issueKey("card", { number: "5409111111111111" });
      const joining = { product_id: light, billing_key: own };
      expect((await person.call("subscriptions.buy", joining, freshKey())).status).toBe(201);
    });

    it("leaves the membership the card that works, when the new one is declined", async () => {
      const before = await shown();
      await app.gateway.mode(key, "decline:EXCEED_MAX_PAYMENT_AMOUNT", 1);
      expect((await buy()).error.code).toBe("payment_declined");
      expect([await paying(), await shown()]).toEqual([own, before]);
      // It is on its way back to the gateway.
      expect((await buy()).error.code).toBe("billing_key_unusable");
    });

    it("takes the new one from then on once it has paid, and says so to open pages", async () => {
      await app.gateway.mode(key, "reset-after-charge", 1);
      expect((await buy()).body.payment).toBe("pending");
      expect(await paying()).toBe(own);
      await pass(5);
      expect([await paying(), await shown()]).toEqual([key, "현대카드 (1234)"]);
      const events = await app.sql<{ kind: string }[]>`
        SELECT kind FROM person_events WHERE account_id = ${account.id} ORDER BY seq DESC LIMIT 4`;
      expect(events.map(({ kind }) => kind)).toContain("membership_changed");
      expect(
        await app.sql`
        SELECT 1 FROM billing_methods WHERE account_id = ${account.id} AND replaced_at IS NULL`,
      ).toHaveLength(1);
    });

    it("gives back the key of a declined card", async () => {
      await app.gateway.mode(key, "decline:EXCEED_MAX_PAYMENT_AMOUNT", 1);
      await buy();
      await pass(1);
      const [row] = await app.sql`
        SELECT deleted_at IS NOT NULL AS is_deleted FROM billing_methods WHERE billing_key = ${key}`;
      expect(row).toEqual({ is_deleted: true });
      expect(await paying()).toBe(own);
    });

    it("keeps what they chose while the charge was unanswered", async () => {
      await app.gateway.mode(key, "reset-after-charge", 1);
      expect((await buy()).body.payment).toBe("pending");
      app.clock.advance(1_000);
      const chosen = await app.gateway.issueKey("card");
      const set = await person.call(
        "users.me.billingInfo.set",
        { billing_key: chosen },
        freshKey(),
      );
      expect(set.status).toBeLessThan(300);
      await pass(10);
      expect(await latest()).toMatchObject({ state: "settled" });
      expect(await paying()).toBe(chosen);
    });
  });

  it("gives the first answer to the same key", async () => {
    const header = freshKey();
    const input = { product_id: PACKS.ten, billing_key: key };
    const first = await person.call("credits.topUps.buy", input, header);
    const again = await person.call("credits.topUps.buy", input, header);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect(await charges()).toHaveLength(1);
  });

  it("charges once for two presses at the same time, whatever their keys", async () => {
    await buy(key, PACKS.ten);
    await app.gateway.mode(key, "slow:400", 1);
    const answers = await Promise.all([buy(null), buy(null), buy(null)]);
    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, 409, 409]);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused.map(({ error }) => error.code)).toEqual(["payment_pending", "payment_pending"]);
    expect(await balance()).toBe(40);
    expect(await charges()).toHaveLength(2);
  });

  it("tells why the card was declined, and leaves nothing but the order", async () => {
    await app.gateway.mode(key, "decline:EXCEED_MAX_PAYMENT_AMOUNT", 1);
    const { status, error } = await buy();
    expect([status, error.code]).toEqual([409, "payment_declined"]);
    expect(error.message).toContain("한도");
    expect(await balance()).toBe(0);
    expect(await latest()).toMatchObject({ state: "failed", refundable: null });
    expect(await notificationKinds(person)).toEqual(["top_up_failed"]);
    expect((await buy(null)).body.payment).toBe("paid");
    expect(await balance()).toBe(30);
  });

  it("alarms operators when the fault is ours", async () => {
    await app.gateway.mode(key, "decline:INVALID_API_KEY", 1);
    expect((await buy()).error.code).toBe("payment_declined");
    const alarms = await app.sql`SELECT a.about, a.code FROM billing_alarms a
      JOIN payments p ON p.id = a.payment_id WHERE p.account_id = ${account.id}`;
    expect(alarms).toMatchObject([{ about: "our_fault", code: "INVALID_API_KEY" }]);
  });

  it("sells packs alone, to people with a verified phone, under a key", async () => {
    for (const product_id of ["019b7600-0000-7000-8000-0000000000a1", account.id]) {
      expect((await buy(key, product_id)).error.code).toBe("plan_unknown");
    }
    const bare = await person.call("credits.topUps.buy", { product_id: PACKS.ten });
    expect(bare.error.code).toBe("idempotency_key_missing");
    const unverified = await app.as(await makeAccount(app, { phoneVerified: false }));
    const asked = { product_id: PACKS.ten, billing_key: key };
    const refused = await unverified.call("credits.topUps.buy", asked, freshKey());
    expect(refused.error.code).toBe("phone_unverified");
    const visitor = await app.visitor().call("credits.topUps.buy", asked, freshKey());
    expect(visitor.error.code).toBe("auth_required");
  });

  it("takes neither an unknown key nor somebody else's", async () => {
    expect((await buy("billing-key-nobody-issued")).error.code).toBe("billing_key_unusable");
    await buy();
    person = await app.as(await makeAccount(app));
    expect((await buy()).error.code).toBe("billing_key_unusable");
    expect(await balance()).toBe(0);
  });

  it("charges a phone only after a tick", async () => {
    key = await app.gateway.issueKey("phone");
    const { status, error } = await buy();
    expect([status, Object.keys(error.fields ?? {})]).toEqual([422, ["consent"]]);
    expect(await charges()).toEqual([]);
  });

  it("is still listed for who has no confirmed phone any more, and can buy no other", async () => {
    await buy();
    await app.sql`
      UPDATE accounts SET phone = NULL, phone_verified_at = NULL WHERE id = ${account.id}`;
    expect(await latest()).toMatchObject({ name: "크레딧 30개", state: "settled" });
    expect((await buy()).error.code).toBe("phone_unverified");
  });
});

describe("an unclear answer", () => {
  it("is settled by the gateway's record, once, five minutes later", async () => {
    await app.gateway.mode(key, "reset-after-charge", 1);
    expect((await buy()).body).toMatchObject({ payment: "pending", top_up: { state: "pending" } });
    expect(await balance()).toBe(0);
    expect((await buy(null)).error.code).toBe("payment_pending");
    await pass(5);
    expect(await balance()).toBe(30);
    await pass(5);
    expect(await balance()).toBe(30);
    expect(await charges()).toEqual([[39_600, "PAID", 0]]);
    expect(await notificationKinds(person)).toEqual(["top_up_settled"]);
  });

  it("is given up after thirty minutes without a record, never charged again", async () => {
    await app.gateway.mode(key, "http500", 1);
    expect((await buy()).body.payment).toBe("pending");
    for (let minutes = 5; minutes < 30; minutes += 5) await pass(5);
    expect(await latest()).toMatchObject({ state: "pending" });
    await pass(5);
    expect(await latest()).toMatchObject({ state: "given_up", refundable: null });
    expect(await charges()).toEqual([]);
    expect(await notificationKinds(person)).toEqual(["top_up_failed"]);
    expect((await buy(null)).body.payment).toBe("paid");
  });

  it("that turns out paid after we gave up goes back in full, once", async () => {
    await app.gateway.mode(key, "reset-after-charge", 1);
    const { top_up: topUp } = (await buy()).body;
    // Nobody asked the gateway for half an hour.
    app.clock.advance(30 * MINUTE_MS);
    await app.sweep();
    expect(await latest()).toMatchObject({ state: "given_up" });
    const deps = gatewayDeps({ ...app, payments: app.gateway.chosen });
    for (let times = 0; times < 2; times += 1) {
      await readRecord(deps, `${topUp.id}-1`);
      await workForAccount(deps, account.id);
    }
    expect(await latest()).toMatchObject({ state: "refunded", refundable: null });
    expect(await balance()).toBe(0);
    expect(await charges()).toEqual([[39_600, "CANCELLED", 39_600]]);
    const { items } = (await person.call("users.me.refunds")).body;
    expect(items).toMatchObject([{ reason: "late_success", amount: 39_600, state: "done" }]);
  });

  it("that we gave up is asked about until somebody answers, however late", async () => {
    await app.gateway.mode(key, "reset-after-charge", 1);
    await buy();
    app.clock.advance(30 * MINUTE_MS);
    await app.sweep();
    expect(await latest()).toMatchObject({ state: "given_up" });
    const { port } = app.gateway.chosen;
    const there = { ...port };
    port.find = () => Promise.resolve({ outcome: "unknown", reason: "silent" });
    await pass((9 * DAY_MS) / MINUTE_MS);
    Object.assign(port, there);
    await pass((9 * DAY_MS) / MINUTE_MS);
    // Longer than a session lives without use.
    person = await app.as(account);
    expect(await latest()).toMatchObject({ state: "refunded" });
    expect(await charges()).toEqual([[39_600, "CANCELLED", 39_600]]);
  });
});
