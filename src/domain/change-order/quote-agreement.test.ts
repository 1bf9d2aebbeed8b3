import { describe, expect, it } from "vitest";
import { endedAtQuotedPrice, quoteAgreementRate } from "./quote-agreement.ts";

describe("quoteAgreementRate", () => {
  it.each([
    [0, 0, null],
    [4, 4, null],
    [5, 5, 100],
    [5, 0, 0],
    [6, 4, 66],
    [200, 199, 99],
  ])("of %d deals, %d at the quoted price, is %j", (completed, kept, rate) => {
    expect(quoteAgreementRate({ completed, kept })).toBe(rate);
  });
});

describe("endedAtQuotedPrice", () => {
  it("is the very same price, neither more nor less", () => {
    expect(endedAtQuotedPrice({ quoted_price: 100, agreed_price: 100 })).toBe(true);
    expect(endedAtQuotedPrice({ quoted_price: 100, agreed_price: 101 })).toBe(false);
    expect(endedAtQuotedPrice({ quoted_price: 100, agreed_price: 99 })).toBe(false);
  });
});
