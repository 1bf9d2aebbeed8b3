import { beforeEach } from "vitest";
import { unsubscribePath } from "#server/features/notification-settings/unsubscribe-token.ts";
import {
  deliverDue,
  type PushSender,
  type UnsubscribePath,
} from "#server/features/deliveries/deliver.ts";
import { enqueueMessage } from "#server/features/deliveries/queries.ts";
import type { NewMessage } from "#server/features/deliveries/queries.ts";
import type {
  MessagePort,
  OutgoingMessage,
  SendResult,
} from "#server/gateways/message/message-port.ts";
import { inTransaction } from "#server/platform/database/in-transaction.ts";
import { createIds } from "#server/platform/ids.ts";
import { systemRandom } from "#server/platform/random.ts";
import { createTestClock } from "./clock.ts";
import { TEST_SECRET } from "./app.ts";
import { testDatabase } from "./database.ts";

interface OutboxRow {
  state: string;
  channel: string;
  tries: number;
  failures: number;
  body: string;
  provider_id: string | null;
  last_error: string | null;
  sent_at: Date | null;
}

/** Nobody here has a device. */
export const NO_DEVICE: PushSender = () =>
  Promise.resolve({ outcome: "refused", reason: "no_device" });

/** Signed as the test application's are. */
export const testUnsubscribePath: UnsubscribePath = (letters) =>
  unsubscribePath(letters, TEST_SECRET);

/** Deliveries over this file's database, empty before each test, with a clock to move. */
export async function deliveryBench() {
  const clock = createTestClock();
  const ids = createIds(clock, systemRandom);
  const sql = await testDatabase();

  beforeEach(async () => {
    await sql`DELETE FROM deliveries`;
    await sql`DELETE FROM dev_inbox`;
    await sql`DELETE FROM delivery_breakers`;
  });

  return {
    clock,
    ids,
    sql,

    enqueue: async (message: Partial<NewMessage> = {}): Promise<string> => {
      const id = ids.next();
      await inTransaction(sql, (tx) =>
        enqueueMessage(tx, {
          id,
          accountId: null,
          channel: "sms",
          to: message.channel === "email" ? "a@somssi.kr" : "+821012345678",
          text: "인증번호 123456",
          purpose: "phone_code",
          now: clock.now(),
          ...message,
        }),
      );
      return id;
    },

    rowOf: async (id: string): Promise<OutboxRow | undefined> => {
      const [row] = await sql<OutboxRow[]>`
        SELECT state, channel, tries, failures, body, provider_id, last_error, sent_at
        FROM deliveries WHERE id = ${id}`;
      return row;
    },

    deliver: (port: MessagePort, limit = 100, push = NO_DEVICE): Promise<number> => {
      return deliverDue({
        sql,
        port,
        push,
        origin: "https://somssi.example",
        unsubscribePath: testUnsubscribePath,
        now: clock.now(),
        limit,
      });
    },
  };
}

/** A port that always answers the same, and remembers what it was given. */
export function answering(result: SendResult): MessagePort & { given: OutgoingMessage[] } {
  const given: OutgoingMessage[] = [];
  return {
    given,
    send: (message) => {
      given.push(message);
      return Promise.resolve(result);
    },
  };
}
