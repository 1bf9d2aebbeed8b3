import type { StoragePort } from "#server/gateways/storage/storage-port.ts";
import { inTransaction } from "#server/platform/database/in-transaction.ts";
import type { Sql } from "#server/platform/database/sql.ts";
import { deletedUploads, discardOrphans, lockSharers, removeUploadRow } from "./queries.ts";

const hour = 60 * 60 * 1000;
/** A file that nobody took into use within a day was never sent off with its form. */
const orphanAge = 24 * hour;
/** Longer than any upload takes: rows being stored are marked deleted until they are done. */
const settlingTime = hour;

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
  await discardOrphans(db, new Date(now.getTime() - orphanAge), now);
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
