import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { makeAccount, type TestAccount } from "#test/factories/accounts.ts";
import { freshKey } from "#test/factories/market.ts";
import { PACKS } from "#test/factories/top-ups.ts";
import { assertSoundLedger } from "#test/sound-ledger.ts";
import { PRODUCTS } from "#test/billing/products.ts";
import { gatewayDeps } from "../../gateway-deps.ts";
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

async function hearOf(paymentId: string): Promise<void> {
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
    await hearOf(first.id);
    const { overdue } = (await person.call("subscriptions.overview")).body;
    expect(overdue?.message).toContain("다시 내면 멤버십을 그대로 쓸 수 있어요");
    const claim = () => person.call("subscriptions.guaranteeRefund.claim", {}, freshKey());
    const early = await claim();
    expect([early.status, early.error.code]).toEqual([409, "guarantee_not_eligible"]);
    expect((await person.call("subscriptions.retry", {}, freshKey())).body.payment).toBe("paid");
    const { body: may } = await person.call("subscriptions.guaranteeRefund");
    expect([may.eligible, may.amount]).toEqual([true, 29_000]);
    expect((await claim()).body).toEqual({ refunded: 29_000, way: "gateway" });
    expect(await returned()).toEqual([
      { amount: 29_000, reason: "outside" },
      { amount: 29_000, reason: "guarantee" },
    ]);
  });
});
