import { HOUR_MS, MINUTE_MS } from "#domain/calendar/durations.ts";

/** An answer that did not come is asked for after this time, and what failed twice is tried again after it. */
export const FIRST_WAIT_MS = 5 * MINUTE_MS;

const LONGEST_WAIT_MS = 6 * HOUR_MS;
const LONGEST_POLL_MS = HOUR_MS;

/** How long to wait before trying again what failed `failures` times: five minutes, doubled each time, at most six hours. */
export function backOffMs(failures: number): number {
  // Beyond a few dozen doublings the number is no longer one.
  const doublings = Math.min(failures - 1, 20);
  return failures < 1 ? 0 : Math.min(FIRST_WAIT_MS * 2 ** doublings, LONGEST_WAIT_MS);
}

/**
 * Epoch ms at which the gateway is asked again about a charge that began at `startedAt` and is still open at `now`: it
 * has waited as long again by then, but it is asked each hour.
 */
export function nextPollAt(startedAt: number, now: number): number {
  const waited = now - startedAt;
  return now + Math.min(Math.max(waited, FIRST_WAIT_MS), LONGEST_POLL_MS);
}
