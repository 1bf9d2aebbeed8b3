import { set, type FieldErrors, type Resolver } from "react-hook-form";
import { addDays, type Day } from "#domain/calendar/day.ts";
import { checkQuote } from "#domain/quote/check-quote.ts";
import { includedTotal } from "#domain/quote/included-total.ts";
import { extraCeiling, itemAmount } from "#domain/quote/quote-rules.ts";
import type { Inclusion, QuoteDraft, QuoteItem, QuoteUnit } from "#domain/quote/quote.ts";
import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import type { UploadedFile } from "#ui/file/file-drop.tsx";

export interface QuoteItemValues {
  name: string;
  inclusion: Inclusion;
  /** Won; null while nothing is typed. */
  amount: number | null;
  /** The standard line that it was chosen from; none of one that was typed. */
  standard?: string | null;
}

/** The quote as it is being written. */
export interface QuoteFormValues {
  unit: QuoteUnit;
  items: QuoteItemValues[];
  extra_ceiling: number | null;
  valid_until: string;
  message: string;
  attachments: UploadedFile[];
}

const VALID_DAYS = 14;

export const EMPTY_ITEM: QuoteItemValues = {
  name: "",
  inclusion: "included",
  amount: null,
  standard: null,
};

/** What the form holds of a line that is there. */
export function itemValues({ name, inclusion, amount, standard }: QuoteItem): QuoteItemValues {
  return {
    name,
    inclusion,
    amount: inclusion === "excluded" ? null : amount,
    standard: standard ?? null,
  };
}

/** A quote that was taken back or ran out, to be written anew; its files belong to it and do not come along. */
export function quoteAgain(earlier: QuoteDetail, today: Day): QuoteFormValues {
  const { unit, items, extra_ceiling, valid_until, message } = earlier;
  const empty = emptyQuote(today);
  return {
    ...empty,
    unit,
    items: items.map(itemValues),
    extra_ceiling: hasExtra(items) ? extra_ceiling : null,
    valid_until: valid_until < today ? empty.valid_until : valid_until,
    message,
  };
}

export function emptyQuote(today: Day): QuoteFormValues {
  return {
    unit: "job",
    items: [EMPTY_ITEM],
    extra_ceiling: null,
    valid_until: addDays(today, VALID_DAYS),
    message: "",
    attachments: [],
  };
}

/** Won that the included items add up to; items without an amount that may stand count as 0. */
export function totalOf(items: readonly QuoteItemValues[]): number {
  return includedTotal(
    items.map((item) => ({
      ...item,
      amount: itemAmount(item.amount) === null ? Number(item.amount) : 0,
    })),
  );
}

/** Won that extras may add; 0 while no ceiling that may stand is typed. */
export function ceilingOf(ceiling: number | null): number {
  return extraCeiling(ceiling) === null ? Number(ceiling) : 0;
}

export function hasExtra(items: readonly Pick<QuoteItemValues, "inclusion">[]): boolean {
  return items.some((item) => item.inclusion === "extra");
}

/** The draft that the rules check and the server takes; an untyped amount is NaN, which no rule accepts. */
export function draftOf(values: QuoteFormValues): QuoteDraft {
  const items: QuoteItem[] = values.items.map(({ name, inclusion, amount, standard }) => ({
    name: name.trim(),
    inclusion,
    // What is not part of the work has no price here.
    amount: inclusion === "excluded" ? 0 : (amount ?? Number.NaN),
    standard: standard ?? null,
  }));
  return {
    unit: values.unit,
    items,
    total: includedTotal(items),
    extra_ceiling: hasExtra(values.items) ? values.extra_ceiling : 0,
    valid_until: values.valid_until,
    message: values.message.trim(),
    attachment_ids: values.attachments.map(({ id }) => id),
  };
}

/** Where the form shows what the rules say of a name that is no input of its own. */
const PLACES: Record<
  "items" | Exclude<keyof QuoteDraft, keyof QuoteFormValues>,
  "items.root" | keyof QuoteFormValues
> = {
  items: "items.root",
  total: "items.root",
  attachment_ids: "attachments",
};

function placeOf(name: string): string {
  return Object.hasOwn(PLACES, name) ? PLACES[name as keyof typeof PLACES] : name;
}

/** Checks the form by the rules that the server uses too. */
export function quoteResolver(today: Day): Resolver<QuoteFormValues> {
  return (values) => {
    const draft = draftOf(values);
    const checked = checkQuote(draft, { today });
    if (checked.ok) return { values, errors: {} };
    const errors: FieldErrors<QuoteFormValues> = {};
    for (const [name, messages] of Object.entries(checked.fields)) {
      // The sum of amounts that are themselves wrong says nothing new.
      if (name === "total" && draft.items.some(({ amount }) => itemAmount(amount) !== null))
        continue;
      set(errors, placeOf(name), { type: "rule", message: messages[0] });
    }
    return { values: {}, errors };
  };
}
