import * as z from "zod";
import { HIRE_STATES } from "#domain/request/lifecycle.ts";
import { QUOTE_UNITS } from "#domain/quote/quote.ts";
import { QUOTE_STATES } from "#domain/quote/lifecycle.ts";
import { id, instant } from "../schemas.ts";

/** A pro as anyone may see them beside a quote or in a list. */
export const proCard = z.object({
  id,
  display_name: z.string(),
  headline: z.string(),
  photo_url: z.string().nullable(),
  rating: z.number().nullable(),
  review_count: z.int(),
  hire_count: z.int(),
  certificates: z.array(z.string()),
  /** 견적 일치율 in percent; null below five completed deals. */
  agreement_rate: z.int().nullable(),
  answer_minutes: z.int().nullable(),
});
export type ProCard = z.output<typeof proCard>;

/** Who sells, as is to be said before hiring; made by domain/identity/seller. */
export const seller = z.object({
  kind: z.enum(["business", "person"]),
  summary: z.string(),
  facts: z.array(z.object({ key: z.string(), term: z.string(), detail: z.string() })),
  /** Whether the party to a hire may ask who the person is. */
  may_ask: z.boolean(),
});
export type SellerView = z.output<typeof seller>;

/** A pro's card where many are shown, with the regions they serve, those of the place asked for first. */
export const listedPro = proCard.extend({ regions: z.array(z.string()), region_count: z.int() });
export type ListedPro = z.output<typeof listedPro>;

/** Whether its customer may open a request again after ending it themselves; false for anybody else. */
export const reopeningLeft = z.boolean();

export const quoteState = z.enum(QUOTE_STATES);
export const quoteUnit = z.enum(QUOTE_UNITS);

/** A quote in a list: price only. Showing it is not a read. */
export const quoteSummary = z.object({
  id,
  pro: proCard,
  /** While they are, nobody hires them by this quote. */
  pro_suspended: z.boolean(),
  /** The customer asked this pro directly. */
  designated: z.boolean(),
  state: quoteState,
  /** Of the hire that it led to; null for none. */
  hire_state: z.enum(HIRE_STATES).nullable(),
  unit: quoteUnit,
  total: z.int(),
  sent_at: instant,
  read_at: instant.nullable(),
  unread_message_count: z.int(),
});
export type QuoteSummary = z.output<typeof quoteSummary>;

/** A price in credits with the modifiers that made it. */
export const creditPrice = z.object({
  credits: z.int(),
  formula: z.array(z.object({ label: z.string(), factor: z.number() })),
});
