import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import { DAY_MS } from "#domain/calendar/durations.ts";
import { testApp, type TestApp } from "#test/app.ts";
import { webhookCall } from "#test/gateway.ts";
import {
  claimWebhooks,
  markPaymentHandled,
  markWebhooksHandled,
  postponeWebhook,
} from "./queries.ts";
import { pruneWebhooks } from "./prune.ts";

let app: TestApp;
let handled: string[];
let handle: (paymentId: string) => Promise<void>;
beforeEach(async () => {
  app ??= await testApp(undefined, { onPaymentWebhook: (paymentId) => handle(paymentId) });
  handled = [];
  handle = async (paymentId) => void handled.push(paymentId);
  await app.sql`DELETE FROM webhook_inbox`;
});

const about = (paymentId: string, type = "Transaction.Paid") => ({
  type,
  timestamp: "2027-03-10T12:00:00.000+09:00",
  data: { paymentId, transactionId: "transaction-1", storeId: "store-local" },
});

/** Without a session, a token or an origin, as the gateway comes. */
async function send(call: object): Promise<[number, string | undefined]> {
  const answer = await app.app.inject(call);
  return [answer.statusCode, answer.json().error?.code];
}

const kept = () => app.sql<{ id: string; type: string; payment_id: string | null }[]>`
  SELECT id, type, payment_id FROM webhook_inbox ORDER BY received_at, id`;

describe("webhooks.portone", () => {
  it("keeps what is signed and tells of its payment", async () => {
    expect(await send(webhookCall(about("payment-1"), { id: "msg_1" }))).toEqual([200, undefined]);
    expect(await app.sql`SELECT * FROM webhook_inbox`).toEqual([
      {
        id: "msg_1",
        type: "Transaction.Paid",
        payment_id: "payment-1",
        billing_key: null,
        body: {
          timestamp: "2027-03-10T12:00:00.000+09:00",
          transactionId: "transaction-1",
          storeId: "store-local",
        },
        received_at: app.clock.now(),
        claimed_until: null,
        handled_at: null,
      },
    ]);
    expect(handled).toEqual(["payment-1"]);
  });

  it("takes what it has had before and does nothing else, also at the same moment", async () => {
    const call = webhookCall(about("payment-1"));
    const answers = await Promise.all(Array.from({ length: 8 }, () => send(call)));
    expect(new Set(answers.map(([status]) => status))).toEqual(new Set([200]));
    expect([(await kept()).length, handled]).toEqual([1, ["payment-1"]]);
  });

  it("refuses what is forged, changed, late, early or not signed", async () => {
    const good = webhookCall(about("payment-1"));
    const { "webhook-signature": _, ...unsigned } = good.headers;
    for (const call of [
      webhookCall(about("payment-1"), { secret: `whsec_${btoa("another")}` }),
      webhookCall(about("payment-1"), { ageSeconds: 301 }),
      webhookCall(about("payment-1"), { ageSeconds: -310 }),
      { ...good, payload: good.payload.replace("payment-1", "payment-2") },
      { ...good, headers: { ...good.headers, "webhook-id": "msg_other" } },
      { ...good, headers: unsigned },
      { ...good, payload: "" },
      { ...good, payload: "{" },
    ]) {
      expect(await send(call)).toEqual([401, "signature_invalid"]);
    }
    expect([await kept(), handled]).toEqual([[], []]);
  });

  it("goes by the machine's time, wherever the product's stands", async () => {
    app.clock.advance(400 * DAY_MS);
    expect(await send(webhookCall(about("payment-1"), { ageSeconds: 290 }))).toEqual([
      200,
      undefined,
    ]);
  });

  it("takes one of several signatures, as while a secret is replaced", async () => {
    const call = webhookCall(about("payment-1"));
    const signature = `v1,${btoa("old")} ${call.headers["webhook-signature"]}`;
    const headers = { ...call.headers, "webhook-signature": signature };
    expect(await send({ ...call, headers })).toEqual([200, undefined]);
  });

  it("keeps types it does not know and bodies of another shape, and tells nobody of those", async () => {
    const key = { type: "BillingKey.Deleted", timestamp: "", data: { billingKey: "key-1" } };
    const odd = [
      { ...key, data: { ...key.data, transactionId: "", storeId: "" } },
      { type: "Something.New", timestamp: 5, data: null },
      { type: 7, data: { paymentId: "a\u0000b" } },
      [],
    ];
    for (const one of odd) {
      expect(await send(webhookCall(one as never))).toEqual([200, undefined]);
      app.clock.advance(1);
    }
    expect((await kept()).map(({ type, payment_id }) => [type, payment_id])).toEqual([
      ["BillingKey.Deleted", null],
      ["Something.New", null],
      ["unknown", null],
      ["unknown", null],
    ]);
    expect(handled).toEqual([]);
  });

  it("refuses an id that is too long, and bytes that are no text", async () => {
    const long = (length: number) => webhookCall(about("payment-1"), { id: "m".repeat(length) });
    expect(await send(long(301))).toEqual([400, "malformed"]);
    const bytes = { ...webhookCall(about("payment-1")), payload: Buffer.from([0x7b, 0xff, 0x7d]) };
    expect(await send(bytes)).toEqual([400, "malformed"]);
    expect(await kept()).toEqual([]);
    expect(await send(long(300))).toEqual([200, undefined]);
  });

  it("is answered whatever becomes of what it tells", async () => {
    handle = () => Promise.reject(new Error("nobody listens"));
    expect(await send(webhookCall(about("payment-1")))).toEqual([200, undefined]);
    expect(await kept()).toHaveLength(1);
  });
});

