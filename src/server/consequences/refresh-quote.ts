import { publishQuoteChanged } from "../features/quotes/publish-quote-changed.ts";
import type { Tx } from "../platform/database/sql.ts";
import type { When } from "../platform/happenings.ts";

/** The open pages of both sides show the quote anew. */
export async function refreshQuote(
  tx: Tx,
  what: { requestId: string; quoteId: string; customerId: string; proAccountId: string },
  { now }: When,
): Promise<void> {
  await publishQuoteChanged(tx, {
    quote: { id: what.quoteId, request_id: what.requestId },
    accountIds: [what.customerId, what.proAccountId],
    now,
  });
}
