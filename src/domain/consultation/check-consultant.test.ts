import { describe, expect, it } from "vitest";
import { addDays } from "#domain/calendar/day.ts";
import { checkConsultant, sortCareer, type ConsultantDraft } from "./check-consultant.ts";
import { noHours } from "./weekly-hours.ts";

const TODAY = "2027-03-10";

const draft: ConsultantDraft = {
  headline: "창업 세무를 도와 드려요",
  fields: ["창업 세무"],
  career: [],
  fee: 30_000,
  minutes: 30,
  weekly_hours: { ...noHours(), mon: [{ from: "09:00", to: "18:00" }] },
  holidays: [],
};

const problems = (changes: Partial<ConsultantDraft>) => {
  const result = checkConsultant({ ...draft, ...changes }, TODAY);
  return result.ok ? [] : Object.keys(result.fields);
};
const letters = (count: number) => "가".repeat(count);
const job = { from_year: 2010, to_year: 2015, text: "세무 법인" };

describe("checkConsultant", () => {
  it.each<[string, Partial<ConsultantDraft>]>([
    ["an ordinary one", {}],
    ["the shortest headline", { headline: letters(5) }],
    ["the longest headline", { headline: letters(40) }],
    ["eight fields", { fields: [1, 2, 3, 4, 5, 6, 7, 8].map((n) => `분야${n}`) }],
    ["fields of the least and most letters", { fields: [letters(2), letters(20)] }],
    ["no fee", { fee: 0 }],
    ["the highest fee", { fee: 1_000_000 }],
    ["ten minutes", { minutes: 10 }],
    ["three hours", { minutes: 180 }],
    ["twenty parts of a career", { career: Array.from({ length: 20 }, () => job) }],
    [
      "a career that began in the first and lasts",
      { career: [{ ...job, from_year: 1950, to_year: null }] },
    ],
    ["a career of this one year", { career: [{ ...job, from_year: 2027, to_year: 2027 }] }],
    ["holidays today and a year ahead", { holidays: [TODAY, addDays(TODAY, 365)] }],
    ["sixty holidays", { holidays: Array.from({ length: 60 }, (_, at) => addDays(TODAY, at)) }],
  ])("takes %s", (_case, changes) => {
    expect(problems(changes)).toEqual([]);
  });

  it.each<[string, Partial<ConsultantDraft>, string]>([
    ["a headline too short", { headline: ` ${letters(4)} ` }, "headline"],
    ["a headline too long", { headline: letters(41) }, "headline"],
    ["a headline with what no text may hold", { headline: `${letters(5)}\u0000` }, "headline"],
    ["no field", { fields: [] }, "fields"],
    ["nine fields", { fields: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => `분야${n}`) }, "fields"],
    ["a field of one letter", { fields: ["세"] }, "fields"],
    ["a field of 21 letters", { fields: [letters(21)] }, "fields"],
    ["a field twice", { fields: ["세무", "세무 "] }, "fields"],
    ["a fee below nothing", { fee: -1 }, "fee"],
    ["a fee over the highest", { fee: 1_000_001 }, "fee"],
    ["no fee given", { fee: Number.NaN }, "fee"],
    ["half a won", { fee: 0.5 }, "fee"],
    ["no minutes", { minutes: 0 }, "minutes"],
    ["minutes off the step", { minutes: 25 }, "minutes"],
    ["too many minutes", { minutes: 190 }, "minutes"],
    ["no minutes given", { minutes: Number.NaN }, "minutes"],
    ["21 parts of a career", { career: Array.from({ length: 21 }, () => job) }, "career"],
    [
      "a career before the first year",
      { career: [{ ...job, from_year: 1949 }] },
      "career.0.from_year",
    ],
    ["a career of next year", { career: [{ ...job, to_year: 2028 }] }, "career.0.to_year"],
    [
      "a career that ends before it begins",
      { career: [{ ...job, to_year: 2009 }] },
      "career.0.to_year",
    ],
    ["a career without words", { career: [job, { ...job, text: " 세 " }] }, "career.1.text"],
    ["a week without hours", { weekly_hours: noHours() }, "weekly_hours"],
    [
      "hours shorter than a consultation",
      { weekly_hours: { ...noHours(), sun: [{ from: "09:00", to: "09:20" }] } },
      "weekly_hours.sun",
    ],
    [
      "61 holidays",
      { holidays: Array.from({ length: 61 }, (_, at) => addDays(TODAY, at)) },
      "holidays",
    ],
    ["a holiday of yesterday", { holidays: [addDays(TODAY, -1)] }, "holidays"],
    ["a holiday beyond a year", { holidays: [addDays(TODAY, 366)] }, "holidays"],
    ["a holiday that is no day", { holidays: ["2027-02-30"] }, "holidays"],
  ])("refuses %s", (_case, changes, field) => {
    expect(problems(changes)).toEqual([field]);
  });
});

it("sortCareer puts first what lasts, then what ended last", () => {
  const lasting = { ...job, from_year: 2001, to_year: null };
  const older = { ...job, from_year: 2005 };
  const early = { ...job, from_year: 1999, to_year: 2000 };
  expect(sortCareer([early, older, lasting, job])).toEqual([lasting, job, older, early]);
});
