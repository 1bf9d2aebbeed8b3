import { describe, expect, it } from "vitest";
import { discountText, formulaText } from "./formula-text.ts";
import { quoteCost } from "./quote-cost.ts";

const plain = {
  tierCredits: 3,
  designated: false,
  competingQuotes: 0,
  hasPhoto: true,
  undecided: false,
};
const designated = quoteCost({ ...plain, designated: true });
const all = quoteCost({
  tierCredits: 12,
  designated: true,
  competingQuotes: 4,
  hasPhoto: false,
  undecided: true,
});

describe("formulaText", () => {
  it("says what each modifier does, and the one rounding", () => {
    expect(formulaText(designated)).toBe(
      "서비스 기본 3 × 0.5 (지정 요청 −50%) = 1.5, 반올림해서 2 크레딧",
    );
    expect(formulaText(all)).toBe(
      "서비스 기본 12 × 0.5 (지정 요청 −50%) × 0.8 (다른 견적 4개 이상 −20%)" +
        " × 0.8 (사진 없음 · 결정 시기 미정 −20%) = 3.84, 반올림해서 4 크레딧",
    );
  });
  it("does not speak of rounding where there was none", () => {
    const even = quoteCost({ ...plain, tierCredits: 4, designated: true });
    expect(formulaText(even)).toBe("서비스 기본 4 × 0.5 (지정 요청 −50%) = 2 크레딧");
  });
  it("is plain without a modifier", () => {
    expect(formulaText(quoteCost(plain))).toBe("서비스 기본 3 크레딧");
  });
});

describe("discountText", () => {
  it("names what made the price lower, if anything did", () => {
    expect(discountText(designated)).toBe("지정 요청 −50%");
    expect(discountText(quoteCost(plain))).toBeNull();
  });
});
