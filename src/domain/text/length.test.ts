import { describe, expect, it } from "vitest";
import { codePointLength, hasLengthBetween } from "./length.ts";

describe("codePointLength", () => {
  it.each([
    ["", 0],
    ["가나다", 3],
    ["👍👍", 2],
    ["e\u0301", 2],
  ])("counts %j as %d", (text, length) => {
    expect(codePointLength(text)).toBe(length);
  });
});

describe("hasLengthBetween", () => {
  it.each([
    ["one below the least", "가".repeat(1), false],
    ["the least", "가".repeat(2), true],
    ["the most", "가".repeat(4), true],
    ["one above the most", "가".repeat(5), false],
    ["the most in pairs of surrogates", "👍".repeat(4), true],
    ["far more than the most", "가".repeat(100), false],
  ])("judges %s", (_, text, fits) => {
    expect(hasLengthBetween(text, 2, 4)).toBe(fits);
  });
});
