import { DAY_MS, HOUR_MS } from "#domain/calendar/durations.ts";
import { seoulDay, startOfSeoulDay } from "#domain/calendar/seoul-day.ts";

const FROM_HOUR = 21;
const TO_HOUR = 8;

/** As sentences name them. */
export const MORNING_TEXT = `아침 ${TO_HOUR}시`;
export const QUIET_HOURS_TEXT = `밤 ${FROM_HOUR - 12}시부터 ${MORNING_TEXT} 사이`;

/** When a text message that can wait goes out: at once, or between 21:00 and 08:00 in Seoul at 08:00. Epoch ms. */
export function afterQuietHours(at: number): number {
  const midnight = startOfSeoulDay(seoulDay(at));
  const morning = midnight + TO_HOUR * HOUR_MS;
  if (at < morning) return morning;
  return at >= midnight + FROM_HOUR * HOUR_MS ? morning + DAY_MS : at;
}
