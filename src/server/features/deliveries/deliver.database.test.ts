import { describe, expect, it } from "vitest";
import { answering, deliveryBench } from "#test/delivery-bench.ts";
import { createLocalInbox, readInbox } from "#server/gateways/message/local-inbox.ts";
import { inTransaction } from "#server/platform/database/in-transaction.ts";
import { claimMessages, enqueueMessage, removeEndedMessages } from "./queries.ts";

const minute = 60_000;
const { clock, ids, sql, enqueue, rowOf, deliver } = await deliveryBench();

describe("deliveries", () => {
  it("delivers a message once, and forgets its text", async () => {
    const id = await enqueue();
    const port = createLocalInbox({ db: sql, ids, clock });
    expect(await deliver(port)).toBe(1);
    expect(await deliver(port)).toBe(0);
    expect(await rowOf(id)).toMatchObject({
      state: "sent",
      tries: 1,
      body: "",
      last_error: null,
      sent_at: clock.now(),
    });
    expect(await readInbox(sql, "+821012345678", 10)).toMatchObject([{ text: "인증번호 123456" }]);
  });

  it("gives the port the whole message", async () => {
    const port = answering({ outcome: "sent", providerId: "P1" });
    const template = { code: "quote_hired", variables: { 이름: "김솜씨" } };
    const id = await enqueue({ channel: "alimtalk", template });
    await deliver(port);
    expect(port.given).toEqual([
      {
        id,
        channel: "alimtalk",
        to: "+821012345678",
        subject: undefined,
        text: "인증번호 123456",
        template,
      },
    ]);
    expect(await rowOf(id)).toMatchObject({ provider_id: "P1" });
  });

  it("puts the link of a text message below its words", async () => {
    const port = answering({ outcome: "sent" });
    await enqueue({ action: { label: "고객센터", path: "/support" } });
    await deliver(port);
    expect(port.given).toMatchObject([{ text: "인증번호 123456\nhttps://somssi.example/support" }]);
  });

  it("keeps how a message went that could not go as it was to, and why", async () => {
    const reason = "alimtalk_status_3034";
    const port = answering({ outcome: "sent", providerId: "P1", channel: "sms", reason });
    const template = { code: "message_from_customer", variables: {} };
    const id = await enqueue({ channel: "alimtalk", template });
    await deliver(port);
    expect(await rowOf(id)).toMatchObject({ state: "sent", channel: "sms", last_error: reason });
  });

  it("sends nothing for a transaction that failed", async () => {
    const port = answering({ outcome: "sent" });
    const failing = inTransaction(sql, async (tx) => {
      await enqueueMessage(tx, {
        id: ids.next(),
        accountId: null,
        channel: "email",
        to: "a@somssi.kr",
        text: "x",
        purpose: "phone_code",
        now: clock.now(),
      });
      throw new Error("business went wrong");
    });
    await expect(failing).rejects.toThrow("business went wrong");
    expect(await deliver(port)).toBe(0);
  });

  it("waits for the moment it was told, in product time", async () => {
    const port = answering({ outcome: "sent" });
    await enqueue({ notBefore: new Date(clock.now().getTime() + minute) });
    clock.advance(minute - 1);
    expect(await deliver(port)).toBe(0);
    clock.advance(1);
    expect(await deliver(port)).toBe(1);
  });

  it("hands over no more than it was asked to", async () => {
    for (let n = 0; n < 7; n += 1) await enqueue();
    const port = answering({ outcome: "sent" });
    expect(await deliver(port, 5)).toBe(5);
    expect(await deliver(port, 5)).toBe(2);
  });

  it("claims those that are due longest, and no more than it is asked for", async () => {
    const due: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      due.unshift(await enqueue({ notBefore: new Date(clock.now().getTime() - n * minute) }));
    }
    const claim = async () =>
      (await claimMessages(sql, clock.now(), 2)).map(({ id }) => id).toSorted();
    expect(await claim()).toEqual(due.slice(0, 2).toSorted());
    expect(await claim()).toEqual(due.slice(2));
    expect(await claim()).toEqual([]);
  });

  it("claims for all who ask at the same time by one statement", async () => {
    for (let n = 0; n < 4; n += 1) await enqueue();
    const port = answering({ outcome: "sent" });
    const seen: unknown[] = [];
    await deliver({
      send: async (message) => {
        // What one statement has written bears one number.
        seen.push(
          ...(await sql`
            SELECT count(*)::int AS claimed, count(DISTINCT xmin::text)::int AS statements
            FROM deliveries WHERE state <> 'pending'`),
        );
        return port.send(message);
      },
    });
    expect(seen[0]).toEqual({ claimed: 4, statements: 1 });
    expect(port.given).toHaveLength(4);
  });

  it("delivers each message once when many processes deliver at once", async () => {
    for (let n = 0; n < 40; n += 1) await enqueue();
    const port = answering({ outcome: "sent" });
    const counts = await Promise.all([deliver(port), deliver(port), deliver(port)]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(40);
    expect(new Set(port.given.map(({ id }) => id)).size).toBe(40);
    expect(port.given).toHaveLength(40);
  });

  it("removes old messages that ended, and none that may still go", async () => {
    await enqueue();
    await deliver(answering({ outcome: "sent" }));
    const waiting = await enqueue({ notBefore: new Date(clock.now().getTime() + 9e9) });
    clock.advance(31 * 24 * 60 * minute);
    expect(await removeEndedMessages(sql, clock.now())).toBe(1);
    expect(await rowOf(waiting)).toMatchObject({ state: "pending" });
  });
});
