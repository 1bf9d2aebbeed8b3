import { describe, expect, it } from "vitest";
import {
  clampDay,
  dayAfterKey,
  isDayWithin,
  monthGrid,
  shiftDay,
  shiftDayByMonths,
  shiftMonth,
} from "./month-grid.ts";

describe("monthGrid", () => {
  it("starts weeks on Sunday and pads both ends", () => {
    const weeks = monthGrid("2026-01");
    expect(weeks[0]).toEqual([null, null, null, null, "2026-01-01", "2026-01-02", "2026-01-03"]);
    expect(weeks.at(-1)).toEqual([
      "2026-01-25",
      "2026-01-26",
      "2026-01-27",
      "2026-01-28",
      "2026-01-29",
      "2026-01-30",
      "2026-01-31",
    ]);
  });

  it("needs four weeks for a February that starts on Sunday", () => {
    expect(monthGrid("2026-02")).toHaveLength(4);
  });

  it("needs six weeks for a long month that starts on Saturday", () => {
    expect(monthGrid("2026-08")).toHaveLength(6);
  });

  it("holds every day of a leap February once", () => {
    expect(monthGrid("2028-02").flat().filter(Boolean)).toHaveLength(29);
  });
});

describe("shifting", () => {
  it("crosses the year", () => {
    expect(shiftMonth("2026-12", 1)).toBe("2027-01");
    expect(shiftMonth("2026-01", -1)).toBe("2025-12");
    expect(shiftDay("2026-12-31", 1)).toBe("2027-01-01");
  });

  it("keeps to the last day of a shorter month", () => {
    expect(shiftDayByMonths("2026-01-31", 1)).toBe("2026-02-28");
    expect(shiftDayByMonths("2028-02-29", 12)).toBe("2029-02-28");
  });
});

describe("bounds", () => {
  const bounds = { min: "2026-01-05", max: "2026-01-10" };

  it.each([
    ["2026-01-04", false],
    ["2026-01-05", true],
    ["2026-01-10", true],
    ["2026-01-11", false],
  ])("lets %s be chosen: %s", (day, within) => {
    expect(isDayWithin(day, bounds)).toBe(within);
  });

  it("moves a day outside to the nearer end", () => {
    expect(clampDay("2025-12-31", bounds)).toBe("2026-01-05");
    expect(clampDay("2026-02-01", bounds)).toBe("2026-01-10");
    expect(clampDay("2026-01-07", bounds)).toBe("2026-01-07");
  });
});

describe("dayAfterKey", () => {
  it.each([
    ["ArrowLeft", false, "2026-01-06"],
    ["ArrowRight", false, "2026-01-08"],
    ["ArrowUp", false, "2025-12-31"],
    ["ArrowDown", false, "2026-01-14"],
    ["Home", false, "2026-01-04"],
    ["End", false, "2026-01-10"],
    ["PageUp", false, "2025-12-07"],
    ["PageDown", false, "2026-02-07"],
    ["PageDown", true, "2027-01-07"],
  ])("moves Wednesday the 7th with %s (shift %s) to %s", (key, shift, day) => {
    expect(dayAfterKey("2026-01-07", key, shift)).toBe(day);
  });

  it("leaves other keys alone", () => {
    expect(dayAfterKey("2026-01-07", "a", false)).toBeNull();
  });
});
