import { describe, expect, it } from "vitest";
import { anchorOf, liesIn, nextStart, nthPeriod, periodAfter, periodOf } from "./period.ts";

const starts = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, number) => nthPeriod(first, number).start);

describe("periodOf", () => {
  it("ends on the day before the same day of the next month (B01)", () => {
    expect(periodOf(15, "2027-01-15")).toEqual({ start: "2027-01-15", end: "2027-02-14" });
    expect(periodOf(19, "2027-07-19")).toEqual({ start: "2027-07-19", end: "2027-08-18" });
  });
  it("follows on without a day between", () => {
    expect(periodAfter(15, periodOf(15, "2027-01-15"))).toEqual({
      start: "2027-02-15",
      end: "2027-03-14",
    });
  });
  it("ends on the month's last day for anchor 1", () => {
    expect(periodOf(1, "2028-02-01").end).toBe("2028-02-29");
  });
});

describe("nextStart", () => {
  it("returns to anchor 31 after short months and never drifts to 28 (B02)", () => {
    expect(starts("2022-12-31", 16)).toEqual([
      "2022-12-31",
      "2023-01-31",
      "2023-02-28",
      "2023-03-31",
      "2023-04-30",
      "2023-05-31",
      "2023-06-30",
      "2023-07-31",
      "2023-08-31",
      "2023-09-30",
      "2023-10-31",
      "2023-11-30",
      "2023-12-31",
      "2024-01-31",
      "2024-02-29",
      "2024-03-31",
    ]);
  });
  it("passes February on anchor 30 (B03)", () => {
    expect(starts("2027-01-30", 3)).toEqual(["2027-01-30", "2027-02-28", "2027-03-30"]);
    expect(starts("2028-01-30", 3)).toEqual(["2028-01-30", "2028-02-29", "2028-03-30"]);
  });
  it("keeps anchor 29 through a common February", () => {
    expect(nextStart(29, "2027-01-29")).toBe("2027-02-28");
    expect(nextStart(29, "2027-02-28")).toBe("2027-03-29");
  });
  it("knows the centuries that have no leap day", () => {
    expect(nextStart(31, "2100-01-31")).toBe("2100-02-28");
    expect(nextStart(31, "2000-01-31")).toBe("2000-02-29");
  });
  it("crosses the year", () => {
    expect(nextStart(5, "2027-12-05")).toBe("2028-01-05");
  });
  it("refuses a start that is not on its anchor", () => {
    expect(() => nextStart(31, "2027-02-27")).toThrow(RangeError);
    expect(() => nextStart(15, "2027-02-14")).toThrow(RangeError);
    expect(() => nextStart(31, "2027-02-30")).toThrow(RangeError);
  });
  it.each(["2027-00-15", "2027-13-15", "2027-15"])("refuses %s, whose month is none", (start) => {
    expect(() => nextStart(15, start)).toThrow(RangeError);
  });
  it.each([0, 32, 1.5, NaN])("refuses %d as a day of the month", (anchor) => {
    expect(() => nextStart(anchor, "2027-01-01")).toThrow(`not a day of the month: ${anchor}`);
  });
  it("refuses day 32 also on a month's last day, where 31 would lie", () => {
    expect(() => nextStart(32, "2027-01-31")).toThrow(RangeError);
    expect(nextStart(31, "2027-01-31")).toBe("2027-02-28");
  });
});

describe("anchorOf", () => {
  it("is the day of the month", () => {
    expect(anchorOf("2027-01-31")).toBe(31);
    expect(anchorOf("2027-02-01")).toBe(1);
  });
  it("throws for what is no day", () => {
    expect(() => anchorOf("2027-02-30")).toThrow(RangeError);
  });
});

it("a period holds its first and last day and no other", () => {
  const period = periodOf(15, "2027-01-15");
  expect(
    ["2027-01-14", "2027-01-15", "2027-02-14", "2027-02-15"].map((d) => liesIn(period, d)),
  ).toEqual([false, true, true, false]);
});
