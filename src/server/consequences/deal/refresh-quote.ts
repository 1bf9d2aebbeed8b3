import type { Tx } from "../../platform/database/sql.ts";
import { publishEvents } from "../../platform/events/publish.ts";
import type { When } from "../../platform/happenings.ts";

/** The open pages of both sides show the quote anew. */
export async function refreshQuote(
  tx: Tx,
  what: { requestId: string; quoteId: string; customerId: string; proAccountId: string },
  { now }: When,
): Promise<void> {
  const accountIds = [what.customerId, what.proAccountId];
  await publishQuoteChanged(tx, { ...what, accountIds, now });
}

/** The same for the pro alone: nothing of it shows to the customer. */
export async function refreshQuoteOfPro(
  tx: Tx,
  what: { requestId: string; quoteId: string; proAccountId: string },
  { now }: When,
): Promise<void> {
  await publishQuoteChanged(tx, { ...what, accountIds: [what.proAccountId], now });
}

/** Publishes to the open pages of these people that a quote changed. */
export async function publishQuoteChanged(
  tx: Tx,
  change: { requestId: string; quoteId: string; accountIds: readonly string[]; now: Date },
): Promise<void> {
  await publishEvents(tx, {
    accountIds: change.accountIds,
    kind: "quote_changed",
    payload: { quote_id: change.quoteId, request_id: change.requestId },
    now: change.now,
  });
}
