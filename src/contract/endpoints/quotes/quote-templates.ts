import { TEMPLATE_LIMITS } from "#domain/quote-template/template.ts";
import * as z from "zod";
import {
  templateMessage,
  templateName,
  templateValidDays,
} from "#domain/quote-template/template-rules.ts";
import { extraCeiling, quoteItems } from "#domain/quote/quote-rules.ts";
import { endpoint, LARGE_BODY_KILOBYTES } from "../../endpoint.ts";
import { ruledInt, ruledList, ruledText } from "../../ruled.ts";
import { id, instant, nothing, slug } from "../../schemas.ts";
import { quoteUnit } from "../market-parts.ts";
import { quoteItem, quoteItemInput } from "./quotes.ts";

const fields = {
  name: ruledText(templateName),
  service: slug.nullable(),
  unit: quoteUnit,
  items: ruledList(quoteItemInput, quoteItems),
  extra_ceiling: ruledInt(extraCeiling),
  valid_days: ruledInt(templateValidDays),
  message: ruledText(templateMessage),
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
  "quotes.templates": endpoint("GET /api/v2/quotes/templates/", {
    summary: `내 견적 템플릿. 최근에 수정한 것부터, ${TEMPLATE_LIMITS.count}개까지라 나누지 않는다`,
    access: "pro",
    output: z.object({ items: z.array(quoteTemplate) }),
  }),
  "quotes.templates.create": endpoint("POST /api/v2/quotes/templates/", {
    summary: "견적 템플릿 만들기",
    access: "pro",
    bodyKilobytes: LARGE_BODY_KILOBYTES,
    body: z.strictObject(fields),
    output: quoteTemplate,
    success: 201,
    errors: ["template_exists", "template_limit", "too_many"],
  }),
  "quotes.templates.get": endpoint("GET /api/v2/quotes/templates/{templateId}/", {
    summary: "견적 템플릿 하나",
    access: "pro",
    params: templateRef,
    output: quoteTemplate,
    errors: ["not_found"],
  }),
  "quotes.templates.edit": endpoint("PUT /api/v2/quotes/templates/{templateId}/", {
    summary: "견적 템플릿 수정",
    access: "pro",
    params: templateRef,
    bodyKilobytes: LARGE_BODY_KILOBYTES,
    body: z.strictObject(fields),
    output: quoteTemplate,
    errors: ["not_found", "template_exists", "too_many"],
  }),
  "quotes.templates.delete": endpoint("DELETE /api/v2/quotes/templates/{templateId}/", {
    summary: "견적 템플릿 지우기",
    access: "pro",
    params: templateRef,
    output: nothing,
    errors: ["not_found"],
  }),
};

export type QuoteTemplate = z.output<typeof quoteTemplate>;
