import { daysText, hoursText } from "#domain/calendar/duration-text.ts";
import { addDays } from "#domain/calendar/day.ts";
import type { Day } from "#domain/calendar/day.ts";
import { DAY_MS, HOUR_MS } from "#domain/calendar/durations.ts";
import { startOfSeoulDay } from "#domain/calendar/seoul-day.ts";

/** New quotes are accepted this long after a request opens or reopens. */
export const QUOTE_WINDOW_MS = 168 * HOUR_MS;
/** Quotes may be hired this long after a request opens or reopens: 30 × 24 h. */
export const HIRE_WINDOW_MS = 30 * DAY_MS;
/** A quote still unread after this long costs the pro nothing. */
export const UNREAD_HOLD_MS = 48 * HOUR_MS;

const AUTO_COMPLETE_DAYS = 7;

/** The same lengths as people read them. Each ends in a consonant, for the particle after it. */
export const QUOTE_WINDOW_TEXT = daysText(QUOTE_WINDOW_MS);
export const HIRE_WINDOW_TEXT = daysText(HIRE_WINDOW_MS);
export const UNREAD_HOLD_TEXT = hoursText(UNREAD_HOLD_MS);
export const AUTO_COMPLETE_TEXT = `${AUTO_COMPLETE_DAYS}일`;

// Every function takes and gives epoch ms; each deadline is the first instant at which it has passed.

/** When new quotes stop. `openedAt` is the publishing, or the latest reopening. */
export function quotesCloseAt(openedAt: number): number {
  return openedAt + QUOTE_WINDOW_MS;
}

/** When a request that nobody was hired for closes. */
export function requestClosesAt(openedAt: number): number {
  return openedAt + HIRE_WINDOW_MS;
}

/** When the hold of a quote that was never read is released. */
export function holdReleaseAt(sentAt: number): number {
  return sentAt + UNREAD_HOLD_MS;
}

/** When a hire counts as completed: the start of the seventh day after the agreed date, in Seoul. */
export function autoCompleteAt(agreedDate: Day): number {
  return startOfSeoulDay(addDays(agreedDate, AUTO_COMPLETE_DAYS));
}
