import { HOUR_MS, MINUTE_MS } from "#domain/calendar/durations.ts";
import type { DeliveryChannel } from "./queries.ts";

/** Milliseconds from a failed try to the next one (around-the-deal.md §1); after the last it is a dead letter. */
const WAITS = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 6 * HOUR_MS];

/** How often a message is handed over at most. */
export const MOST_TRIES = WAITS.length + 1;

/** Milliseconds to wait after so many failures; null when it is not tried again. */
export function retryWait(failures: number): number | null {
  return WAITS[failures - 1] ?? null;
}

/**
 * A second e-mail under the same Message-ID is dropped by mail programs, a second push of the same tag takes the place
 * of the first; a second text message rings.
 */
export function mayRepeat(channel: DeliveryChannel): boolean {
  return channel === "email" || channel === "push";
}

/** Failures in a row after which a provider counts as down. */
const DOWN_AFTER = 3;
const LONGEST_BREAK = 10 * MINUTE_MS;

/** Milliseconds for which a channel is left alone after so many failures of its provider in a row. */
export function breakAfter(failures: number): number {
  if (failures < DOWN_AFTER) return 0;
  return Math.min(MINUTE_MS * 2 ** (failures - DOWN_AFTER), LONGEST_BREAK);
}
