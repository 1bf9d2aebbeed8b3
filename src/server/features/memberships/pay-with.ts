import type { MethodType } from "#domain/payment/refund-method.ts";
import type { Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { applyCommand } from "./apply-command.ts";
import { loadLatest } from "./membership-rows.ts";

/**
 * A live membership is paid with the account's new method from now on, and what it owes at once: the id of that charge,
 * null when nothing is owed. The account is locked.
 */
export async function payWith(
  tx: Tx,
  change: { accountId: string; method: { id: string; type: MethodType }; now: Date; ids: Ids },
): Promise<string | null> {
  const { accountId, method, now, ids } = change;
  const before = await loadLatest(tx, accountId);
  if (!before || before.state === "ended") return null;
  const { id, type } = method;
  const command = { kind: "change_method", by: "member", method: { id, type } } as const;
  const done = await applyCommand(tx, { accountId, command, now, ids });
  // The membership may have ended in the very moment; then there is nothing to pay.
  if (!done.ok) return null;
  const pending = done.membership?.payment ?? null;
  return pending?.method.id === id ? pending.id : null;
}
