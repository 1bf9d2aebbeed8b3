import type { Tx } from "../../platform/database/sql.ts";
import { publishEvents } from "../../platform/events/publish.ts";

/** Tells the open pages of both sides that a quote changed. */
export async function publishQuoteChanged(
  tx: Tx,
  change: {
    quote: { id: string; request_id: string };
    accountIds: readonly string[];
    now: Date;
  },
): Promise<void> {
  await publishEvents(tx, {
    accountIds: change.accountIds,
    kind: "quote_changed",
    payload: { quote_id: change.quote.id, request_id: change.quote.request_id },
    now: change.now,
  });
}
