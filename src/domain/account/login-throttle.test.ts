import { describe, expect, it } from "vitest";
import { decideAttempt } from "./attempt-limit.ts";
import { decideLogin } from "./login-throttle.ts";

const NOW = Date.parse("2027-02-01T00:00:00Z");
const MINUTE = 60_000;
const none = { count: 0, oldestAt: null };

describe("decideLogin", () => {
  it.each([
    ["9 failures of the account", { count: 9, oldestAt: NOW - MINUTE }, none, true],
    ["10 failures of the account", { count: 10, oldestAt: NOW - MINUTE }, none, false],
    ["99 failures from the address", none, { count: 99, oldestAt: NOW - MINUTE }, true],
    ["100 failures from the address", none, { count: 100, oldestAt: NOW - MINUTE }, false],
  ])("after %s", (_, byAccount, byAddress, allowed) => {
    expect(decideLogin({ byAccount, byAddress }, NOW).allowed).toBe(allowed);
  });
  it("says when the oldest failure leaves the window", () => {
    const byAccount = { count: 10, oldestAt: NOW - 5 * MINUTE };
    expect(decideLogin({ byAccount, byAddress: none }, NOW)).toEqual({
      allowed: false,
      retryAfterSeconds: 600,
    });
  });
  it("says the longer wait when both limits are reached", () => {
    const byAccount = { count: 10, oldestAt: NOW - 5 * MINUTE };
    const byAddress = { count: 100, oldestAt: NOW - 10 * MINUTE };
    expect(decideLogin({ byAccount, byAddress }, NOW)).toEqual({
      allowed: false,
      retryAfterSeconds: 3_000,
    });
  });
});

describe("decideAttempt", () => {
  const limit = { most: 1, windowMs: 1_000 };
  it("rounds the wait up to whole seconds, at least one", () => {
    expect(decideAttempt(limit, { count: 1, oldestAt: NOW - 999 }, NOW)).toEqual({
      allowed: false,
      retryAfterSeconds: 1,
    });
    expect(decideAttempt(limit, { count: 1, oldestAt: NOW - 1_000 }, NOW)).toEqual({
      allowed: false,
      retryAfterSeconds: 1,
    });
  });
  it("waits a whole window when the oldest attempt is not known", () => {
    expect(decideAttempt({ most: 1, windowMs: 90_000 }, { count: 1, oldestAt: null }, NOW)).toEqual(
      { allowed: false, retryAfterSeconds: 90 },
    );
  });
});
