import { mayComeBack } from "#domain/withdrawal/withdrawal-times.ts";
import type { Tx } from "#server/platform/database/sql.ts";
import { refuse } from "#server/platform/refusal.ts";
import { deleteWithdrawal, lockWithdrawal } from "./withdrawal-rows.ts";

/** Nobody leaves after all. Refuses like a wrong password once it is too late: the sweep is about to destroy the account. */
export async function forgetWithdrawal(tx: Tx, accountId: string, now: Date): Promise<void> {
  const eraseAt = await lockWithdrawal(tx, accountId);
  if (!eraseAt || !mayComeBack({ eraseAt: eraseAt.getTime() }, now.getTime()))
    refuse("login_failed");
  await deleteWithdrawal(tx, accountId);
}
