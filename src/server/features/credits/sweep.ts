import { addDays } from "#domain/calendar/day.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { EXPIRY_NOTICE_MS } from "#domain/credits/expired-lots.ts";
import type { Clock } from "../../platform/clock.ts";
import { inTransaction } from "../../platform/database/in-transaction.ts";
import type { Db, Sql, Tx } from "../../platform/database/sql.ts";
import { happened } from "../../platform/happenings.ts";
import type { Ids } from "../../platform/ids.ts";
import { drainDue } from "../../platform/jobs/drain-due.ts";
import { endsWithPeriod, lockCredits } from "./queries.ts";
import { publishCreditsChanged } from "./publish-changed.ts";
import { writeOff } from "./write-off.ts";

const BATCH = 100;

interface When {
  now: Date;
  ids: Ids;
}

/**
 * Writes off what ran out, and notifies people seven days before a lot with credits left does, once for each lot and in
 * one notice for each last day. Both are decided again under the account's credit lock, so that many workers at once
 * do each thing once.
 *
 * A plan lot of the period that a membership is in is none of this: the membership closes it, half of its rest rolls
 * over, and the next period brings new credits, so it runs out every month without a notice. There is one only when the
 * membership is canceled, because then all of it is lost. What rolled over before is lost, with a notice.
 */
export async function sweepCredits(deps: { sql: Sql; clock: Clock; ids: Ids }): Promise<void> {
  const { sql, ids } = deps;
  const now = deps.clock.now();
  await drainDue(
    () => findDueAccounts(sql, now),
    (accountId) =>
      inTransaction(sql, async (tx) => {
        await lockCredits(tx, accountId);
        await writeOffExpired(tx, accountId, { now, ids });
        await notifyOfExpiry(tx, accountId, { now, ids });
      }),
  );
}

/** Lots that ran out and are not closed by their membership, as a condition on `b` and `l`. */
const hasExpired = (db: Db, now: Date) =>
  db`b.available > 0 AND b.expires_at <= ${now} AND NOT ${endsWithPeriod(db)}`;

/** Lots that run out within seven days and whose holder does not know yet; all but plan lots. */
const expiresSoon = (db: Db, now: Date) =>
  db`b.available > 0 AND b.expiry_notified_at IS NULL AND b.kind <> 'plan'
     AND b.expires_at > ${now} AND b.expires_at <= ${noticeUntil(now)}`;

/** The same of plan lots, which end with a membership `m` that was canceled. */
const endsCanceled = (db: Db, now: Date) =>
  db`m.state = 'active' AND m.is_canceled
     AND m.period_end < ${addDays(seoulDay(noticeUntil(now).getTime()), 1)}::date
     AND l.kind = 'plan' AND ${endsWithPeriod(db)}
     AND b.available > 0 AND b.expiry_notified_at IS NULL
     AND b.expires_at > ${now} AND b.expires_at <= ${noticeUntil(now)}`;

const noticeUntil = (now: Date): Date => new Date(now.getTime() + EXPIRY_NOTICE_MS);

async function findDueAccounts(db: Db, now: Date): Promise<string[]> {
  const rows = await db<{ account_id: string }[]>`
    (SELECT DISTINCT account_id FROM (
      SELECT l.account_id FROM lot_balances b JOIN credit_lots l ON l.id = b.lot_id
      WHERE ${hasExpired(db, now)} ORDER BY b.expires_at LIMIT ${BATCH}) AS expired)
    UNION
    (SELECT DISTINCT account_id FROM (
      SELECT l.account_id FROM lot_balances b JOIN credit_lots l ON l.id = b.lot_id
      WHERE ${expiresSoon(db, now)} ORDER BY b.expires_at LIMIT ${BATCH}) AS unnotified)
    UNION
    (SELECT DISTINCT account_id FROM (
      SELECT l.account_id FROM memberships m
      JOIN credit_lots l ON l.account_id = m.account_id JOIN lot_balances b ON b.lot_id = l.id
      WHERE ${endsCanceled(db, now)} LIMIT ${BATCH}) AS canceled)`;
  return rows.map((row) => row.account_id);
}

async function writeOffExpired(tx: Tx, accountId: string, { now, ids }: When): Promise<void> {
  const lots = await tx<{ id: string; expires_at: Date; available: number }[]>`
    SELECT l.id, l.expires_at, b.available FROM lot_balances b JOIN credit_lots l ON l.id = b.lot_id
    WHERE l.account_id = ${accountId} AND ${hasExpired(tx, now)} ORDER BY l.expires_at, l.id`;
  for (const lot of lots) {
    await writeOff(tx, { accountId, lot, credits: lot.available, now, ids });
  }
  if (lots.length > 0) await publishCreditsChanged(tx, accountId, now);
}

async function notifyOfExpiry(tx: Tx, accountId: string, { now, ids }: When): Promise<void> {
  const lots = await tx<{ expires_at: Date; available: number }[]>`
    UPDATE lot_balances SET expiry_notified_at = ${now}
    WHERE lot_id IN (
      SELECT b.lot_id FROM lot_balances b JOIN credit_lots l ON l.id = b.lot_id
      WHERE l.account_id = ${accountId} AND ${expiresSoon(tx, now)}
      UNION ALL
      SELECT b.lot_id FROM memberships m
      JOIN credit_lots l ON l.account_id = m.account_id JOIN lot_balances b ON b.lot_id = l.id
      WHERE m.account_id = ${accountId} AND ${endsCanceled(tx, now)})
    RETURNING expires_at, available`;
  const byLastDay = new Map<string, number>();
  for (const { expires_at: end, available } of lots) {
    // A lot good through a day ends at the first instant of the next.
    const lastDay = seoulDay(end.getTime() - 1);
    byLastDay.set(lastDay, (byLastDay.get(lastDay) ?? 0) + available);
  }
  for (const lastDay of [...byLastDay.keys()].sort()) {
    const credits = byLastDay.get(lastDay) ?? 0;
    await happened(tx, { kind: "credits.expire_soon", accountId, credits, lastDay }, { now, ids });
  }
}
