import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#domain/calendar/durations.ts";
import { PRODUCTS } from "#test/billing/products.ts";
import { testApp, type TestApp } from "#test/app.ts";
import type { TestClient } from "#test/client.ts";
import { makeAccount, type TestAccount } from "#test/factories/accounts.ts";
import { freshKey } from "#test/factories/market.ts";
import { PACKS } from "#test/factories/top-ups.ts";
import { assertSoundLedger } from "#test/sound-ledger.ts";
import { gatewayDeps } from "../../gateway-deps.ts";
import { readRecord } from "../billing/gateway-work.ts";

type Act = Parameters<TestApp["gateway"]["atConsole"]>[1];

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

/** Money was taken and nobody told us until we had given up; the gateway gives nothing back until it is mended. */
async function captureUnheard(endpoint: "subscriptions.buy" | "credits.topUps.buy", id: string) {
  await app.gateway.mode(key, "reset-after-charge", 1);
  await person.send(endpoint, { product_id: id, billing_key: key }, freshKey());
  app.clock.advance(30 * MINUTE_MS);
  const { port } = app.gateway.chosen;
  const find = port.find.bind(port);
  port.find = async () => ({ outcome: "unknown", reason: "silent" });
  await app.sweep();
  port.find = find;
  await app.gateway.mode(key, "http500");
  const [row] = await app.sql<{ id: string; amount: number; status: string }[]>`
    SELECT id, amount, status FROM payments WHERE account_id = ${account.id}`;
  expect(row?.status).toBe("given_up");
  return row ?? { id: "", amount: 0 };
}

async function hear(paymentId: string): Promise<void> {
  const { sql, clock, ids, gateway } = app;
  await readRecord(gatewayDeps({ sql, clock, ids, payments: gateway.chosen }), paymentId);
}

// What happens at the gateway, act by act, and is heard of: each leaves the books sound.
const STORIES: [string, [act: Act, won?: number][]][] = [
  ["went back whole and came back", [["refund"], ["reverse"]]],
  ["went back in part and came back", [["refund", 50], ["reverse"]]],
  ["failed after all and did not", [["fail"], ["reverse"]]],
  [
    "went to and fro",
    [["charge_back"], ["reverse"], ["refund", 700], ["fail"], ["reverse"], ["refund", 50]],
  ],
];

describe.each([
  ["a pack", "credits.topUps.buy", PACKS.ten],
  ["a first payment", "subscriptions.buy", PRODUCTS.light],
] as const)("%s that was captured after we had given it up", (_, endpoint, product) => {
  it.each([
    ...STORIES.map((story) => ["heard of before that", ...story] as const),
    ...STORIES.map((story) => ["heard of with that", ...story] as const),
  ])("%s, and that %s, is nothing that we keep", async (heard, _story, acts) => {
    const payment = await captureUnheard(endpoint, product);
    if (heard === "heard of before that") await hear(payment.id);
    for (const [act, won] of acts) {
      expect(await app.gateway.atConsole(payment.id, act, won)).toBe("done");
      await hear(payment.id);
      await assertSoundLedger(app.sql);
    }
    await app.gateway.mode(key, "ok");
    for (let hours = 0; hours < 12; hours += 6) {
      app.clock.advance(6 * HOUR_MS);
      await app.sweep();
    }
    expect(await app.gateway.payments()).toContainEqual(
      expect.objectContaining({ payment_id: payment.id, cancelled: payment.amount }),
    );
    expect((await person.call("users.me.credits")).body.balance).toBe(0);
  });
});

it("is asked about no more once the gateway says that it failed", async () => {
  const { id } = await captureUnheard("credits.topUps.buy", PACKS.ten);
  const wanted = () => app.sql`SELECT ask_wanted FROM payments WHERE id = ${id}`;
  expect(await wanted()).toEqual([{ ask_wanted: true }]);
  expect(await app.gateway.atConsole(id, "fail")).toBe("done");
  await hear(id);
  expect(await wanted()).toEqual([{ ask_wanted: false }]);
});

it("keeps the gateway's own number of what was paid, and when a pack was decided", async () => {
  await person.call("credits.topUps.buy", { product_id: PACKS.ten, billing_key: key }, freshKey());
  const found = await app.sql<{ id: string; gateway_id: string; settled_at: Date }[]>`
    SELECT p.id, p.gateway_id, t.settled_at FROM payments p JOIN top_ups t ON t.id = p.top_up_id
     WHERE p.account_id = ${account.id}`;
  const [paid] = found;
  const record = await app.gateway.chosen.port.find(paid?.id ?? "");
  expect(record).toMatchObject({ outcome: "paid", gatewayId: paid?.gateway_id });
  expect(paid?.gateway_id).toMatch(/\w/);
  expect(paid?.settled_at).toEqual(app.clock.now());
});
