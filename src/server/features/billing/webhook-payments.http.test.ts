import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { MINUTE_MS, SECOND_MS } from "#domain/calendar/durations.ts";
import { CLOSED } from "#domain/payment/breaker.ts";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { makeAccount, type TestAccount } from "#test/factories/accounts.ts";
import { freshKey } from "#test/factories/market.ts";
import { PACKS } from "#test/factories/top-ups.ts";
import { webhookCall } from "#test/gateway.ts";
import { assertSoundLedger } from "#test/sound-ledger.ts";
import { gatewayDeps } from "../../gateway-deps.ts";
import { handlePaymentWebhook, handleWebhookBatch } from "./webhook-payments.ts";

let app: TestApp;
let account: TestAccount;
let person: TestClient;
/** Of which payments the gateway's record was read. */
let read: string[];
/** What the gateway does when its record is read. */
let find: (paymentId: string) => ReturnType<typeof realFind>;
let realFind: TestApp["gateway"]["chosen"]["port"]["find"];

beforeAll(async () => {
  app = await testApp("2027-01-15T03:00:00Z");
  const { port } = app.gateway.chosen;
  realFind = port.find.bind(port);
  port.find = async (paymentId) => {
    read.push(paymentId);
    return find(paymentId);
  };
});

beforeEach(async () => {
  account = await makeAccount(app);
  person = await app.as(account);
  read = [];
  find = silent;
  deps().health.breaker = CLOSED;
  await app.sql`DELETE FROM webhook_inbox`;
});

afterEach(async () => assertSoundLedger(app.sql, await app.gateway.payments()));

const silent = async () => ({ outcome: "unknown", reason: "silent" }) as const;

function deps() {
  const { sql, clock, ids, gateway } = app;
  return gatewayDeps({ sql, clock, ids, payments: gateway.chosen });
}

/** A pack for which the card was charged, but whose answer was lost; the id of its payment. */
async function chargedUnheard(): Promise<string> {
  const key = await app.gateway.issueKey("card");
  await app.gateway.mode(key, "reset-after-charge", 1);
  const body = { product_id: PACKS.ten, billing_key: key };
  await person.send("credits.topUps.buy", body, freshKey());
  const [row] = await app.sql<{ id: string; status: string }[]>`
    SELECT id, status FROM payments WHERE account_id = ${account.id}`;
  expect(row?.status).toBe("pending");
  read = [];
  return row?.id ?? "";
}

async function tell(paymentId: string, type = "Transaction.Paid"): Promise<void> {
  const call = webhookCall({
    type,
    timestamp: "2027-01-15T12:00:00.000+09:00",
    data: { paymentId, transactionId: "transaction-1", storeId: "store-local" },
  });
  expect((await app.app.inject(call)).statusCode).toBe(200);
}

const balance = async () => (await person.call("users.me.credits")).body.balance;
const open = async () =>
  (await app.sql`SELECT payment_id FROM webhook_inbox WHERE handled_at IS NULL`).map(
    ({ payment_id }) => String(payment_id),
  );
/** One batch; whose webhooks failed in it. */
async function batch(): Promise<number> {
  const failed = new Map<string, unknown>();
  await handleWebhookBatch(deps(), failed);
  return failed.size;
}

describe("a webhook that has just come", () => {
  it("brings the credits of a charge whose own answer was lost, and is done with", async () => {
    const paymentId = await chargedUnheard();
    await tell(paymentId);
    find = realFind;
    app.clock.advance(30 * SECOND_MS);
    await handlePaymentWebhook(deps(), paymentId);
    expect([await balance(), await open(), read]).toEqual([10, [], [paymentId]]);
  });

  it("leaves a charge to its own answer for half a minute", async () => {
    const paymentId = await chargedUnheard();
    await tell(paymentId);
    find = realFind;
    app.clock.advance(30 * SECOND_MS - 1);
    await handlePaymentWebhook(deps(), paymentId);
    expect([await balance(), await open(), read]).toEqual([0, [paymentId], []]);
  });

  it("is left to the batch while nobody says anything clear, or the gateway is away", async () => {
    const paymentId = await chargedUnheard();
    await tell(paymentId);
    app.clock.advance(MINUTE_MS);
    const facts = deps();
    await handlePaymentWebhook(facts, paymentId);
    expect([await open(), read]).toEqual([[paymentId], [paymentId]]);

    const now = app.clock.now().getTime();
    const away = { since: now, probes: 0, probe_at: now + MINUTE_MS };
    facts.health.breaker = { ...facts.health.breaker, open: away };
    await handlePaymentWebhook(facts, paymentId);
    expect(read).toEqual([paymentId]);
  });

  it("of a payment that is not ours is done with", async () => {
    await tell("somebody-elses");
    await handlePaymentWebhook(deps(), "somebody-elses");
    expect([await open(), read]).toEqual([[], []]);
  });
});

describe("a batch of webhooks", () => {
  it("reads again what was unclear, after as long as it has waited", async () => {
    const paymentId = await chargedUnheard();
    await tell(paymentId);
    // Five minutes at first, then as long again as since it came, and each hour.
    const waits = [5, 5, 10, 20, 40, 60, 60];
    for (const [time, minutes] of waits.entries()) {
      await batch();
      expect(read).toHaveLength(time + 1);
      app.clock.advance(minutes * MINUTE_MS - 1);
      await batch();
      expect(read, `before ${minutes} minutes have gone by`).toHaveLength(time + 1);
      app.clock.advance(1);
    }
    find = realFind;
    await batch();
    expect(await open()).toEqual([]);
  });

  it("goes on past one that fails, and tells of that", async () => {
    const paymentId = await chargedUnheard();
    await tell(paymentId);
    await tell("somebody-elses");
    find = () => Promise.reject(new Error("no answer that can be read"));
    expect([await batch(), await open()]).toEqual([1, [paymentId]]);
  });
});
