import { describe, expect, it } from "vitest";
import { formulaText } from "./formula-text.ts";

describe("the price of a quote in words", () => {
  it("multiplies the modifiers and says what comes out", () => {
    const formula = [
      { label: "서비스 기본", factor: 3 },
      { label: "지정 요청", factor: 0.5 },
    ];
    expect(formulaText({ formula, credits: 2 })).toBe("서비스 기본 3 × 지정 요청 0.5 = 2 크레딧");
  });

  it("is plain without a modifier", () => {
    const formula = [{ label: "서비스 기본", factor: 3 }];
    expect(formulaText({ formula, credits: 3 })).toBe("서비스 기본 3 크레딧");
  });
});
