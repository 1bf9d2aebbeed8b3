import type { Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { applyCommand } from "./apply-command.ts";
import type { Performed } from "./decide-and-write.ts";

/**
 * Verb for other slices: the membership stands to the end of what was paid for and is not charged for again, as if its
 * owner had asked for it. Where that cannot be now, the answer says why and nothing has changed.
 */
export function stopRenewal(
  tx: Tx,
  facts: { accountId: string; now: Date; ids: Ids },
): Promise<Performed> {
  return applyCommand(tx, { ...facts, command: { kind: "cancel", by: "member" } });
}
