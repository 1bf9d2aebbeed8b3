import { isUndecided } from "#domain/quote/lifecycle.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { lockEventNumbers } from "../../platform/events/lock-event-numbers.ts";
import { lockCredits } from "../credits/queries.ts";
import { findProCards, type ProCardRow } from "../pros/queries.ts";
import type { QuoteRow } from "./queries.ts";

/**
 * Everybody whose credits or event numbers a write will touch, taken at once: credits by account, then event numbers by
 * account. What comes before and after them says decision 024.
 */
export async function lockAccounts(
  tx: Tx,
  people: { credits: readonly string[]; told: readonly string[] },
): Promise<void> {
  for (const accountId of [...new Set(people.credits)].sort()) await lockCredits(tx, accountId);
  await lockEventNumbers(tx, people.told);
}

/**
 * The same for everybody who waits for what becomes of a request: its customer and the pros of its undecided
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
  await lockAccounts(tx, { credits: pros, told: [...pros, facts.customerId] });
  return cards;
}
