import { addDays, type Day } from "#domain/calendar/day.ts";
import { startOfSeoulDay } from "#domain/calendar/seoul-day.ts";

/** Days before its last one on which a pro is notified that a certification expires. */
export const EXPIRY_NOTICE_DAYS = 30;

/** A certification counts through its last day in Asia/Seoul; without one it counts for ever. */
export function isRunOut({ expires_on }: { expires_on: Day | null }, today: Day): boolean {
  return expires_on !== null && today > expires_on;
}

/** True in its last 30 days, the last one included. */
export function runsOutSoon({ expires_on }: { expires_on: Day | null }, today: Day): boolean {
  if (expires_on === null || today > expires_on) return false;
  return today >= addDays(expires_on, -EXPIRY_NOTICE_DAYS);
}

/** Epoch ms of the first moment at which it does not count any more. */
export function runsOutAt(expiresOn: Day): number {
  return startOfSeoulDay(addDays(expiresOn, 1));
}

/** Epoch ms of the moment from which the pro is notified. */
export function expiryNoticeAt(expiresOn: Day): number {
  return startOfSeoulDay(addDays(expiresOn, -EXPIRY_NOTICE_DAYS));
}
