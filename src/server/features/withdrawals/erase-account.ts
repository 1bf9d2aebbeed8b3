import type { Tx } from "#server/platform/database/sql.ts";
import { happened } from "#server/platform/happenings.ts";
import type { Ids } from "#server/platform/ids.ts";
import { archiveRows } from "./archive-rows.ts";
import { eraseMentions } from "./erase-mentions.ts";
import { eraseRows } from "./erase-rows.ts";
import { findSubject } from "./queries.ts";
import { recordErased } from "./withdrawal-rows.ts";

/**
 * Destroys somebody's data in all tables: what the law wants goes to the archive first, and what is left names no one.
 * Their files are marked, and the sweep of uploads deletes them. False when there is nobody (any more) to erase.
 */
export async function eraseAccount(
  tx: Tx,
  { accountId, now, ids }: { accountId: string; now: Date; ids: Ids },
): Promise<boolean> {
  const whose = await findSubject(tx, accountId);
  if (!whose) return false;
  await happened(tx, { kind: "account.erasing", accountId }, { now, ids });
  await archiveRows(tx, whose, now);
  await eraseMentions(tx, accountId);
  await eraseRows(tx, whose);
  await recordErased(tx, accountId, now);
  return true;
}
