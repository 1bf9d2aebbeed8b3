import { CONFIRM_AFTER_MS } from "#domain/account/advertising-follow-up.ts";
import { addDays } from "#domain/calendar/day.ts";
import { seoulDay, startOfSeoulDay } from "#domain/calendar/seoul-day.ts";
import { EXPIRY_NOTICE_MS } from "#domain/credits/expired-lots.ts";
import { EXPIRY_NOTICE_DAYS, expiryNoticeAt, runsOutAt } from "#domain/certification/expiry.ts";
import type { Db } from "../../platform/database/sql.ts";

interface DueRow {
  hold_released: Date | null;
  quotes_closed: Date | null;
  request_closed: Date | null;
  hire_completed: Date | null;
  hire_reminded: Date | null;
  consultation_answered: Date | null;
  consultation_reminded: Date | null;
  consultation_held: Date | null;
  advertising_asked: Date | null;
  advertising_confirmed: Date | null;
  message_sent: Date | null;
  report_asked: Date | null;
  membership_due: Date | null;
  refund_tried: Date | null;
  top_up_asked: Date | null;
  late_charge_asked: Date | null;
  credits_expired: Date | null;
  credits_notice_before: Date | null;
  quote_valid_until: string | null;
  certification_expires_on: string | null;
  certification_notice_before: string | null;
  erased: Date | null;
  export_over: Date | null;
  archive_over: Date | null;
}

/** The next moment after `after` at which something falls due by itself; null when nothing does. */
export async function nextDueAt(db: Db, after: Date): Promise<Date | null> {
  const [row] = await db<DueRow[]>`
    SELECT
      (SELECT min(release_due) FROM credit_holds
        WHERE state = 'held' AND release_due > ${after}) AS hold_released,
      (SELECT min(quotes_close_at) FROM requests
        WHERE state = 'open' AND quotes_close_at > ${after}) AS quotes_closed,
      (SELECT min(closes_at) FROM requests
        WHERE state IN ('open', 'choosing') AND closes_at > ${after}) AS request_closed,
      (SELECT min(auto_complete_at) FROM hires
        WHERE state = 'hired' AND auto_complete_at > ${after}) AS hire_completed,
      (SELECT min(remind_at) FROM hires
        WHERE state = 'hired' AND remind_at > ${after}) AS hire_reminded,
      (SELECT min(answer_by) FROM consultations
        WHERE state = 'asked' AND answer_by > ${after}) AS consultation_answered,
      (SELECT min(remind_at) FROM consultations
        WHERE state = 'confirmed' AND remind_at > ${after}) AS consultation_reminded,
      (SELECT min(ends_at) FROM consultations
        WHERE state = 'confirmed' AND ends_at > ${after}) AS consultation_held,
      (SELECT min(ask_at) FROM advertising_follow_ups WHERE ask_at > ${after}) AS advertising_asked,
      (SELECT min(unconfirmed_since) + ${CONFIRM_AFTER_MS} * interval '1 millisecond'
        FROM advertising_follow_ups
        WHERE unconfirmed_since > ${new Date(after.getTime() - CONFIRM_AFTER_MS)}) AS advertising_confirmed,
      (SELECT min(not_before) FROM deliveries
        WHERE state = 'pending' AND not_before > ${after}) AS message_sent,
      (SELECT min(report_due) FROM deliveries WHERE report_due > ${after}) AS report_asked,
      (SELECT min(due_at) FROM memberships WHERE due_at > ${after}) AS membership_due,
      (SELECT min(next_try_at) FROM refunds
        WHERE state = 'waiting' AND method = 'gateway' AND next_try_at > ${after}) AS refund_tried,
      (SELECT min(next_poll_at) FROM payments
        WHERE status = 'pending' AND top_up_id IS NOT NULL AND next_poll_at > ${after}) AS top_up_asked,
      (SELECT min(next_poll_at) FROM payments
        WHERE ask_wanted AND status <> 'pending' AND paid_at IS NULL AND next_poll_at > ${after}) AS late_charge_asked,
      (SELECT min(expires_at) FROM lot_balances
        WHERE available > 0 AND expires_at > ${after}) AS credits_expired,
      (SELECT min(expires_at) FROM lot_balances
        WHERE available > 0 AND expiry_notified_at IS NULL
          AND expires_at > ${new Date(after.getTime() + EXPIRY_NOTICE_MS)}) AS credits_notice_before,
      (SELECT min(erase_at) FROM withdrawals WHERE erase_at > ${after}) AS erased,
      (SELECT min(expires_at) FROM exports
        WHERE state = 'ready' AND expires_at > ${after}) AS export_over,
      next_archive_end(${after}) AS archive_over,
      (SELECT min(valid_until) FROM quotes
        WHERE state IN ('sent', 'read') AND valid_until >= ${seoulDay(after.getTime())}::date) AS quote_valid_until,
      (SELECT min(expires_on) FROM certifications
        WHERE state = 'approved' AND expires_on >= ${seoulDay(after.getTime())}::date) AS certification_expires_on,
      (SELECT min(expires_on) FROM certifications
        WHERE state = 'approved' AND expiry_notified_at IS NULL
          AND expires_on > ${addDays(seoulDay(after.getTime()), EXPIRY_NOTICE_DAYS)}::date) AS certification_notice_before`;
  if (!row) return null;
  const {
    quote_valid_until: validUntil,
    certification_expires_on: expiresOn,
    certification_notice_before: certificationExpiry,
    credits_notice_before: creditsExpiry,
    ...instants
  } = row;
  const dues = Object.values(instants).flatMap((due: Date | null) => due?.getTime() ?? []);
  if (creditsExpiry !== null) dues.push(creditsExpiry.getTime() - EXPIRY_NOTICE_MS);
  // A quote is good through its last day.
  if (validUntil !== null) dues.push(startOfSeoulDay(addDays(validUntil, 1)));
  if (expiresOn !== null) dues.push(runsOutAt(expiresOn));
  if (certificationExpiry !== null) dues.push(expiryNoticeAt(certificationExpiry));
  return dues.length > 0 ? new Date(Math.min(...dues)) : null;
}
