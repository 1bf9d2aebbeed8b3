import { describe, expect, it } from "vitest";
import { lastMonths, netUsage } from "./monthly-usage.ts";

describe("lastMonths", () => {
  it("ends with the month in Seoul, over the turn of a year", () => {
    expect(lastMonths(Date.parse("2027-01-31T15:00:00Z"), 3)).toEqual([
      "2026-12",
      "2027-01",
      "2027-02",
    ]);
  });
  it("is the month alone for one", () => {
    expect(lastMonths(Date.parse("2027-12-31T14:59:59Z"), 1)).toEqual(["2027-12"]);
  });
});

describe("netUsage", () => {
  it("leaves out what rolled over, and counts what came back as received", () => {
    const month = {
      granted: { plan: 30, rollover: 5, topup: 10, bonus: 1, refund: 0 },
      used: 12,
      refunded: 2,
      expired: 11,
      held: 14,
      released: 2,
    };
    expect(netUsage(month)).toEqual({ received: 43, used: 12, lost: 6 });
  });
});
