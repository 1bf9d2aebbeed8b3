import type { FieldErrors, FieldValues as FormValues, Resolver } from "react-hook-form";
import { seoulInstant } from "#domain/calendar/seoul-day.ts";
import type { EndpointName } from "#contract/registry.ts";
import {
  EMPTY_CONSULTANT,
  consultantResolver,
} from "#web/features/consultations/consultant-values.ts";
import { EMPTY_PIECE, pieceResolver } from "#web/features/portfolio/manage/piece-values.ts";
import {
  EMPTY_TEMPLATE,
  templateResolver,
} from "#web/features/quotes/templates/template-values.ts";
import { EMPTY_PROFILE, profileResolver } from "#web/features/pros/profile-values.ts";
import { emptyQuote, quoteResolver } from "#web/features/quotes/composer/quote-form-values.ts";
import { changeResolver } from "#web/features/quotes/change-orders/change-values.ts";
import { EMPTY_REVIEW, reviewResolver } from "#web/features/reviews/review-values.ts";
import { AMOUNTS, SCORES, TEXTS } from "./input-values.ts";

/** A field of a form: what the page says of a value (null: nothing), and where the server takes it. */
export interface FormField {
  endpoint: EndpointName;
  /** Dots lead into nested ones. */
  field: string;
  says: (value: unknown) => Promise<string | null>;
  values: readonly unknown[];
}

/** A field of a form that is checked as a whole. `fill` puts a value into its place. */
function resolved<V extends FormValues>(
  endpoint: EndpointName,
  field: string,
  form: { resolver: Resolver<V>; fill: (value: never) => V; place?: string },
  values: readonly unknown[],
): FormField {
  const says = async (value: unknown) => {
    const checked = await form.resolver(form.fill(value as never), undefined, {
      fields: {},
      shouldUseNativeValidation: false,
    });
    return messageAt(checked.errors, form.place ?? field);
  };
  return { endpoint, field, says, values };
}

function messageAt(errors: FieldErrors, place: string): string | null {
  let found: unknown = errors;
  for (const step of place.split("."))
    found = (found as Record<string, unknown> | undefined)?.[step];
  const message = (found as { message?: unknown } | undefined)?.message;
  return typeof message === "string" ? message : null;
}

const files = (count: number) =>
  Array.from(
    { length: count },
    (_, at) => `01900000-0000-7000-8000-${String(at).padStart(12, "0")}`,
  );
const uploads = (ids: string[]) => ids.map((id) => ({ id, name: "사진" }));
const named = (slugs: string[]) => slugs.map((slug) => ({ slug, name: slug }));

const review = (name: string) => ({
  resolver: reviewResolver,
  fill: (value: never) => ({ ...EMPTY_REVIEW, [name]: value }),
});
const profile = (name: string) => ({
  resolver: profileResolver,
  fill: (value: never) => ({ ...EMPTY_PROFILE, [name]: value }),
});

const TODAY = "2027-03-10";
const item = { name: "도배", inclusion: "included" as const, amount: 1 };
const quote = (change: (value: never) => object, place?: string) => ({
  resolver: quoteResolver(TODAY),
  fill: (value: never) => ({ ...emptyQuote(TODAY), items: [item], ...change(value) }),
  ...(place === undefined ? {} : { place }),
});

const terms = {
  agreed_price: 1,
  agreed_date: TODAY,
  agreed_time: null,
  scope: "",
  change_orders: [],
};
const change = (name: string) => ({
  resolver: changeResolver(terms, seoulInstant(TODAY, "00:00")),
  fill: (value: never) => ({
    kinds: ["scope" as const],
    price: null,
    agreed_date: "",
    agreed_time: "",
    scope: "방 세 개",
    reason: "방이 늘었어요",
    [name]: value,
  }),
});

const template = (name: string, place = name) => ({
  resolver: templateResolver,
  fill: (value: never) => ({ ...EMPTY_TEMPLATE, items: [item], [name]: value }),
  place,
});
const withExtra = (extra_ceiling: never) => ({
  ...EMPTY_TEMPLATE,
  items: [item, { ...item, inclusion: "extra" as const }],
  extra_ceiling,
});
const consultant = (change: (value: never) => object) => ({
  resolver: consultantResolver(TODAY),
  fill: (value: never) => ({ ...EMPTY_CONSULTANT, ...change(value) }),
});
const piece = (name: string) => ({
  resolver: pieceResolver(TODAY),
  fill: (value: never) => ({ ...EMPTY_PIECE, [name]: value }),
});

