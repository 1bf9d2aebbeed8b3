import { set, type FieldErrors, type Resolver } from "react-hook-form";
import type { Day } from "#domain/calendar/day.ts";
import { checkTemplate } from "#domain/quote-template/check-template.ts";
import type { MessageFields } from "#domain/quote-template/fill-message.ts";
import type { TemplateDraft } from "#domain/quote-template/template.ts";
import { quoteFromTemplate } from "#domain/quote-template/use-template.ts";
import type { QuoteTemplate } from "#contract/endpoints/quotes/quote-templates.ts";
import {
  draftOf,
  EMPTY_ITEM,
  emptyQuote,
  hasExtra,
  itemValues,
  type QuoteFormValues,
  type QuoteItemValues,
} from "../composer/quote-form-values.ts";

/** A template as it is being written; `service` is "" for any. */
export interface TemplateValues {
  name: string;
  service: string;
  unit: QuoteFormValues["unit"];
  items: QuoteItemValues[];
  extra_ceiling: number | null;
  valid_days: number | null;
  message: string;
}

const VALID_DAYS = 14;

export const EMPTY_TEMPLATE: TemplateValues = {
  name: "",
  service: "",
  unit: "job",
  items: [EMPTY_ITEM],
  extra_ceiling: null,
  valid_days: VALID_DAYS,
  message: "",
};

export function valuesOfTemplate(template: QuoteTemplate): TemplateValues {
  const { name, service, unit, items, extra_ceiling, valid_days, message } = template;
  return {
    name,
    service: service?.slug ?? "",
    unit,
    items: items.map(itemValues),
    extra_ceiling: hasExtra(items) ? extra_ceiling : null,
    valid_days,
    message,
  };
}

/** What the rules check and the server takes; untyped numbers are NaN, which no rule accepts. */
export function templateDraft(values: TemplateValues): TemplateDraft {
  const { unit, items, extra_ceiling } = draftOf({
    ...values,
    valid_until: "",
    attachments: [],
  });
  return {
    name: values.name,
    service: values.service === "" ? null : values.service,
    unit,
    items,
    extra_ceiling,
    valid_days: values.valid_days ?? Number.NaN,
    message: values.message,
  };
}

/** Body of the endpoints that keep a template. */
export function templateBody(draft: TemplateDraft) {
  return { ...draft, items: [...draft.items], extra_ceiling: draft.extra_ceiling ?? 0 };
}

/** Checks by the rules that the server uses too; what concerns the lines as a whole shows below them. */
export const templateResolver: Resolver<TemplateValues> = (values) => {
  const checked = checkTemplate(templateDraft(values));
  if (checked.ok) return { values, errors: {} };
  const errors: FieldErrors<TemplateValues> = {};
  for (const [name, messages] of Object.entries(checked.fields)) {
    const place = name === "items" ? "items.root" : name;
    set(errors, place, { type: "rule", message: messages[0] });
  }
  return { values: {}, errors };
};

/** The quote's form with a template in it; files that were attached stay. */
export function fillWithTemplate(
  values: QuoteFormValues,
  template: QuoteTemplate,
  facts: { today: Day; words: MessageFields },
): QuoteFormValues {
  const filled = quoteFromTemplate(template, facts);
  return {
    ...filled,
    items: filled.items.map(itemValues),
    extra_ceiling: hasExtra(filled.items) ? filled.extra_ceiling : null,
    attachments: values.attachments,
  };
}

/** Whether anything was typed that a template would take the place of. */
export function hasQuoteInput(values: QuoteFormValues, today: Day): boolean {
  const { attachments: _, ...raw } = values;
  const { attachments: __, ...untouched } = emptyQuote(today);
  return JSON.stringify(raw) !== JSON.stringify(untouched);
}
