import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { daysLate, lateInterestWon, refundDueOn } from "./late-refund.ts";

describe("a refund that is owed since a Wednesday", () => {
  it.each([
    ["2027-03-10", 0],
    ["2027-03-15", 0],
    ["2027-03-16", 1],
    ["2027-04-14", 30],
    ["2028-03-14", 365],
  ])("and sent on %s is late by %i days", (sentOn, days) => {
    expect(refundDueOn("2027-03-10")).toBe("2027-03-15");
    expect(daysLate("2027-03-10", sentOn)).toBe(days);
  });
});

describe("the interest", () => {
  it.each([
    ["nothing in time", 249_000, 0, 0],
    ["a day's share, rounded down", 29_000, 1, 11],
    ["below a won nothing", 2_400, 1, 0],
    ["fifteen of a hundred after a year", 100_000, 365, 15_000],
  ])("is %s", (_, won, days, interest) => {
    expect(lateInterestWon(won, days)).toBe(interest);
  });
  it("never shrinks with more days or more won", () => {
    const won = fc.integer({ min: 0, max: 10_000_000 });
    fc.assert(
      fc.property(won, fc.integer({ min: 0, max: 3_650 }), (amount, days) => {
        expect(lateInterestWon(amount, days + 1)).toBeGreaterThanOrEqual(
          lateInterestWon(amount, days),
        );
        expect(lateInterestWon(amount + 1, days)).toBeGreaterThanOrEqual(
          lateInterestWon(amount, days),
        );
      }),
    );
  });
});
