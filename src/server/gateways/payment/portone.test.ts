import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { buildEmulator } from "./emulator/app.ts";
import { openRecord } from "./emulator/record.ts";
import type { Webhook } from "./emulator/send-webhook.ts";
import type { PaymentPort } from "./payment-port.ts";
import { createPortOne } from "./portone.ts";

const apiSecret = "secret-of-the-test";
const REAL_NOW = Date.parse("2027-01-31T00:30:00Z");

let folder: string;
let emulator: FastifyInstance;
let apiUrl: string;
let gateway: PaymentPort;
let webhooks: Webhook[];

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "somssi-gateway-"));
  webhooks = [];
  await start();
});

afterEach(async () => {
  await emulator.close();
  rmSync(folder, { recursive: true });
});

async function start() {
  emulator = buildEmulator({
    record: openRecord(recordFile()),
    storeId: "store-test",
    apiSecret,
    sendWebhook: (webhook) => webhooks.push(webhook),
    clock: () => REAL_NOW,
  });
  apiUrl = await emulator.listen({ host: "127.0.0.1", port: 0 });
  gateway = portOne();
}

const recordFile = () => join(folder, "gateway", "record.jsonl");

function portOne(changes: { apiSecret?: string; apiUrl?: string; timeoutMs?: number } = {}) {
  return createPortOne({
    apiUrl,
    apiSecret,
    storeId: "store-test",
    timeoutMs: 5_000,
    ...changes,
  });
}

