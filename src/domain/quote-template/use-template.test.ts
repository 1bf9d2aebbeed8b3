import { describe, expect, it } from "vitest";
import { quoteFromTemplate, templateFromQuote } from "./use-template.ts";

const TODAY = "2027-02-20";
const words = { customer: "김 고객", service: "입주청소", region: "서울 강남구" };
const content = {
  unit: "pyeong" as const,
  items: [{ name: "바닥", inclusion: "included" as const, amount: 12_000 }],
  extra_ceiling: 0,
};

describe("quoteFromTemplate", () => {
  it("counts the validity from today and fills the message", () => {
    const template = { ...content, valid_days: 14, message: "{고객}님, 안녕하세요." };
    expect(quoteFromTemplate(template, { today: TODAY, words })).toEqual({
      ...content,
      valid_until: "2027-03-06",
      message: "김 고객님, 안녕하세요.",
    });
  });
});

describe("templateFromQuote", () => {
  it.each([
    ["2027-02-21", 1],
    ["2027-03-22", 30],
    ["2027-03-23", 30],
    ["2027-02-20", 1],
    ["2027-02-01", 1],
  ])("keeps a quote good until %s for %d days", (valid_until, valid_days) => {
    expect(templateFromQuote({ ...content, valid_until, message: "글" }, TODAY)).toEqual({
      ...content,
      valid_days,
      message: "글",
    });
  });
});
