import { describe, expect, it } from "vitest";
import { mondayOf, activityRange, recentRange, weeksOf } from "./range.ts";

// A Wednesday.
const TODAY = "2027-03-10";

it("counts today among the recent days", () => {
  expect(recentRange("2027-03-28")).toEqual({ from: "2027-03-01", to: "2027-03-28" });
});

describe("mondayOf", () => {
  it.each([
    ["2027-03-08", "2027-03-08"],
    ["2027-03-14", "2027-03-08"],
    ["2027-03-15", "2027-03-15"],
    ["2023-12-31", "2023-12-25"],
    ["2024-02-29", "2024-02-26"],
    ["2027-01-01", "2026-12-28"],
  ])("of %s is %s", (day, monday) => {
    expect(mondayOf(day)).toBe(monday);
  });
});

describe("reportRange", () => {
  it("is this week and the eleven before it by default", () => {
    const checked = activityRange({}, TODAY);
    expect(checked).toEqual({ ok: true, range: { from: "2026-12-21", to: TODAY } });
    expect(checked.ok && weeksOf(checked.range)).toHaveLength(12);
  });
  it.each([
    ["within these weeks", {}, "2027-02-20", "2027-02-20"],
    ["today", {}, TODAY, TODAY],
    ["before them", {}, "2026-12-20", "2026-12-21"],
    ["after the day that was asked for", { to: "2027-02-01" }, "2027-02-20", "2026-11-16"],
    ["after the days that were asked for", { from: "2027-01-01" }, "2027-02-20", "2027-01-01"],
  ])("of a pro who began %s", (_case, asked, begun, from) => {
    expect(activityRange(asked, TODAY, begun)).toMatchObject({ ok: true, range: { from } });
  });
  it.each([
    [{ to: "2027-03-11" }, "to"],
    [{ to: "2027-02-29" }, "to"],
    [{ from: "soon" }, "from"],
    [{ from: "2027-03-11", to: TODAY }, "from"],
    [{ from: "2026-03-04", to: TODAY }, "from"],
  ])("refuses %j at %s", (asked, field) => {
    expect(activityRange(asked, TODAY)).toMatchObject({ ok: false, field });
  });
  it("takes one day and 371 days", () => {
    expect(activityRange({ from: TODAY }, TODAY).ok).toBe(true);
    expect(activityRange({ from: "2026-03-05" }, TODAY).ok).toBe(true);
  });
});

describe("weeksOf", () => {
  it("cuts the first and the last where the range begins and ends", () => {
    expect(weeksOf({ from: "2027-03-05", to: TODAY })).toEqual([
      { from: "2027-03-05", to: "2027-03-07" },
      { from: "2027-03-08", to: TODAY },
    ]);
    expect(weeksOf({ from: TODAY, to: TODAY })).toEqual([{ from: TODAY, to: TODAY }]);
  });
});
