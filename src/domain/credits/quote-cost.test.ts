import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { QUOTE_COST_FIXED_MS, quoteCost } from "./quote-cost.ts";
import type { QuoteCostFacts } from "./quote-cost.ts";

const plain: QuoteCostFacts = {
  tierCredits: 4,
  designated: false,
  competingQuotes: 0,
  hasPhoto: true,
  undecided: false,
};

const price = (facts: Partial<QuoteCostFacts>) => quoteCost({ ...plain, ...facts }).credits;

describe("quoteCost", () => {
  it.each([2, 3, 4, 6, 12])("of a plain request is the tier's %d credits", (tierCredits) => {
    expect(price({ tierCredits })).toBe(tierCredits);
  });
  it("is half for a designated request, a half rounded up", () => {
    expect(price({ tierCredits: 12, designated: true })).toBe(6);
    expect(price({ tierCredits: 3, designated: true })).toBe(2);
  });
  it("is a fifth less from the fourth competing quote on", () => {
    expect(price({ tierCredits: 12, competingQuotes: 3 })).toBe(12);
    expect(price({ tierCredits: 12, competingQuotes: 4 })).toBe(10);
  });
  it("is a fifth less only without a photo and undecided at once", () => {
    expect(price({ tierCredits: 12, hasPhoto: false })).toBe(12);
    expect(price({ tierCredits: 12, undecided: true })).toBe(12);
    expect(price({ tierCredits: 12, hasPhoto: false, undecided: true })).toBe(10);
  });
  it("multiplies all modifiers and rounds once: 12 × 0.5 × 0.8 × 0.8 = 3.84 is 4", () => {
    const all = { designated: true, competingQuotes: 9, hasPhoto: false, undecided: true };
    expect(price({ tierCredits: 12, ...all })).toBe(4);
    expect(price({ tierCredits: 6, competingQuotes: 4, hasPhoto: false, undecided: true })).toBe(4);
    // 3 × 0.5 × 0.8 = 1.2; rounding after each factor would make 2.
    expect(price({ tierCredits: 3, designated: true, competingQuotes: 4 })).toBe(1);
  });
  it("is never below 1", () => {
    expect(price({ tierCredits: 1, designated: true, competingQuotes: 4 })).toBe(1);
  });
  it("shows the tier and each modifier that applied", () => {
    expect(quoteCost({ ...plain, designated: true, hasPhoto: false, undecided: true })).toEqual({
      credits: 2,
      formula: [
        { label: "서비스 기본", factor: 4 },
        { label: "지정 요청", factor: 0.5 },
        { label: "사진 없음 · 결정 시기 미정", factor: 0.8 },
      ],
    });
    expect(quoteCost({ ...plain, competingQuotes: 4 }).formula[1]).toEqual({
      label: "다른 견적 4개 이상",
      factor: 0.8,
    });
  });
  it("takes a tier of up to a million credits", () => {
    expect(price({ tierCredits: 1_000_000 })).toBe(1_000_000);
  });
  it.each([0, -1, 1.5, NaN, 1_000_001])("throws for a tier of %d credits", (tierCredits) => {
    expect(() => price({ tierCredits })).toThrow(RangeError);
  });
  it("is the nearest whole number to its own formula, and never dearer than the tier", () => {
    fc.assert(
      fc.property(
        fc.record({
          tierCredits: fc.integer({ min: 1, max: 1000 }),
          designated: fc.boolean(),
          competingQuotes: fc.integer({ min: 0, max: 10 }),
          hasPhoto: fc.boolean(),
          undecided: fc.boolean(),
        }),
        (facts) => {
          const { credits, formula } = quoteCost(facts);
          // In hundredths, exactly: each factor is a whole number of percents.
          const exact = formula
            .slice(1)
            .reduce(
              (product, { factor }) => product * BigInt(Math.round(factor * 100)),
              BigInt(facts.tierCredits),
            );
          const scale = 100n ** BigInt(formula.length - 1);
          const rounded = Number((2n * exact + scale) / (2n * scale));
          expect(credits).toBe(Math.max(1, rounded));
          expect(credits).toBeLessThanOrEqual(facts.tierCredits);
        },
      ),
    );
  });
  it("is fixed for ten minutes", () => {
    expect(QUOTE_COST_FIXED_MS).toBe(600_000);
  });
});
