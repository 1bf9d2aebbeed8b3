import { describe, expect, it } from "vitest";
import { hireRateBand, readRateBand } from "./customer-rates.ts";

describe("readRateBand", () => {
  it.each([
    [4, 4, "too_few"],
    [0, 0, "too_few"],
    [5, 5, "high"],
    [7, 10, "high"],
    [69, 100, "middle"],
    [3, 10, "middle"],
    [29, 100, "low"],
    [0, 5, "low"],
  ])("of %d read of %d is %s", (quotesRead, quotesReceived, band) => {
    expect(readRateBand({ quotesRead, quotesReceived })).toBe(band);
  });
});

describe("hireRateBand", () => {
  it.each([
    [2, 2, "too_few"],
    [3, 3, "high"],
    [1, 3, "middle"],
    [0, 3, "low"],
  ])("of %d hired of %d is %s", (requestsHired, requestsEnded, band) => {
    expect(hireRateBand({ requestsHired, requestsEnded })).toBe(band);
  });
});
