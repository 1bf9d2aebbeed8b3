import type { Tx } from "../../platform/database/sql.ts";
import { lockAccounts } from "../credits/lock-accounts.ts";

/** Whoever buys a pack, gives one back, or hears of its payment for an account, waits here. */
export async function lockBuyer(tx: Tx, accountId: string): Promise<void> {
  await lockAccounts(tx, { credits: [accountId], events: [accountId] });
}
