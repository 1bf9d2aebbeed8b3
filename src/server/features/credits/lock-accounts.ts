import type { Tx } from "../../platform/database/sql.ts";
import { lockEventNumbers } from "../../platform/events/lock-event-numbers.ts";
import { lockCredits } from "./queries.ts";

/**
 * Everybody whose credits or event numbers a write will touch, taken at once: credits by account, then event numbers by
 * account. What comes before and after them says decision 024.
 */
export async function lockAccounts(
  tx: Tx,
  accounts: { credits: readonly string[]; events: readonly string[] },
): Promise<void> {
  for (const accountId of [...new Set(accounts.credits)].sort()) await lockCredits(tx, accountId);
  await lockEventNumbers(tx, accounts.events);
}
