import { momentPath } from "#domain/deal/moments.ts";
import type { HappeningOf } from "#domain/happenings/happening.ts";
import { notify } from "../features/notifications/notify.ts";
import { countQuote } from "../features/pros/figures.ts";
import type { Tx } from "../platform/database/sql.ts";
import type { Consequences, When } from "../platform/happenings.ts";
import {
  showFilesAdded,
  showQuoteDeclined,
  showQuoteExpired,
  showQuoteRead,
  showQuoteSent,
  showQuoteWithdrawn,
} from "./deal/conversation-cards.ts";
import { refreshQuote, refreshQuoteOfPro } from "./deal/refresh-quote.ts";

/** Both sides' event numbers are locked by the slice that says it (decision 024). */
export const quoteConsequences = {
  "quote.sent": [showQuoteSent, notifyReceived, notifyGathered, refreshQuote, countFirst],
  "quote.read": [showQuoteRead, notifyRead, refreshQuote],
  "quote.expired": [showQuoteExpired, notifyExpired, refreshQuote],
  "quote.released": [notifyReleased, refreshQuoteOfPro],
  "quote.declined": [showQuoteDeclined, refreshQuote, notifyDeclined],
  "quote.withdrawn": [showQuoteWithdrawn, refreshQuote, notifyWithdrawn],
  "quote.files_added": [showFilesAdded, notifyFilesAdded, refreshQuote],
  "quote.file_removed": [refreshQuote],
  "quote.files_seen": [refreshQuoteOfPro],
} satisfies Partial<Consequences>;

const pathOf = ({ quoteId }: { quoteId: string }) => `/quote?id=${quoteId}`;

async function notifyReceived(tx: Tx, what: HappeningOf<"quote.sent">, when: When): Promise<void> {
  // A quote that stands for a withdrawn one is no first.
  const isFirst = what.quoteCount === 1 && what.firstAfter !== null;
  await notify(tx, {
    accountId: what.customerId,
    kind: "quote_received",
    values: {
      proName: what.proName,
      total: what.total,
      unit: what.unit,
      isFirst,
    },
    path: isFirst ? momentPath(what.requestId, "first-quote") : pathOf(what),
    requestId: what.requestId,
    ...when,
  });
}

async function notifyGathered(tx: Tx, what: HappeningOf<"quote.sent">, when: When): Promise<void> {
  if (!what.isLast) return;
  await notify(tx, {
    accountId: what.customerId,
    kind: "quotes_closed",
    values: { count: what.quoteCount, why: "gathered" },
    path: `/requests/${what.requestId}`,
    requestId: what.requestId,
    ...when,
  });
}

async function countFirst(tx: Tx, what: HappeningOf<"quote.sent">): Promise<void> {
  if (what.firstAfter !== null) await countQuote(tx, what.proId, what.firstAfter);
}

async function notifyRead(tx: Tx, what: HappeningOf<"quote.read">, when: When): Promise<void> {
  await notify(tx, {
    accountId: what.proAccountId,
    kind: "quote_read",
    values: { capturedCredits: what.capturedCredits },
    path: pathOf(what),
    requestId: what.requestId,
    ...when,
  });
}

async function notifyExpired(
  tx: Tx,
  what: HappeningOf<"quote.expired">,
  when: When,
): Promise<void> {
  const { requestId } = what;
  const notice = { kind: "quote_expired" as const, path: pathOf(what), requestId, ...when };
  if (what.isAwaited) {
    await notify(tx, {
      ...notice,
      accountId: what.customerId,
      values: { side: "customer", releasedCredits: null },
    });
  }
  if (what.isAwaited || what.releasedCredits !== null) {
    await notify(tx, {
      ...notice,
      accountId: what.proAccountId,
      values: { side: "pro", releasedCredits: what.releasedCredits },
    });
  }
}

async function notifyReleased(
  tx: Tx,
  what: HappeningOf<"quote.released">,
  when: When,
): Promise<void> {
  await notify(tx, {
    accountId: what.proAccountId,
    kind: "quote_released",
    values: { credits: what.credits },
    path: pathOf(what),
    requestId: what.requestId,
    ...when,
  });
}

async function notifyDeclined(
  tx: Tx,
  what: HappeningOf<"quote.declined">,
  when: When,
): Promise<void> {
  await notify(tx, {
    accountId: what.proAccountId,
    kind: "quote_declined",
    values: { wasUnread: what.wasUnread, reason: what.reason },
    path: pathOf(what),
    requestId: what.requestId,
    ...when,
  });
}

async function notifyWithdrawn(
  tx: Tx,
  what: HappeningOf<"quote.withdrawn">,
  when: When,
): Promise<void> {
  await notify(tx, {
    accountId: what.customerId,
    kind: "quote_withdrawn",
    values: {},
    path: `/requests/${what.requestId}`,
    requestId: what.requestId,
    ...when,
  });
}

async function notifyFilesAdded(
  tx: Tx,
  what: HappeningOf<"quote.files_added">,
  when: When,
): Promise<void> {
  await notify(tx, {
    accountId: what.customerId,
    kind: "quote_file_added",
    values: { proName: what.proName, count: what.count },
    path: pathOf(what),
    requestId: what.requestId,
    ...when,
  });
}
