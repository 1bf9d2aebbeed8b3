import { describe, expect, it } from "vitest";
import type { QuoteTemplate } from "#contract/endpoints/quotes/quote-templates.ts";
import { emptyQuote } from "../composer/quote-form-values.ts";
import {
  EMPTY_TEMPLATE,
  fillWithTemplate,
  hasQuoteInput,
  templateDraft,
  templateResolver,
  valuesOfTemplate,
} from "./template-values.ts";

const TODAY = "2027-03-10";
const words = { customer: "김 고객", service: "입주청소", region: null };
const template: QuoteTemplate = {
  id: "t",
  name: "기본",
  service: { slug: "move-in-cleaning", name: "입주청소" },
  unit: "hour",
  items: [
    { name: "전체 청소", inclusion: "included", amount: 30_000, standard: "whole" },
    { name: "폐기물", inclusion: "excluded", amount: 0, standard: null },
  ],
  total: 30_000,
  extra_ceiling: 0,
  valid_days: 7,
  message: "{고객}님, {서비스} 견적이에요.",
  updated_at: "2027-03-01T09:00:00+09:00",
};

describe("a template in its form", () => {
  it("comes back as it was", () => {
    const { unit, items, extra_ceiling, valid_days, message, name } = template;
    expect(templateDraft(valuesOfTemplate(template))).toEqual({
      name,
      service: "move-in-cleaning",
      unit,
      items,
      extra_ceiling,
      valid_days,
      message,
    });
  });

  it("shows what is missing where it is typed", async () => {
    const { errors } = await templateResolver({ ...EMPTY_TEMPLATE, valid_days: null }, undefined, {
      fields: {},
      shouldUseNativeValidation: false,
    });
    expect(Object.keys(errors).toSorted()).toEqual(["items", "name", "valid_days"]);
  });
});

describe("a template in a quote", () => {
  it("fills everything but the files, and keeps those", () => {
    const attachments = [{ id: "f", name: "사진.jpg" }];
    const filled = fillWithTemplate({ ...emptyQuote(TODAY), attachments }, template, {
      today: TODAY,
      words,
    });
    expect(filled).toMatchObject({
      unit: "hour",
      valid_until: "2027-03-17",
      message: "김 고객님, 입주청소 견적이에요.",
      extra_ceiling: null,
      attachments,
    });
    expect(filled.items.map(({ amount }) => amount)).toEqual([30_000, null]);
  });

  it("asks first when something was typed, but not for files alone", () => {
    const empty = emptyQuote(TODAY);
    expect(hasQuoteInput(empty, TODAY)).toBe(false);
    expect(hasQuoteInput({ ...empty, attachments: [{ id: "f", name: "a" }] }, TODAY)).toBe(false);
    expect(hasQuoteInput({ ...empty, message: "안녕" }, TODAY)).toBe(true);
    expect(hasQuoteInput({ ...empty, unit: "hour" }, TODAY)).toBe(true);
  });
});
