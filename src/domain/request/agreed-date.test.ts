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
