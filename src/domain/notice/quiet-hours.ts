import { DAY_MS, HOUR_MS } from "#domain/calendar/durations.ts";
import { seoulDay, startOfSeoulDay } from "#domain/calendar/seoul-day.ts";

/** Hours of the day in Seoul between which nothing rings: from 21 to 8, or within a day from 1 to 7. */
export interface QuietHours {
  from: number;
  to: number;
}

export const DEFAULT_QUIET_HOURS: QuietHours = { from: 21, to: 8 };

/** As sentences name them. */
export const MORNING_TEXT = `아침 ${DEFAULT_QUIET_HOURS.to}시`;
export const QUIET_HOURS_TEXT = `밤 ${DEFAULT_QUIET_HOURS.from - 12}시부터 ${MORNING_TEXT} 사이`;

/** When what can wait goes out: at once, or when the quiet hours that hold now are over. Epoch ms. */
export function afterQuietHours(
  at: number,
  { from, to }: QuietHours = DEFAULT_QUIET_HOURS,
): number {
  const midnight = startOfSeoulDay(seoulDay(at));
  const start = midnight + from * HOUR_MS;
  const end = midnight + to * HOUR_MS;
  if (from < to) return at >= start && at < end ? end : at;
  if (at < end) return end;
  return at >= start ? end + DAY_MS : at;
}

/** Hours of the day as they are written, "00:00" to "23:00". */
export const HOURS: readonly string[] = Array.from(
  { length: 24 },
  (_, hour) => `${String(hour).padStart(2, "0")}:00`,
);
