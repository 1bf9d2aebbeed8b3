import { DAY_MS, HOUR_MS, MINUTE_MS } from "./durations.ts";

/** Lengths of time in milliseconds as sentences name them, each in its own unit: "30분", "48시간", "7일". */
export const minutesText = (ms: number) => `${ms / MINUTE_MS}분`;
export const hoursText = (ms: number) => `${ms / HOUR_MS}시간`;
export const daysText = (ms: number) => `${ms / DAY_MS}일`;

/** How long to wait, at least a minute, never too short, and in one unit: "59분", "119분", "2시간", "48시간", "3일". */
export function waitText(ms: number): string {
  if (ms < 2 * HOUR_MS) return minutesText(Math.ceil(ms / MINUTE_MS) * MINUTE_MS);
  if (ms <= 2 * DAY_MS) return hoursText(Math.ceil(ms / HOUR_MS) * HOUR_MS);
  return daysText(Math.ceil(ms / DAY_MS) * DAY_MS);
}
