import { describe, expect, it } from "vitest";
import { HOUR_MS, MINUTE_MS } from "#domain/calendar/durations.ts";
import { answering, deliveryBench } from "#test/delivery-bench.ts";
import type { MessagePort } from "#server/gateways/message/message-port.ts";
import { claimMessages, endClaim } from "./queries.ts";
import { breakAfter, retryWait } from "./retries.ts";

const { clock, sql, enqueue, rowOf, deliver } = await deliveryBench();

/** Delivers again and again, each time far enough ahead for every retry to be due. */
async function deliverToTheEnd(port: MessagePort): Promise<void> {
  for (let n = 0; n < 20; n += 1) {
    await deliver(port);
    clock.advance(24 * HOUR_MS);
  }
}

async function outliveClaims(): Promise<void> {
  await sql`
    UPDATE deliveries SET lease_until = clock_timestamp() - interval '1 second'
    WHERE state = 'sending'`;
}

/** What a killed process leaves: the claim, and nobody behind it. */
async function loseSender(): Promise<void> {
  await claimMessages(sql, clock.now(), 1);
  await outliveClaims();
}

describe("a delivery that fails", () => {
  it("is not sent again when it was refused", async () => {
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

  it.each(["sms", "alimtalk"] as const)(
    "is not repeated as %s when it may have gone out, but listed as unclear",
    async (channel) => {
      const id = await enqueue({ channel });
      const port = answering({ outcome: "unknown", reason: "timeout" });
      await deliverToTheEnd(port);
      expect(port.given).toHaveLength(1);
      expect(await rowOf(id)).toMatchObject({ state: "unclear", last_error: "timeout", body: "" });
    },
  );

  it("is tried six times as an e-mail, under one id, and then a dead letter", async () => {
    const id = await enqueue({ channel: "email" });
    const port = answering({ outcome: "unknown", reason: "timeout" });
    await deliverToTheEnd(port);
    expect(port.given.map((given) => given.id)).toEqual(Array.from({ length: 6 }, () => id));
    expect(await rowOf(id)).toMatchObject({ state: "failed", last_error: "timeout", body: "" });
  });

  it("is tried again as a text that surely did not go out", async () => {
    await enqueue();
    const port = answering({ outcome: "unknown", reason: "452", notSent: true });
    await deliverToTheEnd(port);
    expect(port.given).toHaveLength(6);
  });

  it("waits 1 min, 5 min, 30 min, 2 h and 6 h", () => {
    expect([1, 2, 3, 4, 5, 6].map(retryWait)).toEqual([
      MINUTE_MS,
      5 * MINUTE_MS,
      30 * MINUTE_MS,
      2 * HOUR_MS,
      6 * HOUR_MS,
      null,
    ]);
  });

  it("goes again not before its wait is over", async () => {
    const id = await enqueue({ channel: "email" });
    await deliver(answering({ outcome: "unknown", reason: "timeout" }));
    expect(await rowOf(id)).toMatchObject({ state: "pending", failures: 1, last_error: "timeout" });
    const port = answering({ outcome: "sent" });
    clock.advance(MINUTE_MS - 1);
    expect(await deliver(port)).toBe(0);
    clock.advance(1);
    expect(await deliver(port)).toBe(1);
    expect(await rowOf(id)).toMatchObject({ state: "sent", last_error: null });
  });

  it("ends when it would come too late to be of use", async () => {
    const until = (ms: number) => new Date(clock.now().getTime() + ms);
    const late = await enqueue({ usefulUntil: until(MINUTE_MS) });
    const early = await enqueue({ usefulUntil: until(MINUTE_MS + 1) });
    await deliver(answering({ outcome: "unknown", reason: "452", notSent: true }));
    expect(await rowOf(late)).toMatchObject({ state: "failed", body: "" });
    expect(await rowOf(early)).toMatchObject({ state: "pending" });
  });

  it("may have gone out by a port that throws", async () => {
    const id = await enqueue({ channel: "email" });
    await deliver({ send: () => Promise.reject(new Error("broken")) });
    expect(await rowOf(id)).toMatchObject({ state: "pending", last_error: "port_threw" });
  });
});

describe("a provider that is down", () => {
  const down = {
    outcome: "unknown",
    reason: "ECONNREFUSED",
    notSent: true,
    providerDown: true,
  } as const;

  it("is left alone for longer and longer, and uses up no tries", async () => {
    const ids = [await enqueue(), await enqueue(), await enqueue(), await enqueue()];
    const port = answering(down);
    for (let n = 0; n < 3; n += 1) await deliver(port, 1);
    expect(port.given).toHaveLength(3);
    expect(await deliver(port)).toBe(0);
    // A day of it: asked now and then, and nothing given up.
    for (let minute = 0; minute < 24 * 60; minute += 10) {
      clock.advance(10 * MINUTE_MS);
      await deliver(port);
    }
    for (const id of ids) expect(await rowOf(id)).toMatchObject({ state: "pending", failures: 0 });
    const back = answering({ outcome: "sent" });
    clock.advance(10 * MINUTE_MS);
    await deliver(back);
    clock.advance(MINUTE_MS);
    await deliver(back);
    expect(back.given.map(({ id }) => id).toSorted()).toEqual(ids.toSorted());
    expect(await sql`SELECT * FROM delivery_breakers`).toEqual([]);
  });

  it("holds up its own channel only", async () => {
    for (let n = 0; n < 3; n += 1) await enqueue();
    await deliver(answering(down));
    await enqueue({ channel: "sms" });
    await enqueue({ channel: "email" });
    const port = answering({ outcome: "sent" });
    expect(await deliver(port)).toBe(1);
    expect(port.given).toMatchObject([{ channel: "email" }]);
  });

  it("counts from the third failure in a row, up to ten minutes", () => {
    expect([1, 2, 3, 4, 5, 6, 7, 60].map(breakAfter)).toEqual(
      [0, 0, 1, 2, 4, 8, 10, 10].map((minutes) => minutes * MINUTE_MS),
    );
  });

  it("is up again with its first answer, also a no", async () => {
    await enqueue();
    await deliver(answering(down));
    await enqueue();
    await deliver(answering({ outcome: "refused", reason: "no" }));
    expect(await sql`SELECT * FROM delivery_breakers`).toEqual([]);
  });
});

describe("senders that die", () => {
  it("leave an e-mail that goes again", async () => {
    const id = await enqueue({ channel: "email" });
    await loseSender();
    const port = answering({ outcome: "sent" });
    expect(await deliver(port)).toBe(1);
    expect(await rowOf(id)).toMatchObject({ state: "sent", tries: 2 });
  });

  it("leave a text that may have gone out", async () => {
    const id = await enqueue();
    await loseSender();
    const port = answering({ outcome: "sent" });
    expect(await deliver(port)).toBe(0);
    expect(await rowOf(id)).toMatchObject({
      state: "unclear",
      last_error: "sender_lost",
      body: "",
    });
  });

  it("leave no letter that goes for ever", async () => {
    const id = await enqueue({ channel: "email" });
    for (let n = 0; n < 5; n += 1) {
      await loseSender();
      await deliver(answering({ outcome: "sent" }), 0);
    }
    expect(await rowOf(id)).toMatchObject({ state: "pending", failures: 5 });
    await loseSender();
    await deliver(answering({ outcome: "sent" }));
    expect(await rowOf(id)).toMatchObject({ state: "failed", body: "" });
  });

  it("are left alone while they live, however far the product's clock jumps", async () => {
    await enqueue();
    await claimMessages(sql, clock.now(), 1);
    clock.advance(365 * 24 * HOUR_MS);
    expect(await deliver(answering({ outcome: "sent" }))).toBe(0);
  });

  it("do not decide the end of a claim they lost", async () => {
    const id = await enqueue({ channel: "email" });
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

  it("end nothing from an old claim while the new one is at work", async () => {
    const id = await enqueue({ channel: "email" });
    const [first] = await claimMessages(sql, clock.now(), 1);
    await outliveClaims();
    await deliver(answering({ outcome: "sent" }), 0);
    const [second] = await claimMessages(sql, clock.now(), 1);
    if (!first || !second) throw new Error("not claimed");
    const late = { state: "failed" as const, reason: "late" };
    expect(await endClaim(sql, first, late, { answered: true })).toBe(false);
    expect(await rowOf(id)).toMatchObject({ state: "sending", tries: 2 });
    const facts = { providerId: "P2", now: clock.now(), insteadBy: null, reportDue: null };
    const ending = { state: "sent" as const, ...facts };
    expect(await endClaim(sql, second, ending, { answered: true })).toBe(true);
    expect(await rowOf(id)).toMatchObject({ state: "sent", provider_id: "P2" });
  });
});
