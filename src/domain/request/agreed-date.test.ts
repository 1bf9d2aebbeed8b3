import { expect, it } from "vitest";
import { agreedDateProblem } from "./agreed-date.ts";

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
