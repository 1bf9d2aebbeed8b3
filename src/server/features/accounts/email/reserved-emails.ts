import { EMAIL_UNDO_MS } from "#domain/account/email-change.ts";
import type { Db, Tx } from "../../../platform/database/sql.ts";

/** Whoever gives one of these addresses to an account, or takes it away, waits here; in one order for all. */
export async function lockEmails(tx: Tx, emails: readonly string[]): Promise<void> {
  for (const email of [...new Set(emails)].sort()) {
    await tx`SELECT pg_advisory_xact_lock(hashtextextended(${`account email:${email}`}, 0))`;
  }
}

/** Whether an address is kept for the account that had it until lately: it may go back to it (decision 071). */
export async function isReserved(
  db: Db,
  email: string,
  { at, exceptFor }: { at: Date; exceptFor: string | null },
): Promise<boolean> {
  const [row] = await db`
    SELECT 1 FROM email_changes
    WHERE old_email = ${email} AND undone_at IS NULL
      AND changed_at > ${new Date(at.getTime() - EMAIL_UNDO_MS)}
      AND account_id IS DISTINCT FROM ${exceptFor} LIMIT 1`;
  return row !== undefined;
}

/** Whether an account may have an address: nobody else has it, and it is kept for nobody else. */
export async function isFree(
  db: Db,
  email: string,
  { at, exceptFor }: { at: Date; exceptFor: string },
): Promise<boolean> {
  const [taken] = await db`
    SELECT 1 FROM accounts WHERE email = ${email} AND id <> ${exceptFor}`;
  return taken === undefined && !(await isReserved(db, email, { at, exceptFor }));
}
