import type { NoticeValues } from "#domain/notice/notice-kind.ts";
import type { Db, Tx } from "../../platform/database/sql.ts";

export interface NotificationRow {
  id: string;
  kind: string;
  title: string;
  body: string;
  path: string;
  /** The request that it is about; null where it is about none. */
  request_id: string | null;
  created_at: Date;
  read_at: Date | null;
}

export async function insertNotification(
  tx: Tx,
  row: Omit<NotificationRow, "read_at"> & { account_id: string; details: NoticeValues },
): Promise<void> {
  await tx`INSERT INTO notifications ${tx({ ...row, details: tx.json(row.details) })}`;
}

export async function countUnread(db: Db, accountId: string): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    SELECT count(*)::int AS count FROM notifications WHERE account_id = ${accountId} AND read_at IS NULL`;
  return row?.count ?? 0;
}

export async function ownsNotification(db: Db, accountId: string, id: string): Promise<boolean> {
  const rows = await db`SELECT 1 FROM notifications WHERE id = ${id} AND account_id = ${accountId}`;
  return rows.length > 0;
}

/** Which of a person's unread notices: one, those that lead to any of these paths, or all. */
export type Unread = { id: string } | { paths: readonly string[] } | "all";

export async function hasUnread(db: Db, accountId: string, which: Unread): Promise<boolean> {
  const rows =
    await db`SELECT 1 FROM notifications WHERE ${isUnread(db, accountId, which)} LIMIT 1`;
  return rows.length > 0;
}

/** Returns the ids of those that were unread until now. */
export async function markRead(
  tx: Tx,
  accountId: string,
  which: Unread,
  now: Date,
): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    UPDATE notifications SET read_at = ${now} WHERE ${isUnread(tx, accountId, which)} RETURNING id`;
  return rows.map(({ id }) => id);
}

function isUnread(db: Db, accountId: string, which: Unread) {
  const unread = db`account_id = ${accountId} AND read_at IS NULL`;
  if (which === "all") return unread;
  return "id" in which
    ? db`${unread} AND id = ${which.id}`
    : db`${unread} AND path = ANY(${[...which.paths]})`;
}
