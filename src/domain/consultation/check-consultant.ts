import { addDays, isDay, type Day } from "#domain/calendar/day.ts";
import { oneLine } from "#domain/text/one-line.ts";
import { CONSULTANT_LIMITS } from "./consultant-limits.ts";
import {
  CAREER_YEAR_MESSAGE,
  careerLine,
  careerYearRule,
  consultantCareer,
  consultantFee,
  consultantField,
  consultantFields,
  consultantHeadline,
  consultantHolidays,
  consultantMinutes,
} from "./consultation-rules.ts";
import { WEEKDAYS } from "#domain/calendar/weekday.ts";
import { hasAnyHours, hoursProblem, type WeeklyHours } from "./weekly-hours.ts";

/** A part of a career: whole years, `to_year` null while it lasts. */
export type CareerEntry = { from_year: number; to_year: number | null; text: string };

/** What a pro writes and chooses for consultations; numbers are NaN while none are given. */
export type ConsultantDraft = {
  headline: string;
  fields: readonly string[];
  career: readonly CareerEntry[];
  fee: number;
  minutes: number;
  weekly_hours: WeeklyHours;
  holidays: readonly Day[];
};

export type ConsultantCheck = { ok: true } | { ok: false; fields: Record<string, string[]> };

/** Whether a consultant profile may stand like this on `today`, else Korean messages by input name. */
export function checkConsultant(draft: ConsultantDraft, today: Day): ConsultantCheck {
  const found: [name: string, problem: string | null][] = [
    ["headline", consultantHeadline(draft.headline)],
    ["fields", fieldsProblem(draft.fields)],
    ...careerProblems(draft.career, Number(today.slice(0, 4))),
    ["fee", consultantFee(draft.fee)],
    ["minutes", consultantMinutes(draft.minutes)],
    ...hoursProblems(draft),
    ["holidays", holidaysProblem(draft.holidays, today)],
  ];
  const fields = Object.fromEntries(
    found.flatMap(([name, problem]) => (problem === null ? [] : [[name, [problem]]])),
  );
  return Object.keys(fields).length === 0 ? { ok: true } : { ok: false, fields };
}

/** What is going on first, then what ended last; of those the one that began last. */
export function sortCareer<Entry extends CareerEntry>(career: readonly Entry[]): Entry[] {
  const end = (entry: CareerEntry) => entry.to_year ?? Number.MAX_SAFE_INTEGER;
  return career.toSorted((a, b) => end(b) - end(a) || b.from_year - a.from_year);
}

function fieldsProblem(fields: readonly string[]): string | null {
  const fault = consultantFields(fields);
  if (fault !== null) return fault;
  if (new Set(fields.map(oneLine)).size < fields.length) {
    return "같은 분야가 두 번 있어요. 하나를 삭제해 주세요.";
  }
  return fields.map((text) => consultantField(text)).find((one) => one !== null) ?? null;
}

function careerProblems(
  career: readonly CareerEntry[],
  thisYear: number,
): [name: string, problem: string | null][] {
  const isYear = (year: number) => careerYearRule(year) === null && year <= thisYear;
  const range = CAREER_YEAR_MESSAGE;
  return [
    ["career", consultantCareer(career)],
    ...career.flatMap(({ from_year, to_year, text }, at): [string, string | null][] => [
      [`career.${at}.from_year`, isYear(from_year) ? null : range],
      [`career.${at}.to_year`, endProblem(from_year, to_year, isYear, range)],
      [`career.${at}.text`, careerLine(text)],
    ]),
  ];
}

function endProblem(
  from: number,
  to: number | null,
  isYear: (year: number) => boolean,
  range: string,
): string | null {
  if (to === null) return null;
  if (!isYear(to)) return range;
  return to < from ? "끝난 해를 시작한 해보다 앞서지 않게 적어 주세요." : null;
}

function hoursProblems(draft: ConsultantDraft): [name: string, problem: string | null][] {
  const { weekly_hours: weekly } = draft;
  // Hours are measured against the length of a consultation only when that is one.
  const minutes = consultantMinutes(draft.minutes) === null ? draft.minutes : 0;
  return [
    ["weekly_hours", hasAnyHours(weekly) ? null : "상담할 수 있는 시간을 하나 이상 골라 주세요."],
    ...WEEKDAYS.map((day): [string, string | null] => [
      `weekly_hours.${day}`,
      hoursProblem(weekly[day], minutes),
    ]),
  ];
}

/** The last day that can be named as a holiday. */
export function lastHoliday(today: Day): Day {
  return addDays(today, CONSULTANT_LIMITS.holidaysWithinYears * 365);
}

function holidaysProblem(holidays: readonly Day[], today: Day): string | null {
  const fault = consultantHolidays(holidays);
  if (fault !== null) return fault;
  if (!holidays.every(isDay)) return "쉬는 날을 날짜로 골라 주세요.";
  const last = lastHoliday(today);
  const fits = holidays.every((day) => day >= today && day <= last);
  return fits
    ? null
    : `쉬는 날은 오늘부터 ${CONSULTANT_LIMITS.holidaysWithinYears}년 안에서 골라 주세요.`;
}
