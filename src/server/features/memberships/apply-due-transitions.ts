import type { Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { decideAndWrite } from "./decide-and-write.ts";
import { loadLatest } from "./membership-rows.ts";

/**
 * Does what is due of the account's membership before something of it is spent or decided. Call it with the account's
 * credits and event numbers locked. A charge that it starts is sent by the sweep.
 */
export async function applyDueTransitions(
  tx: Tx,
  facts: { accountId: string; now: Date; ids: Ids },
): Promise<void> {
  const row = await loadLatest(tx, facts.accountId);
  if (!row?.due_at || row.due_at > facts.now) return;
  await decideAndWrite(tx, { ...facts, row, command: { kind: "tick", by: "system" } });
}
