import { compareDays, isDay } from "./day.ts";

/** What is wrong with a range of days, and which end has to be changed. */
export interface DayRangeFault {
  field: "from" | "to";
  message: string;
}

/** Of a range whose ends may be left open, both included: each is a day, and the first is not after the last. */
export function dayRangeFault(
  from: string | undefined,
  to: string | undefined,
): DayRangeFault | null {
  for (const [field, day] of [["from", from] as const, ["to", to] as const]) {
    if (day !== undefined && !isDay(day)) return { field, message: "날짜를 다시 골라 주세요." };
  }
  if (from !== undefined && to !== undefined && compareDays(from, to) > 0) {
    return { field: "from", message: "시작일은 종료일이나 그 앞의 날짜로 골라 주세요." };
  }
  return null;
}
