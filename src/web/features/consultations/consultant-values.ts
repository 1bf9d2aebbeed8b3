import { set, type FieldErrors, type Resolver } from "react-hook-form";
import type { Consultant } from "#contract/endpoints/consultations.ts";
import type { Day } from "#domain/calendar/day.ts";
import { checkConsultant } from "#domain/consultation/check-consultant.ts";
import type { ResponsePromise } from "#domain/consultation/consultant-limits.ts";
import { WEEKDAYS, type Weekday } from "#domain/calendar/weekday.ts";
import { noHours, type Hours } from "#domain/consultation/weekly-hours.ts";
import { listProblem } from "#web/platform/form/list-problem.ts";

/** A consultant profile as it is being filled in. */
export interface ConsultantValues {
  headline: string;
  fields: { text: string }[];
  /** Won, null while nothing is typed. */
  fee: number | null;
  /** As the list of lengths has it: "30". */
  minutes: string;
  response_promise: ResponsePromise;
  weekly_hours: Record<Weekday, Hours[]>;
  holidays: Day[];
  /** Years as typed; no end while it lasts. */
  career: { text: string; from_year: string; to_year: string }[];
}

export const EMPTY_CONSULTANT: ConsultantValues = {
  headline: "",
  fields: [{ text: "" }],
  fee: null,
  minutes: "30",
  response_promise: "24h",
  weekly_hours: noHours(),
  holidays: [],
  career: [],
};

/** The form's values of a profile that exists. */
export function valuesOf(consultant: Consultant): ConsultantValues {
  return {
    headline: consultant.headline,
    fields: consultant.fields.map((text) => ({ text })),
    fee: consultant.fee,
    minutes: String(consultant.minutes),
    response_promise: consultant.response_promise,
    weekly_hours: consultant.weekly_hours,
    holidays: consultant.holidays,
    career: consultant.career.map(({ text, from_year, to_year }) => ({
      text,
      from_year: String(from_year),
      to_year: to_year === null ? "" : String(to_year),
    })),
  };
}

/** What the server takes of them; numbers that are none are NaN, which no rule accepts. */
export function bodyOf(values: ConsultantValues) {
  return {
    headline: values.headline,
    fields: values.fields.map(({ text }) => text),
    fee: values.fee ?? Number.NaN,
    minutes: Number(values.minutes),
    response_promise: values.response_promise,
    weekly_hours: values.weekly_hours,
    holidays: values.holidays,
    career: values.career.map(({ text, from_year, to_year }) => ({
      text,
      from_year: yearOf(from_year),
      to_year: to_year.trim() === "" ? null : yearOf(to_year),
    })),
  };
}

/** Checks the form by the rules that the server uses too. */
export function consultantResolver(today: Day): Resolver<ConsultantValues> {
  return (values) => {
    const checked = checkConsultant(bodyOf(values), today);
    if (checked.ok) return { values, errors: {} };
    const errors: FieldErrors<ConsultantValues> = {};
    for (const [name, messages] of Object.entries(checked.fields)) {
      // A list as a whole has its problem at its root.
      const place = LISTS.has(name) ? `${name}.root` : name;
      set(errors, place, { type: "rule", message: messages[0] });
    }
    return { values: {}, errors };
  };
}

const LISTS = new Set(["fields", "career", "weekly_hours"]);

/** What is wrong with the hours, as a whole and by day of the week. */
export function hoursErrors(error: unknown): Partial<Record<Weekday | "root", string>> {
  if (typeof error !== "object" || error === null) return {};
  const places = error as Record<string, { message?: string } | undefined>;
  const errors: Partial<Record<Weekday | "root", string>> = {};
  const whole = listProblem(error);
  if (whole !== undefined) errors.root = whole;
  for (const day of WEEKDAYS) {
    const message = places[day]?.message;
    if (message !== undefined) errors[day] = message;
  }
  return errors;
}

function yearOf(text: string): number {
  return /^\d{4}$/.test(text.trim()) ? Number(text) : Number.NaN;
}
