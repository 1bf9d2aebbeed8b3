import type { Db } from "../../platform/database/sql.ts";

export interface BlockRow {
  id: string;
  blocker_id: string;
  blocked_id: string;
  /** As whom they were blocked; null for a customer. */
  pro_id: string | null;
  created_at: Date;
}

/** Whom a person has blocked, the newest first. */
export async function findBlocks(db: Db, blockerId: string): Promise<BlockRow[]> {
  return db<BlockRow[]>`
    SELECT id, blocker_id, blocked_id, pro_id, created_at FROM account_blocks
    WHERE blocker_id = ${blockerId} ORDER BY created_at DESC, id DESC`;
}

/** Blocks somebody; blocked before, it stays as it was. */
export async function insertBlock(db: Db, row: BlockRow): Promise<void> {
  await db`
    INSERT INTO account_blocks ${db(row)} ON CONFLICT (blocker_id, blocked_id) DO NOTHING`;
}

/** False when this person had no such block. */
export async function deleteBlock(db: Db, blockerId: string, id: string): Promise<boolean> {
  const { count } = await db`
    DELETE FROM account_blocks WHERE id = ${id} AND blocker_id = ${blockerId}`;
  return count === 1;
}
