import { describe, expect, it } from "vitest";
import { decideRateLimit, decideRateLimits } from "./rate-limit.ts";

const NOW = Date.parse("2027-02-01T00:00:00Z");

describe("decideAttempt", () => {
  const limit = { most: 10, windowMs: 900_000 };

  it.each([
    ["no attempt", { count: 0, oldestAt: null }, true],
    ["9 attempts", { count: 9, oldestAt: NOW - 60_000 }, true],
    ["10 attempts", { count: 10, oldestAt: NOW - 60_000 }, false],
    ["11 attempts", { count: 11, oldestAt: NOW - 60_000 }, false],
  ])("after %s", (_, window, allowed) => {
    expect(decideRateLimit(limit, window, NOW).allowed).toBe(allowed);
  });
  it("says when the oldest attempt leaves the window", () => {
    expect(decideRateLimit(limit, { count: 10, oldestAt: NOW - 300_000 }, NOW)).toEqual({
      allowed: false,
      retryAfterSeconds: 600,
    });
  });
  it.each([
    ["0.999 s before", 999],
    ["at the moment when", 1_000],
  ])("says a second at least: %s it leaves", (_, age) => {
    const second = { most: 1, windowMs: 1_000 };
    expect(decideRateLimit(second, { count: 1, oldestAt: NOW - age }, NOW)).toEqual({
      allowed: false,
      retryAfterSeconds: 1,
    });
  });
  it("waits a whole window when the oldest attempt is not known", () => {
    expect(
      decideRateLimit({ most: 1, windowMs: 90_000 }, { count: 1, oldestAt: null }, NOW),
    ).toEqual({ allowed: false, retryAfterSeconds: 90 });
  });
});

describe("decideAttempts", () => {
  const refused = (retryAfterSeconds: number) => ({ allowed: false as const, retryAfterSeconds });

  it("allows when every limit allows", () => {
    expect(decideRateLimits([{ allowed: true }, { allowed: true }])).toEqual({ allowed: true });
    expect(decideRateLimits([])).toEqual({ allowed: true });
  });
  it("refuses when one refuses, with the longest wait", () => {
    expect(decideRateLimits([{ allowed: true }, refused(3)])).toEqual(refused(3));
    expect(decideRateLimits([refused(600), refused(3_000), { allowed: true }])).toEqual(
      refused(3_000),
    );
  });
});