describe("an inbox of webhooks", () => {
  const LEASE_MS = 60_000;
  const claim = (limit = 10) =>
    claimWebhooks(app.sql, { now: app.clock.now(), limit, leaseMs: LEASE_MS });
  async function put(...ids: string[]): Promise<void> {
    for (const id of ids) {
      await send(webhookCall(about(`payment-of-${id}`), { id }));
      app.clock.advance(1000);
    }
  }

  it("gives each webhook to one of many workers", async () => {
    const ids = Array.from({ length: 20 }, () => `msg_${randomUUID()}`);
    await put(...ids);
    const taken = await Promise.all(Array.from({ length: 6 }, () => claim(5)));
    expect(taken.flat().map(({ id }) => id)).toHaveLength(20);
    expect(new Set(taken.flat().map(({ id }) => id))).toEqual(new Set(ids));
  });

  it("gives it to another once the first has not come back in time", async () => {
    await put("msg_a", "msg_b");
    expect(await claim(1)).toEqual([
      {
        id: "msg_a",
        type: "Transaction.Paid",
        paymentId: "payment-of-msg_a",
        billingKey: null,
        receivedAt: expect.any(Date),
      },
    ]);
    expect((await claim()).map(({ id }) => id)).toEqual(["msg_b"]);
    await markWebhooksHandled(app.sql, ["msg_b"], app.clock.now());
    app.clock.advance(LEASE_MS);
    expect((await claim()).map(({ id }) => id)).toEqual(["msg_a"]);
  });

  it("leaves what is not clear yet until another moment, also for others", async () => {
    await put("msg_a");
    await claim();
    const later = new Date(app.clock.now().getTime() + 3 * LEASE_MS);
    await postponeWebhook(app.sql, "msg_a", later);
    app.clock.advance(3 * LEASE_MS - 1);
    expect(await claim()).toEqual([]);
    app.clock.advance(1);
    expect((await claim()).map(({ id }) => id)).toEqual(["msg_a"]);
  });

  it("ends all that was told of a payment", async () => {
    await put("msg_a");
    await send(webhookCall(about("payment-of-msg_a"), { id: "msg_again" }));
    await put("msg_b");
    await markPaymentHandled(app.sql, "payment-of-msg_a", app.clock.now());
    expect((await claim()).map(({ id }) => id)).toEqual(["msg_b"]);
  });

  it("forgets after a month, but not what nobody has handled", async () => {
    await put("msg_a", "msg_b");
    await send(webhookCall({ ...about("x"), data: {} as never }, { id: "msg_key" }));
    await markWebhooksHandled(app.sql, ["msg_a"], app.clock.now());
    app.clock.advance(29 * DAY_MS);
    await pruneWebhooks(app.sql, app.clock.now());
    expect(await kept()).toHaveLength(3);
    app.clock.advance(2 * DAY_MS);
    await pruneWebhooks(app.sql, app.clock.now());
    expect((await kept()).map(({ id }) => id)).toEqual(["msg_b"]);
  });
});
