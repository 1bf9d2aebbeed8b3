import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, compareDays, daysBetween, isDay } from "./day.ts";

const anyDay = fc
  .integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2100, 11, 31) })
  .map((ms) => new Date(ms).toISOString().slice(0, 10));

describe("isDay", () => {
  it.each(["2027-01-31", "2028-02-29", "0001-01-01", "9999-12-31"])("accepts %s", (text) => {
    expect(isDay(text)).toBe(true);
  });
  it.each([
    ["29 February of a common year", "2027-02-29"],
    ["31 April", "2027-04-31"],
    ["month 0", "2027-00-10"],
    ["month 13", "2027-13-01"],
    ["day 0", "2027-01-00"],
    ["no leading zero", "2027-1-31"],
    ["a time behind it", "2027-01-31T00:00:00"],
    ["spaces", " 2027-01-31"],
    ["a trailing line break", "2027-01-31\n"],
    ["year 0", "0000-01-01"],
    ["nothing", ""],
  ])("refuses %s", (_, text) => {
    expect(isDay(text)).toBe(false);
  });
});

describe("addDays", () => {
  it("crosses a month, a leap day and a year", () => {
    expect(addDays("2027-01-31", 1)).toBe("2027-02-01");
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
    expect(addDays("2027-12-31", 1)).toBe("2028-01-01");
  });
  it("goes back with a negative count and stays with 0", () => {
    expect(addDays("2027-03-01", -1)).toBe("2027-02-28");
    expect(addDays("2027-03-01", 0)).toBe("2027-03-01");
  });
  it("throws for what is no day, and beyond the last one", () => {
    expect(() => addDays("2027-02-30", 1)).toThrow(RangeError);
    expect(() => addDays("9999-12-31", 1)).toThrow(RangeError);
  });
  it("undoes itself and agrees with daysBetween", () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -5000, max: 5000 }), (day, count) => {
        const moved = addDays(day, count);
        expect(addDays(moved, -count)).toBe(day);
        expect(daysBetween(day, moved)).toBe(count);
      }),
    );
  });
});

describe("compareDays", () => {
  it("orders by the calendar", () => {
    expect(compareDays("2027-01-31", "2027-02-01")).toBeLessThan(0);
    expect(compareDays("2027-02-01", "2027-01-31")).toBeGreaterThan(0);
    expect(compareDays("2027-02-01", "2027-02-01")).toBe(0);
  });
  it("has the sign of the days between", () => {
    fc.assert(
      fc.property(anyDay, anyDay, (a, b) => {
        expect(compareDays(a, b)).toBe(Math.sign(daysBetween(b, a)));
      }),
    );
  });
});
