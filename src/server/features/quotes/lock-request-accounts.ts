import { isUndecided } from "#domain/quote/lifecycle.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { lockAccounts } from "../credits/lock-accounts.ts";
import { findProCards, type ProCardRow } from "../pros/queries.ts";
import type { QuoteRow } from "./queries.ts";

/**
 * Everybody who waits for what becomes of a request, locked at once: its customer and the pros of its undecided
 * quotes, whose cards it returns by pro id.
 */
export async function lockRequestAccounts(
  tx: Tx,
  facts: { customerId: string; quotes: readonly QuoteRow[] },
): Promise<Map<string, ProCardRow>> {
  const undecided = facts.quotes.filter((quote) => isUndecided(quote.state));
  const cards = await findProCards(
    tx,
    undecided.map((quote) => quote.pro_id),
  );
  const pros = [...cards.values()].map((card) => card.account_id);
  await lockAccounts(tx, { credits: pros, events: [...pros, facts.customerId] });
  return cards;
}
