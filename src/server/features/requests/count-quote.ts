import type { Tx } from "../../platform/database/sql.ts";
import { publishEvent } from "../../platform/events/publish.ts";
import { transitionRequest } from "./transition-request.ts";
import type { RequestRow } from "./queries.ts";

/**
 * Counts a quote sent for a locked request. The one that fills the quota ends the time for quotes. A pro takes one
 * place of it: who quotes again after taking a quote back leaves the seats of others alone.
 */
export async function countQuote(
  tx: Tx,
  { request, isFirst, now }: { request: RequestRow; isFirst: boolean; now: Date },
): Promise<RequestRow> {
  const quoteCount = request.quote_count + (isFirst ? 1 : 0);
  const counted: RequestRow = { ...request, quote_count: quoteCount };
  await tx`UPDATE requests SET quote_count = ${counted.quote_count} WHERE id = ${request.id}`;
  if (counted.quote_count >= counted.quote_limit) {
    return transitionRequest(tx, { request: counted, event: "reach_quota", actor: "system", now });
  }
  await publishEvent(tx, {
    accountId: request.customer_id,
    kind: "request_changed",
    payload: { request_id: request.id },
    now,
  });
  return counted;
}
