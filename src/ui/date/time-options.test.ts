import { describe, expect, it } from "vitest";
import { timeOptions } from "./time-options.ts";

describe("timeOptions", () => {
  it("counts both ends in", () => {
    expect(timeOptions("09:00", "10:00", 30).map((option) => option.value)).toEqual([
      "09:00",
      "09:30",
      "10:00",
    ]);
  });

  it("names each as everybody reads it", () => {
    expect(timeOptions("11:30", "12:30", 30).map((option) => option.label)).toEqual([
      "오전 11:30",
      "오후 12:00",
      "오후 12:30",
    ]);
  });

  it("stops before an end that no step meets", () => {
    expect(timeOptions("09:00", "09:50", 20).at(-1)?.value).toBe("09:40");
  });

  it("refuses a step that would never end", () => {
    expect(() => timeOptions("09:00", "10:00", 0)).toThrow(RangeError);
  });
});
