import { expect, it } from "vitest";
import { passedWantedDay, wantedDayPassed } from "./wanted-day.ts";

it.each([
  ["2027-03-09", "2027-03-09"],
  ["2027-03-10", null],
  ["2027-03-11", null],
  [null, null],
])("on 10 March, of %s has passed %s", (wantedOn, passed) => {
  expect(passedWantedDay(wantedOn, "2027-03-10")).toBe(passed);
});

it("says which day it was", () => {
  expect(wantedDayPassed("2027-03-09")).toBe("원하던 2027년 03월 09일이 지났어요.");
});
