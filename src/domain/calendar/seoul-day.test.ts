import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "./day.ts";
import {
  endOfSeoulDay,
  seoulDay,
  seoulInstant,
  seoulIso,
  seoulTime,
  startOfSeoulDay,
} from "./seoul-day.ts";

const anyInstant = fc.integer({ min: Date.UTC(1990, 0, 1), max: Date.UTC(2100, 0, 1) });

describe("seoulDay", () => {
  it("turns at 15:00 UTC", () => {
    expect(seoulDay(Date.parse("2027-01-31T14:59:59.999Z"))).toBe("2027-01-31");
    expect(seoulDay(Date.parse("2027-01-31T15:00:00.000Z"))).toBe("2027-02-01");
  });
  it("agrees with the time zone database", () => {
    const byZone = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Seoul", dateStyle: "short" });
    fc.assert(
      fc.property(anyInstant, (instant) => {
        expect(seoulDay(instant)).toBe(byZone.format(instant));
      }),
    );
  });
});

describe("startOfSeoulDay and endOfSeoulDay", () => {
  it("are the first and the last millisecond of the day", () => {
    expect(startOfSeoulDay("2027-02-01")).toBe(Date.parse("2027-01-31T15:00:00.000Z"));
    expect(endOfSeoulDay("2027-02-01")).toBe(Date.parse("2027-02-01T14:59:59.999Z"));
  });
  it("enclose every instant of the day and nothing else", () => {
    fc.assert(
      fc.property(anyInstant, (instant) => {
        const day = seoulDay(instant);
        expect(startOfSeoulDay(day)).toBeLessThanOrEqual(instant);
        expect(endOfSeoulDay(day)).toBeGreaterThanOrEqual(instant);
        expect(endOfSeoulDay(day) + 1).toBe(startOfSeoulDay(addDays(day, 1)));
      }),
    );
  });
  it("throw for what is no day", () => {
    expect(() => startOfSeoulDay("2027-02-30")).toThrow(RangeError);
  });
});

describe("seoulInstant", () => {
  it.each([
    ["00:00", "2027-01-31T15:00:00.000Z"],
    ["08:59", "2027-01-31T23:59:00.000Z"],
    ["09:00", "2027-02-01T00:00:00.000Z"],
    ["23:59", "2027-02-01T14:59:00.000Z"],
  ])("%s in Seoul is %s", (time, instant) => {
    expect(seoulInstant("2027-02-01", time)).toBe(Date.parse(instant));
  });
});

describe("seoulIso", () => {
  it("writes the end of a day at its last second", () => {
    expect(seoulIso(endOfSeoulDay("2027-02-14"))).toBe("2027-02-14T23:59:59+09:00");
  });
  it("cuts fractions of a second", () => {
    expect(seoulIso(Date.parse("2027-01-31T15:00:00.999Z"))).toBe("2027-02-01T00:00:00+09:00");
  });
  it("reads back as the same second", () => {
    fc.assert(
      fc.property(anyInstant, (instant) => {
        expect(Date.parse(seoulIso(instant))).toBe(Math.floor(instant / 1000) * 1000);
      }),
    );
  });
});

it("seoulTime cuts the seconds of a time of day", () => {
  expect(seoulTime(Date.parse("2027-01-31T14:59:59.999Z"))).toBe("23:59");
  expect(seoulTime(Date.parse("2027-01-31T15:00:00Z"))).toBe("00:00");
});
