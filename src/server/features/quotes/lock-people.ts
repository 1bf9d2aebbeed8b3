import { isUndecided } from "#domain/quote/lifecycle.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { refuse } from "../../platform/refusal.ts";
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

/** Both sides of one quote, locked at once. */
export async function lockBothSides(
  tx: Tx,
  { proAccountId, customerId }: { proAccountId: string; customerId: string },
): Promise<void> {
  await lockAccounts(tx, { credits: [proAccountId], events: [proAccountId, customerId] });
}

/** The card of a quote's pro. */
export async function proOfQuote(tx: Tx, quote: { pro_id: string }): Promise<ProCardRow> {
  return (await findProCards(tx, [quote.pro_id])).get(quote.pro_id) ?? refuse("not_found");
}
