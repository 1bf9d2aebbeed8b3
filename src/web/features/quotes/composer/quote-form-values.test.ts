import { describe, expect, it } from "vitest";
import { sampleQuote } from "#test/samples/quotes.ts";
import {
  draftOf,
  emptyQuote,
  quoteAgain,
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

describe("a quote that is written anew", () => {
  const items = [
    { name: "도배", inclusion: "included" as const, amount: 300_000, standard: "wall" },
    { name: "장판", inclusion: "excluded" as const, amount: 0, standard: null },
  ];
  const earlier = sampleQuote({
    unit: "visit",
    items,
    valid_until: today,
    message: "하루면 돼요.",
  });

  it("begins as it was sent, without a price for what is not part of it, and without its files", () => {
    expect(quoteAgain(earlier, today)).toEqual({
      unit: "visit",
      items: [
        { name: "도배", inclusion: "included", amount: 300_000, standard: "wall" },
        { name: "장판", inclusion: "excluded", amount: null, standard: null },
      ],
      extra_ceiling: null,
      valid_until: today,
      message: "하루면 돼요.",
      attachments: [],
    });
  });
  it("has the ceiling that its extras have", () => {
    const extra = { name: "폐기물", inclusion: "extra" as const, amount: 50_000, standard: null };
    const more = { ...earlier, items: [extra], extra_ceiling: 70_000 };
    expect(quoteAgain(more, today).extra_ceiling).toBe(70_000);
  });
  it("is valid as long as a new one where it is no more", () => {
    const ranOut = { ...earlier, valid_until: "2027-01-31" };
    expect(quoteAgain(ranOut, today).valid_until).toBe(emptyQuote(today).valid_until);
  });
});
