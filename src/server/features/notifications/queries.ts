import type { Db, Tx } from "../../platform/database/sql.ts";

export interface NotificationRow {
  id: string;
  kind: string;
  title: string;
  body: string;
  path: string;
  created_at: Date;
  read_at: Date | null;
}

export async function insertNotification(
  tx: Tx,
  row: Omit<NotificationRow, "read_at"> & { account_id: string },
): Promise<void> {
  await tx`INSERT INTO notifications ${tx(row)}`;
}

/** A person's notifications, newest first, after the one with id `after`. */
export async function findNotifications(
  db: Db,
  which: { accountId: string; after: string | null; limit: number },
): Promise<NotificationRow[]> {
  return db<NotificationRow[]>`
    SELECT id, kind, title, body, path, created_at, read_at FROM notifications
    WHERE account_id = ${which.accountId} AND (${which.after}::uuid IS NULL OR id < ${which.after})
    ORDER BY id DESC LIMIT ${which.limit}`;
}

export async function countUnread(db: Db, accountId: string): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    SELECT count(*)::int AS count FROM notifications WHERE account_id = ${accountId} AND read_at IS NULL`;
  return row?.count ?? 0;
}

/** True when it was unread until now, false when it was read already; null when the person has no such one. */
export async function markRead(
  tx: Tx,
  which: { accountId: string; id: string },
  now: Date,
): Promise<boolean | null> {
  const [row] = await tx<{ read_at: Date | null }[]>`
    SELECT read_at FROM notifications
    WHERE id = ${which.id} AND account_id = ${which.accountId} FOR NO KEY UPDATE`;
  if (!row) return null;
  if (row.read_at !== null) return false;
  await tx`UPDATE notifications SET read_at = ${now} WHERE id = ${which.id}`;
  return true;
}

/** Returns how many were unread until now. */
export async function markAllRead(tx: Tx, accountId: string, now: Date): Promise<number> {
  const marked = await tx`
    UPDATE notifications SET read_at = ${now} WHERE account_id = ${accountId} AND read_at IS NULL`;
  return marked.count;
}
