import type { Day } from "./day.ts";
import { formatKoreanDate } from "./korean-date.ts";
import { formatKoreanTime } from "./korean-time.ts";

/** When people meet: "2027년 02월 01일 오후 3:00". `time` is "HH:MM" in Seoul, null while only the day is agreed on. */
export function formatAppointment(day: Day, time: string | null): string {
  const date = formatKoreanDate(day);
  return time === null ? date : `${date} ${formatClock(time)}`;
}

/** A time of day, "HH:MM": "오후 3:00". */
export function formatClock(time: string): string {
  return formatKoreanTime(Date.parse(`1970-01-01T${time}:00+09:00`));
}

/** From one time of day to another: "오전 9:00~11:30", "오전 11:30~오후 12:00"; without an end only its beginning. */
export function formatClockSpan(from: string, until: string | null): string {
  const start = formatClock(from);
  if (until === null) return start;
  const [[half], end] = [start.split(" "), formatClock(until)];
  return `${start}~${end.startsWith(`${half} `) ? end.slice(`${half} `.length) : end}`;
}
