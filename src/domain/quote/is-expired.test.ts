import { describe, expect, it } from "vitest";
import { hasRunOut, isQuoteExpired } from "./is-expired.ts";

describe("isQuoteExpired", () => {
  it("is good on its last day and not the day after", () => {
    expect(isQuoteExpired({ valid_until: "2026-03-10" }, "2026-03-10")).toBe(false);
    expect(isQuoteExpired({ valid_until: "2026-03-10" }, "2026-03-11")).toBe(true);
  });
});

describe("hasRunOut", () => {
  const PAST = "2026-03-09";
  const TODAY = "2026-03-10";
  it.each([
    ["sent", PAST, true],
    ["read", PAST, true],
    ["expired", PAST, true],
    ["hired", PAST, false],
    ["declined", PAST, false],
    ["withdrawn", PAST, false],
    ["sent", TODAY, false],
    ["read", TODAY, false],
    ["expired", TODAY, true],
    ["hired", TODAY, false],
    ["declined", TODAY, false],
    ["withdrawn", TODAY, false],
  ] as const)("of a %s quote good until %s is %s", (state, valid_until, expected) => {
    expect(hasRunOut({ state, valid_until }, TODAY)).toBe(expected);
  });
});
