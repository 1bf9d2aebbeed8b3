import { addDays, daysBetween, type Day } from "#domain/calendar/day.ts";
import type { QuoteItem, QuoteTerms } from "#domain/quote/quote.ts";
import { fillMessage, type MessageFields } from "./fill-message.ts";
import { TEMPLATE_LIMITS, type TemplateDraft } from "./template.ts";

type Content = Omit<TemplateDraft, "name" | "service">;

/** What a template puts into a quote that is begun today for a request. */
export function quoteFromTemplate(
  template: Content,
  facts: { today: Day; words: MessageFields },
): Omit<QuoteTerms, "total" | "extra_ceiling"> & {
  items: QuoteItem[];
  extra_ceiling: number | null;
  message: string;
} {
  return {
    unit: template.unit,
    items: template.items.map((item) => ({ ...item })),
    extra_ceiling: template.extra_ceiling,
    valid_until: addDays(facts.today, template.valid_days),
    message: fillMessage(template.message, facts.words),
  };
}

/** What a template keeps of a quote made on a day; its validity is brought within what a template may have. */
export function templateFromQuote(
  quote: Omit<Content, "valid_days"> & { valid_until: Day },
  madeOn: Day,
): Content {
  const { validDaysMin, validDaysMax } = TEMPLATE_LIMITS;
  const days = daysBetween(madeOn, quote.valid_until);
  return {
    unit: quote.unit,
    items: quote.items.map((item) => ({ ...item })),
    extra_ceiling: quote.extra_ceiling,
    valid_days: Math.min(validDaysMax, Math.max(validDaysMin, days)),
    message: quote.message,
  };
}
