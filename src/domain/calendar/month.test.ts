import { describe, expect, it } from "vitest";
import { formatMonth, pastMonthFault } from "./month.ts";

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
