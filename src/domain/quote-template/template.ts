import type { QuoteItem, QuoteUnit } from "#domain/quote/quote.ts";

/** What a pro quotes again and again. */
export interface TemplateDraft {
  name: string;
  /** The service it is for; null for any. */
  service: string | null;
  unit: QuoteUnit;
  items: readonly QuoteItem[];
  /** Won; may be left open while nothing is extra. */
  extra_ceiling: number | null;
  /** A quote made from it is good for so many days from today. */
  valid_days: number;
  /** With {고객}, {서비스} and {지역} where a quote has the words of its request. */
  message: string;
}

/** Bounds of a template, inclusive; its items and message are bounded as a quote's are. */
export const TEMPLATE_LIMITS = {
  nameMin: 1,
  nameMax: 30,
  validDaysMin: 1,
  validDaysMax: 30,
  /** Templates of one pro. */
  count: 30,
} as const;
