import { beforeEach, describe, expect, it } from "vitest";
import { createTestClock } from "#test/clock.ts";
import { testDatabase } from "#test/database.ts";
import { createLocalInbox, readInbox } from "#server/gateways/message/local-inbox.ts";
import type {
  MessagePort,
  OutgoingMessage,
  SendResult,
} from "#server/gateways/message/message-port.ts";
import { inTransaction } from "#server/platform/database/in-transaction.ts";
import type { Sql } from "#server/platform/database/sql.ts";
import { createIds } from "#server/platform/ids.ts";
import { systemRandom } from "#server/platform/random.ts";
import { retryWait } from "./delivery-bounds.ts";
import { deliverDue } from "./deliver.ts";
import { claimMessage, endClaim, enqueueMessage, removeEndedMessages } from "./queries.ts";
import type { NewMessage } from "./queries.ts";

interface OutboxRow {
  state: string;
  tries: number;
  body: string;
  provider_id: string | null;
  last_error: string | null;
  sent_at: Date | null;
}

const minute = 60_000;
const clock = createTestClock();
const ids = createIds(clock, systemRandom);
let sql: Sql;

beforeEach(async () => {
  sql = await testDatabase();
  await sql`DELETE FROM outbox_messages`;
  await sql`DELETE FROM dev_inbox`;
});

async function enqueue(message: Partial<NewMessage> = {}): Promise<string> {
  const id = ids.next();
  await inTransaction(sql, (tx) =>
    enqueueMessage(tx, {
      id,
      accountId: null,
      channel: "sms",
      to: "+821012345678",
      text: "인증번호 123456",
      purpose: "phone_code",
      now: clock.now(),
      ...message,
    }),
  );
  return id;
}

async function rowOf(id: string): Promise<OutboxRow | undefined> {
  const [row] = await sql<OutboxRow[]>`
    SELECT state, tries, body, provider_id, last_error, sent_at FROM outbox_messages WHERE id = ${id}`;
  return row;
}

function deliver(port: MessagePort, limit = 100): Promise<number> {
  return deliverDue({ sql, port, now: clock.now(), limit });
}

/** A port that always answers the same, and remembers what it was given. */
function answering(result: SendResult): MessagePort & { given: OutgoingMessage[] } {
  const given: OutgoingMessage[] = [];
  return {
    given,
    send: (message) => {
      given.push(message);
      return Promise.resolve(result);
    },
  };
}

/** Delivers again and again, each time far enough ahead for every retry to be due. */
async function deliverToTheEnd(port: MessagePort): Promise<void> {
  for (let n = 0; n < 20; n += 1) {
    await deliver(port);
    clock.advance(24 * 60 * minute);
  }
}

/** What a killed process leaves: the claim, and nobody behind it. */
async function loseSender(): Promise<void> {
  await claimMessage(sql, clock.now());
  await sql`
    UPDATE outbox_messages SET lease_until = clock_timestamp() - interval '1 second'
    WHERE state = 'sending'`;
}

describe("the outbox", () => {
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
    const template = { id: "KA01TP", variables: { 이름: "김솜씨" } };
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

  it("sends nothing for a transaction that failed", async () => {
    const port = answering({ outcome: "sent" });
    const failing = inTransaction(sql, async (tx) => {
      await enqueueMessage(tx, {
        id: ids.next(),
        accountId: null,
        channel: "email",
        to: "a@somssi.kr",
        text: "x",
        purpose: "test",
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

  it("delivers each message once when many processes deliver at once", async () => {
    for (let n = 0; n < 40; n += 1) await enqueue();
    const port = answering({ outcome: "sent" });
    const counts = await Promise.all([deliver(port), deliver(port), deliver(port)]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(40);
    expect(new Set(port.given.map(({ id }) => id)).size).toBe(40);
    expect(port.given).toHaveLength(40);
  });

  it("does not send again what was refused", async () => {
    const id = await enqueue();
    const port = answering({ outcome: "refused", reason: "http_400_InvalidNumber" });
    await deliverToTheEnd(port);
    expect(port.given).toHaveLength(1);
    expect(await rowOf(id)).toMatchObject({
      state: "failed",
      last_error: "http_400_InvalidNumber",
    });
  });

  it.each([
    ["sms", 2],
    ["alimtalk", 2],
    ["email", 5],
  ] as const)("hands over an uncertain %s at most %i times", async (channel, bound) => {
    const to = channel === "email" ? "a@somssi.kr" : "+821012345678";
    const id = await enqueue({ channel, to });
    const port = answering({ outcome: "unknown", reason: "timeout" });
    await deliverToTheEnd(port);
    expect(port.given).toHaveLength(bound);
    expect(await rowOf(id)).toMatchObject({ state: "failed", tries: bound, last_error: "timeout" });
  });

  it.each([
    ["sms", 5],
    ["email", 8],
  ] as const)("tries an %s that nobody took %i times", async (channel, bound) => {
    const to = channel === "email" ? "a@somssi.kr" : "+821012345678";
    await enqueue({ channel, to });
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
    expect(await rowOf(id)).toMatchObject({ state: "failed", tries: 2, last_error: "sender_lost" });
  });

  it("does not let a sender that lost its claim decide the end", async () => {
    const id = await enqueue();
    const slow: MessagePort = {
      async send() {
        await sql`
          UPDATE outbox_messages SET lease_until = clock_timestamp() - interval '1 second'
          WHERE id = ${id}`;
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
    await sql`UPDATE outbox_messages SET lease_until = clock_timestamp() - interval '1 second'`;
    const second = await claimMessage(sql, clock.now());
    if (!first || !second) throw new Error("not claimed");
    expect(await endClaim(sql, first, { state: "failed", reason: "late" })).toBe(false);
    expect(await rowOf(id)).toMatchObject({ state: "sending", tries: 2 });
    const ending = { state: "sent", providerId: "P2", now: clock.now() } as const;
    expect(await endClaim(sql, second, ending)).toBe(true);
    expect(await rowOf(id)).toMatchObject({ state: "sent", provider_id: "P2" });
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
