import type { Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import { lockRequest } from "../requests/queries.ts";
import { lockBothSides, proOfQuote } from "./lock-people.ts";
import { findQuote, lockQuote } from "./queries.ts";
import { settleDue, type LockedQuote } from "./settle-due.ts";

/**
 * A quote with its request and both sides, held for this transaction and brought up to date, so that what is
 * decided next is decided on what is true now. Refuses with `not_found`.
 */
export async function lockSettledQuote(
  tx: Tx,
  { quoteId, now, ids }: { quoteId: string; now: Date; ids: Ids },
): Promise<LockedQuote> {
  const seen = (await findQuote(tx, quoteId)) ?? refuse("not_found");
  const request = (await lockRequest(tx, seen.request_id)) ?? refuse("not_found");
  const quote = (await lockQuote(tx, quoteId)) ?? refuse("not_found");
  const { account_id: proAccountId } = await proOfQuote(tx, quote);
  await lockBothSides(tx, { proAccountId, customerId: request.customer_id });
  const locked = { request, quote, proAccountId, now, ids };
  return { ...locked, quote: await settleDue(tx, locked) };
}
