import { describe, expect, it } from "vitest";
import { afterDuration } from "./iso-duration.ts";

const NOON_IN_SEOUL = new Date("2027-01-31T03:00:00.500Z");

describe("afterDuration", () => {
  it.each([
    ["P1D", "2027-02-01T03:00:00.500Z"],
    ["PT1S", "2027-01-31T03:00:01.500Z"],
    ["PT48H", "2027-02-02T03:00:00.500Z"],
    ["P1W2DT3H4M5S", "2027-02-09T06:04:05.500Z"],
    ["P1M", "2027-02-28T03:00:00.500Z"],
    ["P13M", "2028-02-29T03:00:00.500Z"],
    ["P1Y1M", "2028-02-29T03:00:00.500Z"],
    ["P0D", "2027-01-31T03:00:00.500Z"],
  ])("%s leads to %s", (duration, to) => {
    expect(afterDuration(NOON_IN_SEOUL, duration)?.toISOString()).toBe(to);
  });

  it("counts months by the calendar of Seoul, where the day has begun already", () => {
    const lateInUtc = new Date("2027-01-31T15:30:00Z");
    expect(afterDuration(lateInUtc, "P1M")?.toISOString()).toBe("2027-02-28T15:30:00.000Z");
  });

  it.each([
    "",
    "P",
    "PT",
    "P1",
    "1D",
    "P1DT",
    "-P1D",
    "P-1D",
    "P1.5D",
    "p1d",
    "P1H",
    "PT1D",
    "P1D\n",
    "P9999Y",
  ])("%j is none", (duration) => {
    expect(afterDuration(NOON_IN_SEOUL, duration)).toBeNull();
  });
});