async function control(path: string, body: object) {
  const answer = await fetch(`${apiUrl}/control/${path}`, {
    method: "POST",
    headers: { authorization: `PortOne ${apiSecret}` },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  return (await answer.json()) as { billing_key: string };
}

const issue = async (method: "card" | "phone" = "card") =>
  (await control("billing-keys", { method })).billing_key;
const setMode = (mode: string, times?: number) =>
  control("modes", { billing_key: "*", mode, ...(times ? { times } : {}) });

let numbers = 0;
async function order(changes: { billingKey?: string; amountWon?: number } = {}) {
  numbers += 1;
  return {
    paymentId: `payment-${numbers}`,
    billingKey: changes.billingKey ?? (await issue()),
    amountWon: changes.amountWon ?? 59_000,
    orderName: "솜씨 스탠다드",
    customer: { id: "customer-1", name: "김솜씨", email: "kim@example.com" },
  };
}

describe("a charge", () => {
  it("takes the money once and says when, and tells the product", async () => {
    const one = await order();
    expect(await gateway.charge(one)).toMatchObject({
      outcome: "paid",
      paidAt: new Date(REAL_NOW),
    });
    expect(await gateway.charge(one)).toEqual({ outcome: "taken" });
    expect(await gateway.find(one.paymentId)).toMatchObject({
      outcome: "paid",
      amountWon: 59_000,
      cancelledWon: 0,
      billingKey: one.billingKey,
    });
    expect(webhooks.map(({ type, data }) => [type, data.paymentId])).toEqual([
      ["Transaction.Paid", one.paymentId],
    ]);
  });

  it("is taken once however many ask at the same moment", async () => {
    const one = await order();
    const answers = await Promise.all(Array.from({ length: 10 }, () => gateway.charge(one)));
    expect(answers.filter(({ outcome }) => outcome === "paid")).toHaveLength(1);
    expect(answers.filter(({ outcome }) => outcome === "taken")).toHaveLength(9);
  });

  it("that is declined says why, and may be tried again under its id", async () => {
    const one = await order();
    await setMode("decline:REJECT_CARD_PAYMENT", 1);
    const refused = { outcome: "refused", code: "REJECT_CARD_PAYMENT" };
    expect(await gateway.charge(one)).toEqual(refused);
    expect(await gateway.find(one.paymentId)).toEqual({
      outcome: "failed",
      code: "REJECT_CARD_PAYMENT",
    });
    expect((await gateway.charge(one)).outcome).toBe("paid");
  });

  it.each([
    ["a key that never was", "billing-key-none", "BILLING_KEY_NOT_FOUND"],
    ["a deleted key", "deleted", "BILLING_KEY_ALREADY_DELETED"],
  ])("of %s is refused", async (_, named, code) => {
    const billingKey = named === "deleted" ? await issue() : named;
    if (named === "deleted") await gateway.deleteBillingKey(billingKey);
    const one = await order({ billingKey });
    expect(await gateway.charge(one)).toEqual({ outcome: "refused", code });
  });

  it("below the smallest amount is refused", async () => {
    const refused = { outcome: "refused", code: "BELOW_MINIMUM_AMOUNT" };
    expect(await gateway.charge(await order({ amountWon: 99 }))).toEqual(refused);
    expect((await gateway.charge(await order({ amountWon: 100 }))).outcome).toBe("paid");
  });

  it("with a wrong secret is refused", async () => {
    const stranger = portOne({ apiSecret: "another" });
    expect(await stranger.charge(await order())).toEqual({
      outcome: "refused",
      code: "UNAUTHORIZED",
    });
  });
});

describe("a charge whose outcome nobody tells", () => {
  it("and that never happened is missing afterwards", async () => {
    const one = await order();
    await setMode("timeout", 1);
    const impatient = portOne({ timeoutMs: 500 });
    expect(await impatient.charge(one)).toEqual({ outcome: "unknown", reason: "timeout" });
    await setMode("ok");
    expect((await gateway.charge(await order())).outcome).toBe("paid");
  });

  it("and that is given up holds no connection: the gateway sees it close", async () => {
    const one = await order();
    await setMode("timeout", 1);
    const closed = new Promise<void>((resolve) => {
      emulator.server.prependListener("request", ({ url, socket }: IncomingMessage) => {
        if (url?.includes(one.paymentId)) socket.once("close", resolve);
      });
    });
    await portOne({ timeoutMs: 500 }).charge(one);
    await closed;
  });

  it("and whose answer stops half-way is given up, too", async () => {
    const one = await order();
    const half = createServer((_, reply) => {
      reply.writeHead(200, { "content-type": "application/json" });
      reply.write('{"payment":');
    });
    await new Promise<void>((resolve) => half.listen(0, "127.0.0.1", resolve));
    const { port } = half.address() as AddressInfo;
    const impatient = portOne({ apiUrl: `http://127.0.0.1:${port}`, timeoutMs: 50 });
    expect(await impatient.charge(one)).toEqual({ outcome: "unknown", reason: "timeout" });
    await new Promise((resolve) => half.close(resolve));
  });

  it("and that happened before the link broke is found paid", async () => {
    const one = await order();
    await setMode("reset-after-charge", 1);
    expect((await gateway.charge(one)).outcome).toBe("unknown");
    expect(await gateway.find(one.paymentId)).toMatchObject({ outcome: "paid", amountWon: 59_000 });
  });

  it("is missing after a 500", async () => {
    const one = await order();
    await setMode("http500", 1);
    expect(await gateway.charge(one)).toMatchObject({ outcome: "unknown" });
    expect(await gateway.find(one.paymentId)).toEqual({ outcome: "missing" });
  });

  it("is pending while the gateway is slow, and paid in the end", async () => {
    const one = await order();
    await setMode("slow:400", 1);
    const slow = gateway.charge(one);
    await expect.poll(() => gateway.find(one.paymentId)).toEqual({ outcome: "pending" });
    expect(await gateway.charge(one)).toEqual({ outcome: "taken" });
    expect((await slow).outcome).toBe("paid");
  });

  it("is unknown when nothing listens, and when something else answers", async () => {
    const nobody = portOne({ apiUrl: "http://127.0.0.1:9" });
    expect(await nobody.charge(await order())).toMatchObject({ outcome: "unknown" });
    const elsewhere = portOne({ apiUrl: `${apiUrl}/healthz/` });
    expect(await elsewhere.find("payment-none")).toEqual({ outcome: "missing" });
  });
});

describe("a cancellation", () => {
  async function paid(method: "card" | "phone" = "card") {
    const one = await order({ billingKey: await issue(method), amountWon: 249_000 });
    await gateway.charge(one);
    return one.paymentId;
  }

  it("gives back in parts until nothing is left", async () => {
    const paymentId = await paid();
    const part = (amountWon: number, leftWon: number) =>
      gateway.cancel({ paymentId, amountWon, leftWon, reason: "환불" });
    expect(await part(10_000, 249_000)).toEqual({ outcome: "cancelled", cancelledWon: 10_000 });
    expect(await part(1_000, 239_000)).toEqual({ outcome: "cancelled", cancelledWon: 1_000 });
    expect(await gateway.find(paymentId)).toMatchObject({ outcome: "paid", cancelledWon: 11_000 });
    expect((await part(238_000, 238_000)).outcome).toBe("cancelled");
    expect((await gateway.find(paymentId)).outcome).toBe("cancelled");
    expect(webhooks.map(({ type }) => type)).toEqual([
      "Transaction.Paid",
      "Transaction.PartialCancelled",
      "Transaction.PartialCancelled",
      "Transaction.Cancelled",
    ]);
  });

  it("tried again after a lost answer does not give back twice", async () => {
    const paymentId = await paid();
    const back = { paymentId, amountWon: 10_000, leftWon: 249_000, reason: "환불" };
    await setMode("reset-after-charge", 1);
    expect((await gateway.cancel(back)).outcome).toBe("unknown");
    expect(await gateway.cancel(back)).toEqual({ outcome: "already" });
    expect(await gateway.find(paymentId)).toMatchObject({ cancelledWon: 10_000 });
  });

  it("asked for twice at once while the gateway is slow gives back once", async () => {
    const paymentId = await paid();
    const back = { paymentId, amountWon: 249_000, leftWon: 249_000, reason: "환불" };
    await setMode("slow:100", 2);
    const both = await Promise.all([gateway.cancel(back), gateway.cancel(back)]);
    expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(["already", "cancelled"]);
    expect(webhooks.filter(({ type }) => type === "Transaction.Cancelled")).toHaveLength(1);
  });

  it("of more than is left is refused", async () => {
    const back = { paymentId: await paid(), amountWon: 249_001, leftWon: 249_000, reason: "환불" };
    expect(await gateway.cancel(back)).toMatchObject({ outcome: "refused" });
  });

  it("of a phone's payment is taken in its month and refused in the next", async () => {
    const first = await paid("phone");
    const back = { amountWon: 249_000, leftWon: 249_000, reason: "환불" };
    expect((await gateway.cancel({ ...back, paymentId: first })).outcome).toBe("cancelled");
    const second = await paid("phone");
    await control("clock", { offset_ms: 86_400_000 });
    expect(await gateway.cancel({ ...back, paymentId: second })).toEqual({
      outcome: "refused",
      code: "PHONE_REFUND_MONTH_PASSED",
    });
  });
});

describe("a phone", () => {
  it("pays up to its month's limit, and anew the month after", async () => {
    const billingKey = await issue("phone");
    const charge = async () => gateway.charge(await order({ billingKey, amountWon: 500_000 }));
    expect([(await charge()).outcome, (await charge()).outcome]).toEqual(["paid", "paid"]);
    expect(await charge()).toEqual({ outcome: "refused", code: "PHONE_MONTHLY_LIMIT_EXCEEDED" });
    await control("clock", { offset_ms: 86_400_000 });
    expect((await charge()).outcome).toBe("paid");
  });
});

describe("a billing key", () => {
  it("of a card tells its issuer and its last four digits alone", async () => {
    const read = await gateway.readBillingKey(await issue());
    expect(read).toMatchObject({
      outcome: "issued",
      method: { type: "card", issuer: "HYUNDAI_CARD", name: "현대카드" },
    });
    // A value of digits alone: the random part of a key has thirteen in a row now and then.
    expect(readFileSync(recordFile(), "utf8")).not.toMatch(/"\d{13,}"/);
  });

  it("of a phone tells that it is one", async () => {
    const read = await gateway.readBillingKey(await issue("phone"));
    expect(read).toMatchObject({ outcome: "issued", method: { type: "phone" } });
  });

  it("is missing once deleted, and before it was issued", async () => {
    const billingKey = await issue();
    expect(await gateway.deleteBillingKey(billingKey)).toEqual({ outcome: "deleted" });
    expect(await gateway.deleteBillingKey(billingKey)).toEqual({ outcome: "missing" });
    expect(await gateway.readBillingKey(billingKey)).toEqual({ outcome: "missing" });
    expect(await gateway.readBillingKey("billing-key-none")).toEqual({ outcome: "missing" });
  });
});

it.each([
  ["nothing", "null"],
  ["a list", "[]"],
  ["a text", '"down"'],
  ["no words of its own", "{}"],
  ["no JSON", "<html>"],
])("knows nothing of a payment when an error says %s", async (_, body) => {
  const server = createServer((_request, answer) => {
    answer.writeHead(500, { "content-type": "application/json" }).end(body);
  });
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const found = await portOne({ apiUrl: `http://127.0.0.1:${port}` }).find("payment-of-the-test");
  server.close();
  expect(found).toEqual({
    outcome: "unknown",
    reason: body === "<html>" ? "answer_unreadable" : "UNKNOWN",
  });
});

it("keeps what it recorded over a restart, but for a line cut short", async () => {
  const one = await order();
  await gateway.charge(one);
  await emulator.close();
  const { appendFileSync } = await import("node:fs");
  appendFileSync(recordFile(), '{"kind":"paid","payment":{"paymentId":"cut');
  await start();
  expect((await gateway.find(one.paymentId)).outcome).toBe("paid");
  const next = await order({ billingKey: one.billingKey });
  await gateway.charge(next);
  await emulator.close();
  await start();
  expect((await gateway.find(next.paymentId)).outcome).toBe("paid");
});
