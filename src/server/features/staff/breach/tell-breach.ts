import { createHash } from "node:crypto";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { inTransaction } from "../../../platform/database/in-transaction.ts";
import type { Db, Sql, Tx } from "../../../platform/database/sql.ts";
import { happened, type When } from "../../../platform/happenings.ts";
import { writeStaffLog, type StaffActor } from "../log.ts";

const PEOPLE_AT_ONCE = 200;
const ACCOUNT_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

interface Breach {
  by: StaffActor;
  /** When the operator came to know of it, epoch ms. */
  known: number;
  text: string;
}

export interface ToldOfBreach {
  told: number;
  /** They were told the same text before. */
  toldBefore: number;
  /** Lines of the list that are nobody's, or of somebody who is gone. */
  missing: string[];
  /** Accounts that nothing can be sent to: letters come back and no number was confirmed. */
  unreachable: string[];
}

/**
 * Tells everybody of the list, account ids or e-mail addresses, once, who is leaving or suspended among them; who was
 * told the same text before is left out.
 */
export async function tellBreach(
  sql: Sql,
  listed: readonly string[],
  breach: Breach,
  when: When,
): Promise<ToldOfBreach> {
  const { accountIds, unreachable, missing } = await findListed(sql, listed);
  let told = 0;
  for (let from = 0; from < accountIds.length; from += PEOPLE_AT_ONCE) {
    const some = accountIds.slice(from, from + PEOPLE_AT_ONCE);
    told += await inTransaction(sql, (tx) => tellSome(tx, some, breach, when));
  }
  return { told, toldBefore: accountIds.length - told, missing, unreachable };
}

async function findListed(db: Db, listed: readonly string[]) {
  const rows = await db<{ id: string; email: string; isOutOfReach: boolean }[]>`
    SELECT id, email, phone IS NULL AND EXISTS (
      SELECT FROM email_bounces b WHERE b.email = accounts.email) AS "isOutOfReach"
    FROM accounts
    WHERE status <> 'deleted'
      AND (id = ANY(${listed.filter((line) => ACCOUNT_ID.test(line))}::uuid[])
           OR email = ANY(${[...listed]}::text[]))
    ORDER BY id`;
  const known = new Set(rows.flatMap(({ id, email }) => [id, email]));
  return {
    accountIds: rows.map(({ id }) => id),
    unreachable: rows.filter(({ isOutOfReach }) => isOutOfReach).map(({ id }) => id),
    missing: listed.filter((line) => !known.has(line)),
  };
}

async function tellSome(
  tx: Tx,
  accountIds: readonly string[],
  { by, known, text }: Breach,
  when: When,
): Promise<number> {
  // One after another: who is told by another run at this moment stands in the log before it is asked.
  await tx`SELECT pg_advisory_xact_lock(hashtextextended('tell-breach', 0))`;
  const which = `안내문 ${createHash("sha256").update(text).digest("hex").slice(0, 16)}`;
  const rows = await tx<{ id: string }[]>`
    SELECT a.id FROM accounts a
    WHERE a.id = ANY(${[...accountIds]}::uuid[])
      AND NOT EXISTS (
        SELECT 1 FROM staff_log l
        WHERE l.person_id = a.id AND l.action = 'breach.tell' AND starts_with(l.reason, ${which}))
    ORDER BY a.id`;
  const untold = rows.map(({ id }) => id);
  await happened(tx, { kind: "legal.breach_told", accountIds: untold, text }, when);
  const reason = `${which}, 알게 된 때 ${seoulIso(known)}`;
  for (const id of untold) {
    const subject = { kind: "account", id } as const;
    const entry = { by, kind: "decision", action: "breach.tell", subject, personId: id } as const;
    await writeStaffLog(tx, { ...entry, reason, ...when });
  }
  return untold.length;
}
