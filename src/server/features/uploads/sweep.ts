import { HOUR_MS } from "#domain/calendar/durations.ts";
import { ORPHAN_UPLOAD_MS } from "#domain/withdrawal/retention.ts";
import type { StoragePort } from "#server/gateways/storage/storage-port.ts";
import { inTransaction } from "#server/platform/database/in-transaction.ts";
import type { Sql } from "#server/platform/database/sql.ts";
import { deletedUploads, discardOrphans, lockSharers, removeUploadRow } from "./queries.ts";

/** Longer than any upload takes: rows being stored are marked deleted until they are done. */
const settlingTime = HOUR_MS;

interface SweepInput {
  db: Sql;
  storage: StoragePort;
  now: Date;
  /** Rows to remove at most in one go. */
  limit: number;
}

/**
 * Removes files without use and what interrupted uploads left; a file goes with the last row that shares
 * it. Returns how many rows went. Safe to run anywhere, any number of times, also at once.
 */
export async function sweepUploads({ db, storage, now, limit }: SweepInput): Promise<number> {
  await discardOrphans(db, new Date(now.getTime() - ORPHAN_UPLOAD_MS), now);
  const due = await deletedUploads(db, new Date(now.getTime() - settlingTime), limit);
  let removed = 0;
  for (const id of due) {
    const gone = await inTransaction(db, async (tx) => {
      const files = await lockSharers(tx, id);
      if (!files) return false;
      // Files first: should the store fail, the row stays and leads here again.
      if (files.sharers === 0) for (const key of files.keys) await storage.delete(key);
      await removeUploadRow(tx, id);
      return true;
    });
    if (gone) removed += 1;
  }
  return removed;
}
