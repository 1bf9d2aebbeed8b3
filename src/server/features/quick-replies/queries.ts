import type { Db, Tx } from "../../platform/database/sql.ts";

interface QuickReply {
  id: string;
  text: string;
}

export interface QuickReplyRow extends QuickReply {
  pro_id: string;
  created_at: Date;
}

/** A pro's own, in the order in which they were made. */
export async function findQuickReplies(db: Db, proId: string): Promise<QuickReply[]> {
  return db<QuickReply[]>`
    SELECT id, text FROM quick_replies WHERE pro_id = ${proId} ORDER BY id`;
}

/** One pro keeps one at a time: count and write belong together. */
export async function lockQuickReplies(tx: Tx, proId: string): Promise<void> {
  await tx`SELECT pg_advisory_xact_lock(hashtextextended(${`quick_replies:${proId}`}, 0))`;
}

export async function insertQuickReply(tx: Tx, row: QuickReplyRow): Promise<void> {
  await tx`INSERT INTO quick_replies ${tx(row)}`;
}

/** False when there was none of this pro's. */
export async function updateQuickReply(db: Db, proId: string, reply: QuickReply): Promise<boolean> {
  const { count } = await db`
    UPDATE quick_replies SET text = ${reply.text} WHERE id = ${reply.id} AND pro_id = ${proId}`;
  return count === 1;
}

/** False when there was none of this pro's. */
export async function deleteQuickReply(db: Db, proId: string, id: string): Promise<boolean> {
  const { count } = await db`DELETE FROM quick_replies WHERE id = ${id} AND pro_id = ${proId}`;
  return count === 1;
}
