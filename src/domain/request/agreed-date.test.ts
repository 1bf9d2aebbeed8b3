import { expect, it } from "vitest";
import { agreedDateProblem, agreedTimeProblem } from "./agreed-date.ts";

it.each([
  ["today", "2027-02-01", true],
  ["yesterday", "2027-01-31", false],
  ["a year ahead", "2028-02-01", true],
  ["a day more than a year", "2028-02-02", false],
  ["no day", "2027-02-30", false],
])("%s (%s): %s", (_, date, agreeable) => {
  expect(agreedDateProblem(date, "2027-02-01") === null).toBe(agreeable);
});

it("says of what was typed and is no day that it was not understood", () => {
  expect(agreedDateProblem("", "2027-02-01")).toBe("작업일을 골라 주세요.");
  expect(agreedDateProblem("내일", "2027-02-01")).toBe(
    "작업일을 2026년 01월 31일처럼 입력해 주세요.",
  );
});

it.each([
  ["now", "2027-02-01", "14:00", null],
  ["a minute ago", "2027-02-01", "13:59", "이미 지난 시간이에요. 더 늦은 시간을 골라 주세요."],
  ["early tomorrow", "2027-02-02", "00:00", null],
  ["any time of today", "2027-02-01", null, null],
  ["a time left empty", "2027-02-01", "", null],
  // Of a day that is over the day itself says so.
  ["a time of yesterday", "2027-01-31", "09:00", null],
  ["a time of no day", "내일", "09:00", null],
  ["no time", "2027-02-02", "24:00", "작업 시간을 골라 주세요."],
])("of a time, %s: %s %s says %s", (_, date, time, problem) => {
  expect(agreedTimeProblem({ date, time }, Date.parse("2027-02-01T14:00:00+09:00"))).toBe(problem);
});