export const formFields: readonly FormField[] = [
  resolved(
    "pro.consultant.save",
    "headline",
    consultant((headline) => ({ headline })),
    TEXTS,
  ),
  resolved(
    "pro.consultant.save",
    "career.0.text",
    consultant((text) => ({ career: [{ text, from_year: "2020", to_year: "" }] })),
    TEXTS,
  ),
  resolved(
    "pro.consultant.save",
    "career.0.from_year",
    consultant((year) => ({
      career: [{ text: "세무서", from_year: String(year), to_year: "" }],
    })),
    [1949, 1950, 2027, 0, -5, 20.5],
  ),
  resolved(
    "pro.consultant.save",
    "fee",
    consultant((fee) => ({ fee })),
    [0, 1, -1, 1.5, 1_000_000, 1_000_001, null],
  ),
  resolved(
    "pro.consultant.save",
    "minutes",
    consultant((minutes) => ({ minutes: String(minutes) })),
    [0, 10, 25, 30, 180, 190, 30.5, -10],
  ),
  resolved("reviews.create", "body", review("body"), TEXTS),
  resolved("reviews.edit", "body", review("body"), TEXTS),
  resolved("reviews.create", "rating", review("rating"), SCORES),
  resolved("reviews.create", "quality", review("quality"), SCORES),
  resolved("reviews.create", "communication", review("communication"), SCORES),
  resolved("reviews.create", "punctuality", review("punctuality"), SCORES),
  resolved("pro.apply", "display_name", profile("display_name"), [...TEXTS, "솜씨 www.a.kr"]),
  resolved("pro.apply", "headline", profile("headline"), TEXTS),
  resolved("pro.apply", "introduction", profile("introduction"), TEXTS),
  resolved("pro.apply", "career_years", profile("career_years"), [0, 70, 71, -1, 1.5, null]),
  resolved("pro.profile.edit", "display_name", profile("display_name"), TEXTS),
  resolved("pro.portfolio.create", "title", piece("title"), TEXTS),
  resolved("pro.portfolio.create", "description", piece("description"), TEXTS),
  resolved(
    "pro.portfolio.create",
    "price",
    piece("price"),
    AMOUNTS.filter((one) => one !== null),
  ),
  resolved("quotes.templates.create", "name", template("name"), TEXTS),
  resolved("quotes.templates.edit", "name", template("name"), TEXTS),
  resolved("quotes.templates.create", "message", template("message"), TEXTS),
  resolved(
    "quotes.templates.create",
    "valid_days",
    template("valid_days"),
    [0, 1, 30, 31, -1, 1.5, 12.5],
  ),
  resolved(
    "quotes.templates.create",
    "extra_ceiling",
    { resolver: templateResolver, fill: withExtra },
    AMOUNTS.filter((one) => one !== null && one !== 0),
  ),
  resolved(
    "quotes.templates.create",
    "items.0.name",
    {
      resolver: templateResolver,
      fill: (name: never) => ({ ...EMPTY_TEMPLATE, items: [{ ...item, name }] }),
    },
    TEXTS,
  ),
  resolved(
    "quotes.create",
    "message",
    quote((message) => ({ message })),
    TEXTS,
  ),
  resolved(
    "quotes.create",
    "items.0.name",
    quote((name) => ({ items: [{ ...item, name }] })),
    TEXTS,
  ),
  resolved(
    "quotes.create",
    "items.0.amount",
    quote((amount) => ({ items: [{ ...item, amount }] })),
    AMOUNTS,
  ),
  resolved(
    "quotes.create",
    "valid_until",
    quote((valid_until) => ({ valid_until })),
    ["", "2027-03-20", "2027-02-29", "2027-3-20", "내일"],
  ),
];

/** Fields that take several things. */
export const listFields: readonly FormField[] = [
  resolved(
    "reviews.create",
    "photo_ids",
    {
      resolver: reviewResolver,
      fill: (ids: never) => ({ ...EMPTY_REVIEW, photos: uploads(ids) }),
      place: "photos",
    },
    [files(0), files(10), files(11)],
  ),
  resolved(
    "quotes.create",
    "attachment_ids",
    quote((ids) => ({ attachments: uploads(ids) }), "attachments"),
    [files(0), files(5), files(6)],
  ),
  resolved(
    "pro.portfolio.create",
    "photo_ids",
    {
      resolver: pieceResolver(TODAY),
      fill: (ids: never) => ({ ...EMPTY_PIECE, photo_ids: uploads(ids) }),
    },
    [files(0), files(1), files(10), files(11)],
  ),
  resolved(
    "quotes.templates.create",
    "items",
    {
      resolver: templateResolver,
      fill: (items: never) => ({ ...EMPTY_TEMPLATE, items }),
      place: "items.root",
    },
    [0, 1, 30, 31].map((count) => Array.from({ length: count }, () => item)),
  ),
  resolved(
    "pro.apply",
    "services",
    {
      resolver: profileResolver,
      fill: (slugs: never) => ({ ...EMPTY_PROFILE, services: named(slugs) }),
    },
    [files(0), files(1), files(20), files(21)],
  ),
];

/** The change order's fields, each sent with the kind that has it. */
export const changeFields: readonly FormField[] = [
  resolved("quotes.changeOrders.create", "reason", change("reason"), TEXTS),
  resolved("quotes.changeOrders.create", "scope", change("scope"), TEXTS),
];
