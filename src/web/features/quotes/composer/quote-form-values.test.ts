import { describe, expect, it } from "vitest";
import {
  draftOf,
  emptyQuote,
  quoteResolver,
  totalOf,
  type QuoteFormValues,
} from "./quote-form-values.ts";

const today = "2027-02-01";

const filled: QuoteFormValues = {
  ...emptyQuote(today),
  items: [
    { name: " 도배 ", inclusion: "included", amount: 300_000 },
    { name: "폐기물", inclusion: "extra", amount: 50_000 },
    { name: "장판", inclusion: "excluded", amount: null },
  ],
  extra_ceiling: 50_000,
  message: "벽 상태를 보고 하루 안에 끝내요.",
};

function errorsOf(values: QuoteFormValues) {
  const result = quoteResolver(today)(values, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  if (result instanceof Promise) throw new Error("the rules answer at once");
  return result.errors;
}

describe("a quote being written", () => {
  it("is valid for two weeks from today", () => {
    expect(emptyQuote(today).valid_until).toBe("2027-02-15");
  });

  it("adds up the included items only", () => {
    expect(totalOf(filled.items)).toBe(300_000);
  });

  it("becomes a draft with trimmed names and no price on what is not part of it", () => {
    expect(draftOf(filled)).toMatchObject({
      items: [
        { name: "도배", amount: 300_000 },
        { name: "폐기물", amount: 50_000 },
        { name: "장판", amount: 0 },
      ],
      total: 300_000,
      extra_ceiling: 50_000,
    });
  });

  it("has no ceiling without an extra item, whatever was typed before", () => {
    const items = filled.items.filter((item) => item.inclusion !== "extra");
    expect(draftOf({ ...filled, items }).extra_ceiling).toBe(0);
  });
});

describe("the check of a quote being written", () => {
  it("passes a whole one", () => {
    expect(errorsOf(filled)).toEqual({});
  });

  it("names the item that lacks a name or an amount, and nothing about the sum", () => {
    const errors = errorsOf({
      ...filled,
      items: [{ name: "", inclusion: "included", amount: null }],
    });
    expect(errors.items?.[0]?.name?.message).toContain("항목 이름");
    expect(errors.items?.[0]?.amount?.message).toContain("금액");
    expect(errors.items?.root).toBeUndefined();
  });

  it("says below the items that the sum is too large", () => {
    const item = { name: "집 짓기", inclusion: "included" as const, amount: 600_000_000 };
    const errors = errorsOf({ ...filled, items: [item, item] });
    expect(errors.items?.root?.message).toContain("1,000,000,000원까지");
  });

  it("asks for the ceiling when an item may cost extra", () => {
    expect(errorsOf({ ...filled, extra_ceiling: null }).extra_ceiling?.message).toContain(
      "추가 금액 상한",
    );
  });
});
