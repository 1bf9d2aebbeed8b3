import type { Day } from "#domain/calendar/day.ts";

const MONTH = /^(\d{4})-(0[1-9]|1[0-2])$/;
/** Further back nobody remembers the work well enough to recommend it. */
export const WORKED_ON_YEARS = 20;

/** Why a month "YYYY-MM" cannot be when the work was done, in Korean, or null. */
export function workedOnProblem(month: string, today: Day): string | null {
  const match = MONTH.exec(month);
  if (!match) return "함께한 때를 골라 주세요.";
  if (month > today.slice(0, 7)) return "아직 오지 않은 달이에요. 함께한 때를 골라 주세요.";
  const oldest = Number(today.slice(0, 4)) - WORKED_ON_YEARS;
  return Number(match[1]) < oldest ? `${WORKED_ON_YEARS}년 안의 달을 골라 주세요.` : null;
}

/** "2026-05" as people read it: "2026년 5월". */
export function formatMonth(month: string): string {
  const [year = "", number = ""] = month.split("-");
  return `${year}년 ${Number(number)}월`;
}
