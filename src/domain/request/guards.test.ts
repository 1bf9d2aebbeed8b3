import { describe, expect, it } from "vitest";
import { heldGuards } from "./guards.ts";
import type { RequestGuardFacts } from "./guards.ts";
import type { RequestGuard } from "./lifecycle.ts";

const NOW = Date.parse("2027-02-01T00:00:00Z");

describe("heldGuards", () => {
  it.each<[string, RequestGuard, RequestGuardFacts, boolean]>([
    ["a verified phone", "phone_verified", { phoneVerified: true }, true],
    ["no verified phone", "phone_verified", { phoneVerified: false }, false],
    ["no duplicate", "no_open_duplicate", { hasOpenDuplicate: false }, true],
    ["a duplicate", "no_open_duplicate", { hasOpenDuplicate: true }, false],
    ["one quote below the quota", "quota_full", { quoteCount: 4, quoteLimit: 5 }, false],
    ["the quota's last quote", "quota_full", { quoteCount: 5, quoteLimit: 5 }, true],
    ["a place left in the quota", "quota_open", { quoteCount: 4, quoteLimit: 5 }, true],
    ["no place left in the quota", "quota_open", { quoteCount: 5, quoteLimit: 5 }, false],
    [
      "the last millisecond for more quotes",
      "within_quote_window",
      { now: NOW - 1, quotesCloseAt: NOW },
      true,
    ],
    [
      "the end of the quote window, too late for more",
      "within_quote_window",
      { now: NOW, quotesCloseAt: NOW },
      false,
    ],
    [
      "the last millisecond for quotes",
      "quote_window_over",
      { now: NOW - 1, quotesCloseAt: NOW },
      false,
    ],
    ["the end of the quote window", "quote_window_over", { now: NOW, quotesCloseAt: NOW }, true],
    [
      "the last millisecond to hire",
      "within_hire_window",
      { now: NOW - 1, requestClosesAt: NOW },
      true,
    ],
    [
      "the end of the hire window, too late to hire",
      "within_hire_window",
      { now: NOW, requestClosesAt: NOW },
      false,
    ],
    [
      "the last millisecond before running out",
      "hire_window_over",
      { now: NOW - 1, requestClosesAt: NOW },
      false,
    ],
    ["the end of the hire window", "hire_window_over", { now: NOW, requestClosesAt: NOW }, true],
    ["a valid quote", "quote_valid", { quoteValid: true }, true],
    ["no valid quote", "quote_valid", { quoteValid: false }, false],
    ["the first reopening", "reopen_left", { timesReopened: 0 }, true],
    ["the second reopening", "reopen_left", { timesReopened: 1 }, false],
    [
      "the second reopening after the pro cancelled",
      "reopen_left",
      { timesReopened: 1, cancelledBy: "hired_pro" },
      true,
    ],
    [
      "the second reopening after the customer cancelled",
      "reopen_left",
      { timesReopened: 1, cancelledBy: "customer" },
      false,
    ],
    ["a cancelling pro", "cancelled_by_pro", { cancelledBy: "hired_pro" }, true],
    ["a cancelling customer", "cancelled_by_pro", { cancelledBy: "customer" }, false],
    ["a reason", "reason_given", { reason: "일정이 바뀌었어요" }, true],
    ["a blank reason", "reason_given", { reason: " \n" }, false],
    [
      "the last millisecond before completing",
      "auto_complete_due",
      { now: NOW - 1, autoCompleteAt: NOW },
      false,
    ],
    ["the seventh day after", "auto_complete_due", { now: NOW, autoCompleteAt: NOW }, true],
  ])("%s: %s", (_, guard, facts, holds) => {
    expect(heldGuards(facts)[guard]).toBe(holds);
  });
  it("holds nothing of what it was not told", () => {
    expect(Object.values(heldGuards({}))).not.toContain(true);
  });
});
