import { DAY_MS } from "../calendar/durations.ts";

/** What has waited for staff longer than this stands out. */
const WAITED_LONG_DAYS = 3;
export const WAITED_LONG_TEXT = `${WAITED_LONG_DAYS}일 넘음`;

/** Both in epoch ms. Three days to the millisecond are not yet long. */
export function hasWaitedLong(since: number, now: number): boolean {
  return now - since > WAITED_LONG_DAYS * DAY_MS;
}
