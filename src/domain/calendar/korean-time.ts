import { seoulTime } from "./seoul-day.ts";

/**
 * The time of day in Seoul at an instant (epoch ms), minutes cut: "오후 3:05"; midnight is "오전 12:00",
 * noon "오후 12:00". Throws a RangeError for what is no instant.
 */
export function formatKoreanTime(instantMs: number): string {
  return formatClock(seoulTime(instantMs));
}

/** A time of day, "HH:MM", as everybody reads it: "오후 3:00". A day's end, "24:00", is midnight again: "오전 12:00". */
export function formatClock(time: string): string {
  const [hours, minutes] = time.split(":");
  const hour = Number(hours) % 24;
  return `${hour < 12 ? "오전" : "오후"} ${hour % 12 || 12}:${minutes}`;
}

/** From one time of day to another: "오전 9:00~11:30", "오전 11:30~오후 12:00"; without an end only its beginning. */
export function formatClockSpan(from: string, until: string | null): string {
  const start = formatClock(from);
  if (until === null) return start;
  const [[half], end] = [start.split(" "), formatClock(until)];
  return `${start}~${end.startsWith(`${half} `) ? end.slice(`${half} `.length) : end}`;
}
