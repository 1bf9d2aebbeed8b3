import type { HappeningOf } from "#domain/happenings/happening.ts";
import { chatPath } from "../features/notifications/mark-read.ts";
import { notify } from "../features/notifications/notify.ts";
import type { Tx } from "../platform/database/sql.ts";
import { publishEvents } from "../platform/events/publish.ts";
import type { Consequences, When } from "../platform/happenings.ts";

/** The other side gets one notice for all they have not read yet, and open pages every message. */
export const messageConsequences = {
  "message.sent": [notifyOtherSide, showMessage],
} satisfies Partial<Consequences>;

type Sent = HappeningOf<"message.sent">;

async function notifyOtherSide(tx: Tx, what: Sent, when: When): Promise<void> {
  if (!what.isFirstUnread) return;
  await notify(tx, {
    accountId: what.otherAccountId,
    kind: "message_received",
    values: { proName: what.proName },
    path: chatPath(what.quoteId),
    requestId: what.requestId,
    ...when,
  });
}

async function showMessage(tx: Tx, what: Sent, { now }: When): Promise<void> {
  await publishEvents(tx, {
    accountIds: [what.authorId, what.otherAccountId],
    kind: "message",
    payload: {
      quote_id: what.quoteId,
      request_id: what.requestId,
      message_id: what.messageId,
    },
    now,
  });
}
