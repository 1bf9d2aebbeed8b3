import { describe, expect, it } from "vitest";
import { firstBilling, monthlyDay, wonPerCreditOf } from "./plan-facts.ts";

const terms = (price: number, credit: number) => ({ price, product: { id: "p", credit } });

it("is won for a credit, rounded, and none where there is no credit", () => {
  expect(wonPerCreditOf(terms(29_000, 30))).toBe(967);
  expect(wonPerCreditOf(terms(1000, 0))).toBeNull();
});

describe("firstBilling", () => {
  it("ends on the day before the same day of the next month", () => {
    expect(firstBilling("2026-11-21")).toEqual({
      period: { start: "2026-11-21", end: "2026-12-20" },
      nextOn: "2026-12-21",
    });
  });
  it("is clamped to the end of a shorter month", () => {
    expect(firstBilling("2027-01-31").nextOn).toBe("2027-02-28");
  });
});

it("says on which day of the month it is charged, and what months without it do", () => {
  expect(monthlyDay("2026-11-28")).toBe("매달 28일");
  expect(monthlyDay("2026-11-29")).toBe("매달 29일(없는 달은 마지막 날)");
});
