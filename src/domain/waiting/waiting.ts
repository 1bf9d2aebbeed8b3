import { compareDays, addDays, type Day } from "../calendar/day.ts";
import { DAY_MS, HOUR_MS } from "../calendar/durations.ts";

/** What can wait for a customer, the most pressing first: what costs them something when they leave it. */
export const WAITING_KINDS = [
  "overdue",
  "change_order",
  "consultation",
  "complete",
  "work",
  "unread_quotes",
  "unread_talk",
  "review",
] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

/** A list of what waits is read at a glance: so many of one kind, and so many in all. */
export const WAITING_PER_KIND = 3;
export const WAITING_MAX = 7;

const CONSULTATION_SOON_MS = 48 * HOUR_MS;
const WORK_SOON_DAYS = 2;
const REVIEW_ASKED_MS = 30 * DAY_MS;

/** From 48 hours before a consultation begins until it is over. Instants are epoch ms. */
export function isConsultationSoon(
  slot: { startsAt: number; endsAt: number },
  now: number,
): boolean {
  return slot.startsAt - now <= CONSULTATION_SOON_MS && now < slot.endsAt;
}

/** The two days before the agreed one. From that day on completing is what waits (`isWorkDue`). */
export function isWorkSoon(agreed: Day, today: Day): boolean {
  return compareDays(today, agreed) < 0 && compareDays(agreed, addDays(today, WORK_SOON_DAYS)) <= 0;
}

/** A review is asked for when the work was completed after this instant; it may be written for ever. */
export function reviewAskedSince(now: number): number {
  return now - REVIEW_ASKED_MS;
}

/** What is shown of all that waits, in the order of `WAITING_KINDS`; within a kind as it was given. */
export function shownWaiting<Item extends { kind: WaitingKind }>(items: readonly Item[]): Item[] {
  return WAITING_KINDS.flatMap((kind) =>
    items.filter((item) => item.kind === kind).slice(0, WAITING_PER_KIND),
  ).slice(0, WAITING_MAX);
}
