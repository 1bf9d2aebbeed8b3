import { expect, it } from "vitest";
import { withHoliday, withoutHoliday } from "./holidays.ts";

const DAYS = ["2027-03-12", "2027-03-15"];

it("adds a day off once, in order", () => {
  expect(withHoliday(DAYS, "2027-03-13")).toEqual(["2027-03-12", "2027-03-13", "2027-03-15"]);
  expect(withHoliday(DAYS, "2027-03-12")).toEqual(DAYS);
});

it("takes one day off away and keeps the others", () => {
  expect(withoutHoliday(DAYS, "2027-03-12")).toEqual(["2027-03-15"]);
  expect(withoutHoliday(DAYS, "2027-03-13")).toEqual(DAYS);
});
