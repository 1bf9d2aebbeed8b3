import { describe, expect, it } from "vitest";
import { formatMonth, monthBounds, pastMonthFault } from "./month.ts";

describe("pastMonthFault", () => {
  const bounds = { today: "2027-03-10", years: 20 };

  it.each([
    ["2027-03", null],
    ["2007-01", null],
    ["2027-04", "future"],
    ["2006-12", "too_old"],
    ["2027-13", "none"],
    ["2027-3", "none"],
    ["２０２７-03", "none"],
    ["", "none"],
  ])("of %j is %s", (month, fault) => {
    expect(pastMonthFault(month, bounds)).toBe(fault);
  });
});

it("formatMonth writes a month as people read it", () => {
  expect(formatMonth("2026-05")).toBe("2026년 05월");
});

it.each([
  ["2027-01", "2027-01-01", "2027-01-31"],
  ["2027-02", "2027-02-01", "2027-02-28"],
  ["2028-02", "2028-02-01", "2028-02-29"],
  ["2027-04", "2027-04-01", "2027-04-30"],
  ["2027-12", "2027-12-01", "2027-12-31"],
])("%s lasts from %s to %s", (month, from, to) => {
  expect(monthBounds(month)).toEqual({ from, to });
});
