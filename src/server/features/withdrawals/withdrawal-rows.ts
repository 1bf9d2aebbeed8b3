import type { WithdrawalChoice } from "#domain/withdrawal/choices.ts";
import type { Db, Tx } from "#server/platform/database/sql.ts";

export interface NewWithdrawal {
  accountId: string;
  askedAt: Date;
  eraseAt: Date;
  choice: WithdrawalChoice | null;
  undoHash: Buffer;
}

export async function insertWithdrawal(tx: Tx, withdrawal: NewWithdrawal): Promise<void> {
  const { accountId, askedAt, eraseAt, choice, undoHash } = withdrawal;
  await tx`
    INSERT INTO withdrawals (account_id, asked_at, erase_at, choice, undo_hash)
    VALUES (${accountId}, ${askedAt}, ${eraseAt}, ${choice}, ${undoHash})`;
}

/** Whose leaving a token undoes. */
export async function findByUndoHash(db: Db, undoHash: Buffer): Promise<string | undefined> {
  const [row] = await db<{ account_id: string }[]>`
    SELECT account_id FROM withdrawals WHERE undo_hash = ${undoHash}`;
  return row?.account_id;
}

/** When what is theirs is due, with the row held; undefined when they do not leave. */
export async function lockWithdrawal(tx: Tx, accountId: string): Promise<Date | undefined> {
  const [row] = await tx<{ erase_at: Date }[]>`
    SELECT erase_at FROM withdrawals WHERE account_id = ${accountId} FOR UPDATE`;
  return row?.erase_at;
}

export async function deleteWithdrawal(tx: Tx, accountId: string): Promise<void> {
  await tx`DELETE FROM withdrawals WHERE account_id = ${accountId}`;
}

export async function findDueWithdrawals(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db<{ account_id: string }[]>`
    SELECT account_id FROM withdrawals WHERE erase_at <= ${now} ORDER BY erase_at LIMIT ${limit}`;
  return rows.map(({ account_id: id }) => id);
}

export async function recordErased(tx: Tx, accountId: string, now: Date): Promise<void> {
  await tx`
    INSERT INTO erased_accounts (account_id, erased_at) VALUES (${accountId}, ${now})
    ON CONFLICT DO NOTHING`;
}

export async function findErased(db: Db): Promise<string[]> {
  const rows = await db<{ account_id: string }[]>`
    SELECT account_id FROM erased_accounts ORDER BY account_id`;
  return rows.map(({ account_id: id }) => id);
}
