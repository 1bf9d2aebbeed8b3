import { isDay } from "./day.ts";
import type { Day } from "./day.ts";

/** A day as people read it: "2027-02-01" is "2027년 02월 01일" (spec §9). */
export function formatKoreanDate(day: Day): string {
  if (!isDay(day)) throw new RangeError(`not a day: ${day}`);
  const [year, month, date] = day.split("-");
  return `${year}년 ${month}월 ${date}일`;
}
