import { describe, expect, it } from "vitest";
import { timeLabel, timeOptions } from "./time-options.ts";

describe("timeOptions", () => {
  it("counts both ends in", () => {
    expect(timeOptions("09:00", "10:00", 30).map((option) => option.value)).toEqual([
      "09:00",
      "09:30",
      "10:00",
    ]);
  });

  it("stops before an end that no step meets", () => {
    expect(timeOptions("09:00", "09:50", 20).at(-1)?.value).toBe("09:40");
  });

  it("refuses a step that would never end", () => {
    expect(() => timeOptions("09:00", "10:00", 0)).toThrow(RangeError);
  });
});

describe("timeLabel", () => {
  it.each([
    ["00:00", "밤 12:00"],
    ["06:30", "오전 6:30"],
    ["11:59", "오전 11:59"],
    ["12:00", "낮 12:00"],
    ["13:05", "오후 1:05"],
    ["23:30", "오후 11:30"],
  ])("says %s as %s", (time, label) => {
    expect(timeLabel(time)).toBe(label);
  });
});
