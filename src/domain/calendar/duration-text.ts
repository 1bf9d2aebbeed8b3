import { DAY_MS, HOUR_MS, MINUTE_MS } from "./durations.ts";

/** Lengths of time in milliseconds as sentences name them, each in its own unit: "30분", "48시간", "7일". */
export const minutesText = (ms: number) => `${ms / MINUTE_MS}분`;
export const hoursText = (ms: number) => `${ms / HOUR_MS}시간`;
export const daysText = (ms: number) => `${ms / DAY_MS}일`;
