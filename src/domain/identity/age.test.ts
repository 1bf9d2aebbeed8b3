import { expect, it } from "vitest";
import { isOfAge, MEMBER_AGE, PRO_AGE } from "./age.ts";

it.each([
  ["the day before the birthday", "2008-05-20", "2027-05-19", false],
  ["on the birthday", "2008-05-20", "2027-05-20", true],
  ["the day after it", "2008-05-20", "2027-05-21", true],
  ["on the last day of a year", "2008-12-31", "2027-12-31", true],
  ["born on 29 February, on the 28th of a year without", "2008-02-29", "2027-02-28", false],
  ["and on 1 March", "2008-02-29", "2027-03-01", true],
])("19 years are reached %s: %s", (_, birth, today, reached) => {
  expect(isOfAge(birth, today, PRO_AGE)).toBe(reached);
});

it("14 years are reached on the very birthday", () => {
  expect(isOfAge("2013-01-01", "2026-12-31", MEMBER_AGE)).toBe(false);
  expect(isOfAge("2013-01-01", "2027-01-01", MEMBER_AGE)).toBe(true);
  expect(isOfAge("2012-02-29", "2026-02-28", MEMBER_AGE)).toBe(false);
  expect(isOfAge("2014-02-29", "2028-02-29", MEMBER_AGE)).toBe(true);
});
