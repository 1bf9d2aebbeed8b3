import { addDays } from "./day.ts";
import type { Day } from "./day.ts";

// Months are texts "YYYY-MM".

const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/;

export function isMonth(text: string): boolean {
  return MONTH.test(text);
}

/** What is wrong with a month in which something was done: no month at all, yet to come, or too many years ago. */
export function pastMonthFault(
  month: string,
  bounds: { today: Day; years: number },
): "none" | "future" | "too_old" | null {
  const match = MONTH.exec(month);
  if (!match) return "none";
  if (month > bounds.today.slice(0, 7)) return "future";
  return Number(match[1]) < Number(bounds.today.slice(0, 4)) - bounds.years ? "too_old" : null;
}

/** "2026-05" as people read it, like the days of it: "2026년 05월". */
export function formatMonth(month: string): string {
  const [year = "", number = ""] = month.split("-");
  return `${year}년 ${number}월`;
}

/** The first and the last day of a month. */
export function monthBounds(month: string): { from: Day; to: Day } {
  const from = `${month}-01`;
  const intoNext = addDays(from, 31);
  return { from, to: addDays(`${intoNext.slice(0, 7)}-01`, -1) };
}
