import { seoulDay } from "#domain/calendar/seoul-day.ts";

/** The month "2026-05" that lies so many months before the one of an instant. */
export function monthBefore(at: number, months: number): string {
  const [year = 0, month = 0] = seoulDay(at).split("-").map(Number);
  const all = year * 12 + (month - 1) - months;
  return `${Math.floor(all / 12)}-${String((all % 12) + 1).padStart(2, "0")}`;
}
