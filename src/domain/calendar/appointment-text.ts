import type { Day } from "./day.ts";
import { formatKoreanDate } from "./korean-date.ts";
import { formatClock } from "./korean-time.ts";

/** When people meet: "2027년 02월 01일 오후 3:00". `time` is "HH:MM" in Seoul, null while only the day is agreed on. */
export function formatAppointment(day: Day, time: string | null): string {
  const date = formatKoreanDate(day);
  return time === null ? date : `${date} ${formatClock(time)}`;
}
