import { describe, expect, it } from "vitest";
import { nextScheduleStart, pendingChange } from "./next-schedule.ts";

describe("pendingChange", () => {
  it.each([
    ["equal credits", 70, 70, "none"],
    ["one credit fewer", 69, 70, "downgrade"],
    ["one credit more", 71, 70, "upgrade"],
    ["no credits at all next", 0, 70, "downgrade"],
    ["no credits now", 1, 0, "upgrade"],
    ["no credits now and next", 0, 0, "none"],
    ["nothing scheduled", null, 70, "none"],
    ["nothing scheduled and no credits", null, 0, "none"],
  ] as const)("%s: %s after %s is %s", (_, next, current, change) => {
    expect(pendingChange(next, current)).toBe(change);
  });
});

describe("nextScheduleStart", () => {
  it.each([
    ["inside a month", "2027-02-14", "2027-02-15"],
    ["over the end of a month of 28 days", "2027-02-28", "2027-03-01"],
    ["on to a leap day", "2028-02-28", "2028-02-29"],
    ["over a leap day", "2028-02-29", "2028-03-01"],
    ["over the end of a year", "2027-12-31", "2028-01-01"],
  ])("is the day after, %s", (_, end, start) => {
    expect(nextScheduleStart(end)).toBe(start);
  });
});
