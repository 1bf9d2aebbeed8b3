import { balances } from "./balances.ts";
import type { LedgerEntry } from "./ledger.ts";
import { isLotExpired } from "./lot.ts";
import type { Lot } from "./lot.ts";

/** An entry with the instant of its transfer, epoch ms. */
export type DatedEntry = LedgerEntry & { at: number };

/** What an account had: free to spend and held, in credits. */
export type Balance = { available: number; held: number };

/**
 * The balance at any instant, past ones included, from the entries up to it (that instant included). What
 * stood in a lot that had expired by then could not be spent, whether or not it was written off yet.
 */
export function balanceAt(
  lots: readonly Pick<Lot, "id" | "expires_at">[],
  entries: readonly DatedEntry[],
  instant: number,
): Balance {
  const byLot = balances(entries.filter(({ at }) => at <= instant));
  let available = 0;
  let held = 0;
  for (const lot of lots) {
    const has = byLot.get(lot.id);
    if (!has) continue;
    held += has.held;
    if (!isLotExpired(lot, instant)) available += has.available;
  }
  return { available, held };
}
