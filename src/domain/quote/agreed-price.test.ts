import { describe, expect, it } from "vitest";
import { agreedPriceProblem } from "./agreed-price.ts";

describe("agreedPriceProblem", () => {
  it("holds a quote for the whole job to its total, to the won", () => {
    const quote = { unit: "job" as const, total: 350_000 };
    expect(agreedPriceProblem(quote, 350_000)).toBeNull();
    expect(agreedPriceProblem(quote, 349_999)).toContain("350,000원");
    expect(agreedPriceProblem(quote, 350_001)).toContain("변경 제안");
  });

  it.each(["hour", "visit", "pyeong", "negotiable"] as const)(
    "takes the total or more where the unit is %s",
    (unit) => {
      const quote = { unit, total: 30_000 };
      expect(agreedPriceProblem(quote, 30_000)).toBeNull();
      expect(agreedPriceProblem(quote, 90_000)).toBeNull();
      expect(agreedPriceProblem(quote, 29_999)).toContain("30,000원 이상");
    },
  );
});
