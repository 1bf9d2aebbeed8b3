import { describe, expect, it } from "vitest";
import { breachHoursLeft } from "./breach.ts";

const known = Date.parse("2027-03-10T09:00:00+09:00");

describe("the hours in which people are told of a breach", () => {
  it.each([
    ["as it is known", "2027-03-10T09:00:00+09:00", 72],
    ["a minute later", "2027-03-10T09:01:00+09:00", 71],
    ["71:00 later", "2027-03-13T08:00:00+09:00", 1],
    ["71:59 later", "2027-03-13T08:59:00+09:00", 0],
    ["72:00 later", "2027-03-13T09:00:00+09:00", 0],
    ["72:01 later", "2027-03-13T09:01:00+09:00", null],
  ])("are counted %s", (_, now, left) => {
    expect(breachHoursLeft(known, Date.parse(now))).toBe(left);
  });
});
