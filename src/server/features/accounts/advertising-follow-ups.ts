import type { ConsentAnswer } from "#domain/account/advertising-consents.ts";
import { CONFIRM_AFTER_MS, nextAskAt } from "#domain/account/advertising-follow-up.ts";
import type { Db, Tx } from "../../platform/database/sql.ts";

export interface FollowUpRow {
  unconfirmed_since: Date | null;
  asked_at: Date | null;
  ask_at: Date | null;
}

/** What follows from a person's answers, held for this transaction. */
export async function lockFollowUp(tx: Tx, accountId: string): Promise<FollowUpRow> {
  await tx`INSERT INTO advertising_follow_ups (account_id) VALUES (${accountId}) ON CONFLICT DO NOTHING`;
  const [row] = await tx<FollowUpRow[]>`
    SELECT unconfirmed_since, asked_at, ask_at FROM advertising_follow_ups
    WHERE account_id = ${accountId} FOR UPDATE`;
  if (!row) throw new Error(`no follow-up of ${accountId}`);
  return row;
}

/** Writes it, with the next question by all answers of the person. */
export async function writeFollowUp(
  tx: Tx,
  accountId: string,
  { unconfirmed_since, asked_at }: Omit<FollowUpRow, "ask_at">,
  answers: readonly ConsentAnswer[],
): Promise<void> {
  const next = nextAskAt(answers, asked_at?.getTime() ?? null);
  const ask_at = next === null ? null : new Date(next);
  await tx`
    UPDATE advertising_follow_ups SET ${tx({ unconfirmed_since, asked_at, ask_at })}
    WHERE account_id = ${accountId}`;
}

/** When a person was last asked whether what they agreed to still holds; null for never. */
export async function findAskedAt(db: Db, accountId: string): Promise<number | null> {
  const [row] = await db<{ asked_at: Date | null }[]>`
    SELECT asked_at FROM advertising_follow_ups WHERE account_id = ${accountId}`;
  return row?.asked_at?.getTime() ?? null;
}

/** People whose answers are to be confirmed, or asked for again, by now; the longest due first. */
export async function findDueFollowUps(db: Db, now: Date, limit: number): Promise<string[]> {
  const answeredUntil = new Date(now.getTime() - CONFIRM_AFTER_MS);
  const rows = await db<{ account_id: string }[]>`
    SELECT account_id FROM advertising_follow_ups
    WHERE unconfirmed_since <= ${answeredUntil} OR ask_at <= ${now}
    ORDER BY least(unconfirmed_since, ask_at), account_id LIMIT ${limit}`;
  return rows.map((row) => row.account_id);
}
