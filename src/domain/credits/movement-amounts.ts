import { MOVEMENTS, type LedgerAccount, type TransferReason } from "./ledger.ts";

/** What a movement of `credits` changed for the person: what can be spent, and what is held. Never −0. */
export function movementAmounts(
  reason: TransferReason,
  credits: number,
): { available: number; held: number } {
  const { from, to } = MOVEMENTS[reason];
  const change = (account: LedgerAccount) =>
    to === account ? credits : from === account ? -credits : 0;
  return { available: change("available"), held: change("held") };
}
