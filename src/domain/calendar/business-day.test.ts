import { describe, expect, it } from "vitest";
import { addBusinessDays, isBusinessDay } from "./business-day.ts";

describe("addBusinessDays", () => {
  it.each([
    ["a Monday", "2027-03-08", "2027-03-11"],
    ["a Wednesday, over the weekend", "2027-03-10", "2027-03-15"],
    ["a Friday", "2027-03-12", "2027-03-17"],
    ["a Saturday", "2027-03-13", "2027-03-17"],
    ["a Sunday", "2027-03-14", "2027-03-17"],
    ["the end of a year", "2027-12-31", "2028-01-05"],
  ])("three after %s", (_, day, third) => {
    expect(addBusinessDays(day, 3)).toBe(third);
  });
  it("is the day itself for none", () => {
    expect(addBusinessDays("2027-03-13", 0)).toBe("2027-03-13");
  });
});

it("leaves out Saturday and Sunday alone", () => {
  expect(
    ["2027-03-12", "2027-03-13", "2027-03-14", "2027-03-15"].map((day) => isBusinessDay(day)),
  ).toEqual([true, false, false, true]);
});
