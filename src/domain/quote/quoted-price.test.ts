import { describe, expect, it } from "vitest";
import { QUOTE_UNITS } from "./quote.ts";
import {
  isPerUnit,
  isPriceOpen,
  isWholeWork,
  mostLabel,
  quotedPrice,
  toAgreeText,
} from "./quoted-price.ts";

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

  it("is open where nothing is named of what is to be agreed on", () => {
    expect(quotedPrice({ unit: "negotiable", total: 0 })).toBe("협의 금액");
    expect(quotedPrice({ unit: "job", total: 0 })).toBe("0원");
    expect(isPriceOpen({ unit: "negotiable", total: 0 })).toBe(true);
    expect(isPriceOpen({ unit: "negotiable", total: 1 })).toBe(false);
    expect(isPriceOpen({ unit: "job", total: 0 })).toBe(false);
  });

  it("that is to be agreed on says what may come on top", () => {
    expect(toAgreeText({ total: 0, most: 0 })).toBe("고용할 때 정하는 금액이에요");
    expect(toAgreeText({ total: 0, most: 1 })).toBe(
      "고용할 때 정하는 금액이에요. 별도는 최대 1원까지예요",
    );
    expect(toAgreeText({ total: 1, most: 1 })).toBe("이 금액부터 고용할 때 정해요");
    expect(toAgreeText({ total: 1, most: 3 })).toContain("별도는 최대 2원까지예요");
  });

  it("is for one of its units, or for all of the work", () => {
    expect(QUOTE_UNITS.filter(isPerUnit)).toEqual(["hour", "visit", "pyeong"]);
    expect(QUOTE_UNITS.filter(isWholeWork)).toEqual(["job", "visit"]);
  });
});
