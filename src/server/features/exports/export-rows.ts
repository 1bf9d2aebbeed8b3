import type { ExportState } from "#domain/withdrawal/export-times.ts";
import type { Db, Tx } from "#server/platform/database/sql.ts";

export interface ExportRow {
  id: string;
  account_id: string;
  state: ExportState;
  asked_at: Date;
  expires_at: Date | null;
  bytes: number | null;
  storage_key: string | null;
}

export async function listExports(db: Db, accountId: string): Promise<ExportRow[]> {
  return db<ExportRow[]>`
    SELECT id, account_id, state, asked_at, expires_at, bytes, storage_key FROM exports
    WHERE account_id = ${accountId} ORDER BY asked_at DESC, id DESC LIMIT 10`;
}

/** The account's exports in the order of asking, nobody else asking meanwhile. */
export async function lockLastAskedAt(tx: Tx, accountId: string): Promise<Date | null> {
  await tx`SELECT FROM ${tx("accounts")} WHERE id = ${accountId} FOR NO KEY UPDATE`;
  const [row] = await tx<{ at: Date | null }[]>`
    SELECT max(asked_at) AS at FROM exports WHERE account_id = ${accountId}`;
  return row?.at ?? null;
}

export async function insertExport(
  tx: Tx,
  id: string,
  accountId: string,
  now: Date,
): Promise<void> {
  await tx`
    INSERT INTO exports (id, account_id, state, asked_at) VALUES (${id}, ${accountId}, 'asked', ${now})`;
}

/** Those that are still to be made, of people who are here. */
export async function findAsked(
  db: Db,
  limit: number,
): Promise<{ id: string; account_id: string }[]> {
  return db<{ id: string; account_id: string }[]>`
    SELECT e.id, e.account_id FROM exports e JOIN accounts a ON a.id = e.account_id
    WHERE e.state = 'asked' AND a.status = 'active' ORDER BY e.asked_at LIMIT ${limit}`;
}

/** False when it was taken back meanwhile. */
export async function markReady(
  db: Db,
  made: { id: string; readyAt: Date; expiresAt: Date; bytes: number | null; storageKey: string },
): Promise<boolean> {
  const { count } = await db`
    UPDATE exports SET state = 'ready', ready_at = ${made.readyAt}, expires_at = ${made.expiresAt},
      bytes = ${made.bytes}, storage_key = ${made.storageKey}
    WHERE id = ${made.id} AND state = 'asked'`;
  return count === 1;
}

/** Those whose time is over, with where their file lies. */
export async function findOver(
  db: Db,
  now: Date,
  limit: number,
): Promise<{ id: string; storage_key: string }[]> {
  return db<{ id: string; storage_key: string }[]>`
    SELECT id, storage_key FROM exports
    WHERE state = 'ready' AND expires_at <= ${now} ORDER BY expires_at LIMIT ${limit}`;
}

export async function markDestroyed(db: Db, id: string): Promise<void> {
  await db`
    UPDATE exports SET state = 'destroyed', storage_key = NULL, bytes = NULL WHERE id = ${id}`;
}

/** Verb for what follows from leaving: nobody fetches any of them, and the sweep destroys them. */
export async function endExports(tx: Tx, accountId: string, now: Date): Promise<void> {
  await tx`DELETE FROM exports WHERE account_id = ${accountId} AND state = 'asked'`;
  await tx`
    UPDATE exports SET expires_at = ${now}
    WHERE account_id = ${accountId} AND state = 'ready' AND expires_at > ${now}`;
}
