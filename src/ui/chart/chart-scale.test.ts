import { describe, expect, it } from "vitest";
import { labelStep, labelWidth, niceTicks } from "./chart-scale.ts";

describe("niceTicks", () => {
  it.each([
    [0, [0, 1]],
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [7, [0, 2, 4, 6, 8]],
    [42, [0, 20, 40, 60]],
    [100, [0, 50, 100]],
    [1_234, [0, 500, 1_000, 1_500]],
  ])("for %d are %j", (most, ticks) => {
    expect(niceTicks(most)).toEqual(ticks);
  });
});

describe("labelWidth", () => {
  it.each([
    ["4,000", 40],
    ["6,000원", 53],
    ["5 크레딧", 55],
  ])("of %j is %d px", (text, width) => {
    expect(labelWidth(text)).toBe(width);
  });
});

describe("labelStep", () => {
  it.each([
    [12, 600, 50, 1],
    [12, 300, 50, 2],
    [53, 300, 50, 9],
    [1, 0, 50, 50],
  ])("of %d labels over %d px at %d apart is %d", (count, width, least, step) => {
    expect(labelStep(count, width, least)).toBe(step);
  });
});
