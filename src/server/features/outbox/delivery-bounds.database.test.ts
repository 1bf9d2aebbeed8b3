import { describe, expect, it } from "vitest";
import { answering, outboxBench } from "#test/outbox-bench.ts";
import type { MessagePort } from "#server/gateways/message/message-port.ts";
import { retryWait } from "./delivery-bounds.ts";
import { claimMessage, endClaim } from "./queries.ts";

const minute = 60_000;
const { clock, sql, enqueue, rowOf, deliver } = await outboxBench();

/** Delivers again and again, each time far enough ahead for every retry to be due. */
async function deliverToTheEnd(port: MessagePort): Promise<void> {
  for (let n = 0; n < 20; n += 1) {
    await deliver(port);
    clock.advance(24 * 60 * minute);
  }
}

async function outliveClaims(): Promise<void> {
  await sql`
    UPDATE outbox_messages SET lease_until = clock_timestamp() - interval '1 second'
    WHERE state = 'sending'`;
}

/** What a killed process leaves: the claim, and nobody behind it. */
async function loseSender(): Promise<void> {
  await claimMessage(sql, clock.now());
  await outliveClaims();
}

describe("bounds of delivery", () => {
  it("does not send again what was refused", async () => {
    const id = await enqueue();
    const port = answering({ outcome: "refused", reason: "http_400_InvalidNumber" });
    await deliverToTheEnd(port);
    expect(port.given).toHaveLength(1);
    expect(await rowOf(id)).toMatchObject({
      state: "failed",
      last_error: "http_400_InvalidNumber",
      body: "",
    });
  });

  it.each([
    ["sms", 2],
    ["alimtalk", 2],
    ["email", 5],
  ] as const)("hands over an uncertain %s at most %i times", async (channel, bound) => {
    const id = await enqueue({ channel });
    const port = answering({ outcome: "unknown", reason: "timeout" });
    await deliverToTheEnd(port);
    expect(port.given).toHaveLength(bound);
    expect(await rowOf(id)).toMatchObject({
      state: "failed",
      tries: bound,
      last_error: "timeout",
      body: "",
    });
  });

  it.each([
    ["sms", 5],
    ["email", 8],
  ] as const)("tries an %s that nobody took %i times", async (channel, bound) => {
    await enqueue({ channel });
    const port = answering({ outcome: "unknown", reason: "ECONNREFUSED", notSent: true });
    await deliverToTheEnd(port);
    expect(port.given).toHaveLength(bound);
  });

  it("waits longer before each further try", () => {
    expect([1, 2, 3, 4, 5].map((tries) => retryWait("email", tries, false))).toEqual([
      minute,
      2 * minute,
      4 * minute,
      8 * minute,
      null,
    ]);
    expect([1, 2].map((tries) => retryWait("sms", tries, false))).toEqual([20_000, null]);
  });

  it("retries not before the wait is over", async () => {
    const id = await enqueue();
    await deliver(answering({ outcome: "unknown", reason: "timeout" }));
    expect(await rowOf(id)).toMatchObject({ state: "pending", tries: 1, last_error: "timeout" });
    const port = answering({ outcome: "sent" });
    clock.advance(19_999);
    expect(await deliver(port)).toBe(0);
    clock.advance(1);
    expect(await deliver(port)).toBe(1);
    expect(await rowOf(id)).toMatchObject({ state: "sent", tries: 2, last_error: null });
  });

  it("counts a port that throws as uncertain", async () => {
    const id = await enqueue();
    await deliver({ send: () => Promise.reject(new Error("broken")) });
    expect(await rowOf(id)).toMatchObject({ state: "pending", last_error: "port_threw" });
  });
});

describe("senders that die", () => {
  it("takes over from a sender that died", async () => {
    const id = await enqueue();
    await loseSender();
    const port = answering({ outcome: "sent" });
    expect(await deliver(port)).toBe(1);
    expect(await rowOf(id)).toMatchObject({ state: "sent", tries: 2 });
  });

  it("leaves a living sender's message alone, however far the product's clock jumps", async () => {
    await enqueue();
    await claimMessage(sql, clock.now());
    clock.advance(365 * 24 * 60 * minute);
    expect(await deliver(answering({ outcome: "sent" }))).toBe(0);
  });

  it("gives up on a message whose senders keep dying, within its bound", async () => {
    const id = await enqueue();
    await loseSender();
    await loseSender();
    const port = answering({ outcome: "sent" });
    expect(await deliver(port)).toBe(0);
    expect(await rowOf(id)).toMatchObject({
      state: "failed",
      tries: 2,
      last_error: "sender_lost",
      body: "",
    });
  });

  it("does not let a sender that lost its claim decide the end", async () => {
    const id = await enqueue();
    const slow: MessagePort = {
      async send() {
        await outliveClaims();
        await deliver(answering({ outcome: "sent", providerId: "second" }));
        return { outcome: "refused", reason: "late" };
      },
    };
    await deliver(slow, 1);
    expect(await rowOf(id)).toMatchObject({
      state: "sent",
      provider_id: "second",
      last_error: null,
    });
  });

  it("takes no ending from an old claim while the new one is at work", async () => {
    const id = await enqueue();
    const first = await claimMessage(sql, clock.now());
    await outliveClaims();
    const second = await claimMessage(sql, clock.now());
    if (!first || !second) throw new Error("not claimed");
    expect(await endClaim(sql, first, { state: "failed", reason: "late" })).toBe(false);
    expect(await rowOf(id)).toMatchObject({ state: "sending", tries: 2 });
    const ending = { state: "sent", providerId: "P2", now: clock.now() } as const;
    expect(await endClaim(sql, second, ending)).toBe(true);
    expect(await rowOf(id)).toMatchObject({ state: "sent", provider_id: "P2" });
  });
});
