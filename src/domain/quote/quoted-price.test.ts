import { describe, expect, it } from "vitest";
import { QUOTE_UNITS } from "./quote.ts";
import { isPerUnit, isWholeWork, mostLabel, quotedPrice } from "./quoted-price.ts";

describe("a quote's sum", () => {
  it.each([
    ["job", "12,000원", "최대"],
    ["hour", "시간당 12,000원", "시간당 최대"],
    ["visit", "회당 12,000원", "회당 최대"],
    ["pyeong", "평당 12,000원", "평당 최대"],
    ["negotiable", "협의 금액 12,000원", "최대"],
  ] as const)("by the %s is %s, and its most %s", (unit, price, most) => {
    expect(quotedPrice({ unit, total: 12_000 })).toBe(price);
    expect(mostLabel(unit)).toBe(most);
  });

  it("is for one of its units, or for all of the work", () => {
    expect(QUOTE_UNITS.filter(isPerUnit)).toEqual(["hour", "visit", "pyeong"]);
    expect(QUOTE_UNITS.filter(isWholeWork)).toEqual(["job", "visit"]);
  });
});
