import type { Db, Tx } from "../../platform/database/sql.ts";

export interface SavedProRow {
  pro_id: string;
  saved_at: Date;
}

/** A person's saved pros, the newest first. */
export async function findSavedPros(db: Db, accountId: string): Promise<SavedProRow[]> {
  return db<SavedProRow[]>`
    SELECT pro_id, saved_at FROM saved_pros
    WHERE account_id = ${accountId} ORDER BY saved_at DESC, pro_id DESC`;
}

/** Whoever saves waits here, so that of many at once none comes past the limit. */
export async function lockSavedPros(tx: Tx, accountId: string): Promise<void> {
  await tx`SELECT pg_advisory_xact_lock(hashtextextended(${`saved_pros:${accountId}`}, 0))`;
}

/** Saved before, it stays where it was. */
export async function insertSavedPro(
  tx: Tx,
  accountId: string,
  { pro_id, saved_at }: SavedProRow,
): Promise<void> {
  await tx`
    INSERT INTO saved_pros (account_id, pro_id, saved_at) VALUES (${accountId}, ${pro_id}, ${saved_at})
    ON CONFLICT (account_id, pro_id) DO NOTHING`;
}

/** False when this person had not saved the pro. */
export async function deleteSavedPro(db: Db, accountId: string, proId: string): Promise<boolean> {
  const { count } = await db`
    DELETE FROM saved_pros WHERE account_id = ${accountId} AND pro_id = ${proId}`;
  return count === 1;
}
