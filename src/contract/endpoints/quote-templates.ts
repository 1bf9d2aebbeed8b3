import * as z from "zod";
import { TEMPLATE_LIMITS } from "#domain/quote-template/template.ts";
import { endpoint } from "../endpoint.ts";
import { id, instant, nothing, slug, text, won } from "../schemas.ts";
import { quoteItem, quoteUnit } from "./quotes.ts";

const { nameMin, nameMax, validDaysMin, validDaysMax } = TEMPLATE_LIMITS;

const fields = {
  name: text(nameMin, nameMax),
  service: slug.nullable(),
  unit: quoteUnit,
  items: z.array(quoteItem),
  extra_ceiling: won,
  valid_days: z
    .int("숫자로 입력해 주세요.")
    .min(validDaysMin, `${validDaysMin}일부터 적을 수 있어요.`)
    .max(validDaysMax, `${validDaysMax}일까지 적을 수 있어요.`),
  message: text(0, 2000),
};

const quoteTemplate = z.object({
  id,
  name: z.string(),
  service: z.object({ slug: z.string(), name: z.string() }).nullable(),
  unit: quoteUnit,
  items: z.array(quoteItem),
  total: z.int(),
  extra_ceiling: z.int(),
  valid_days: z.int(),
  message: z.string(),
  updated_at: instant,
});

const templateRef = { templateId: id };

export const quoteTemplateEndpoints = {
  "quotes.templates": endpoint("quotes.templates", {
    summary: "내 견적 템플릿. 최근에 고친 것부터, 30개까지라 나누지 않는다",
    access: "pro",
    output: z.object({ items: z.array(quoteTemplate) }),
  }),
  "quotes.templates.create": endpoint("quotes.templates.create", {
    summary: "견적 템플릿 만들기",
    access: "pro",
    body: z.strictObject(fields),
    output: quoteTemplate,
    success: 201,
    errors: ["template_exists", "template_limit", "too_many"],
  }),
  "quotes.templates.get": endpoint("quotes.templates.get", {
    summary: "견적 템플릿 하나",
    access: "pro",
    params: templateRef,
    output: quoteTemplate,
    errors: ["not_found"],
  }),
  "quotes.templates.edit": endpoint("quotes.templates.edit", {
    summary: "견적 템플릿 고치기",
    access: "pro",
    params: templateRef,
    body: z.strictObject(fields),
    output: quoteTemplate,
    errors: ["not_found", "template_exists", "too_many"],
  }),
  "quotes.templates.delete": endpoint("quotes.templates.delete", {
    summary: "견적 템플릿 지우기",
    access: "pro",
    params: templateRef,
    output: nothing,
    errors: ["not_found"],
  }),
};

export type QuoteTemplate = z.output<typeof quoteTemplate>;
