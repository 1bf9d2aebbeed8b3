import { DAY_MS } from "../calendar/durations.ts";
import { seoulDay } from "../calendar/seoul-day.ts";

/** What becomes of a copy that somebody asked for. */
export const EXPORT_STATES = ["asked", "ready", "destroyed"] as const;
export type ExportState = (typeof EXPORT_STATES)[number];

/** So long a copy of one's own data can be fetched. Then it is destroyed. */
export const EXPORT_DAYS = 7;

/** Until when a copy that was made at `readyAt` can be fetched, epoch ms. */
export function exportExpiresAt(readyAt: number): number {
  return readyAt + EXPORT_DAYS * DAY_MS;
}

/** Whether another copy may be asked for: once on a day of Seoul. */
export function mayAskForExport(lastAskedAt: number | null, now: number): boolean {
  return lastAskedAt === null || seoulDay(lastAskedAt) < seoulDay(now);
}
