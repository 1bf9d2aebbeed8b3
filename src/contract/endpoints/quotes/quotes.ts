import { DEAL_SIDES } from "#domain/quote/deal-side.ts";
import * as z from "zod";
import { HIRE_CANCELLERS, HIRE_STATES } from "#domain/request/lifecycle.ts";
import { HOLD_STATES } from "#domain/credits/hold-end.ts";
import { QUOTE_PAGE_ACTIONS } from "#domain/quote/page-actions.ts";
import { INCLUSIONS } from "#domain/quote/quote.ts";
import {
  extraCeiling,
  itemAmount,
  itemName,
  quoteFiles,
  quoteItems,
  quoteMessage,
  quoteTotal,
  validUntil,
} from "#domain/quote/quote-rules.ts";
import { declineReason } from "#domain/request/request-rules.ts";
import { endpoint, LARGE_BODY_KILOBYTES } from "../../endpoint.ts";
import { ruledInt, ruledList, ruledText } from "../../ruled.ts";
import { id, instant, listOf, nothing, page, picture, slug } from "../../schemas.ts";
import { changeOrder } from "./change-orders.ts";
import { quoteAttachment } from "./quote-files.ts";
import { standardLine } from "../public/catalogue.ts";
import {
  creditPrice,
  proCard,
  quoteState,
  quoteSummary,
  quoteUnit,
  reopeningLeft,
  seller,
} from "../market-parts.ts";
import { answerLine, contactTerms, requestState } from "../requests/requests.ts";

const inclusion = z.enum(INCLUSIONS);
export const quoteItemInput = z.strictObject({
  name: ruledText(itemName),
  inclusion,
  amount: ruledInt(itemAmount),
  /** Which of the service's standard lines it was chosen from. One of another service's counts as none. */
  standard: slug.nullish(),
});
/** A line that is there: what the rules of today say of it does not matter any more. */
export const quoteItem = z.object({
  name: z.string(),
  inclusion,
  amount: z.int(),
  standard: z.string().nullable(),
});

const quoteDetail = z.object({
  id,
  viewer: z.enum(DEAL_SIDES),
  request: z.object({
    id,
    service: z.object({ slug: z.string(), name: z.string() }),
    region: z.string().nullable(),
    state: requestState,
    customer_name: z.string(),
    /** Its first answers in words. */
    brief: z.array(z.string()),
    /** The customer's own side only: what they can do next where it has ended, in a sentence. */
    way_on: z.string().nullable(),
    reopening_left: reopeningLeft,
    /** The day that the customer asked for; null when none was, or it is still to be agreed on. */
    wanted_on: z.string().nullable(),
    /** The time of that day that they asked for, "HH:MM". */
    wanted_at: z.string().nullable(),
    /** Where it is to be, as far as the request says: the place that a hire begins with. */
    place: z.string(),
  }),
  pro: proCard,
  seller,
  /** What was checked of the pro and what was not, for children, care and homes; made by domain/identity/safety-checks. */
  safety: z.array(
    z.object({ key: z.string(), term: z.string(), holds: z.boolean(), detail: z.string() }),
  ),
  /** While they are, nobody hires them by this quote. */
  pro_suspended: z.boolean(),
  /** The customer asked this pro directly. */
  designated: z.boolean(),
  state: quoteState,
  unit: quoteUnit,
  items: z.array(quoteItem),
  total: z.int(),
  extra_ceiling: z.int(),
  all_in_total: z.int(),
  valid_until: z.string(),
  expired: z.boolean(),
  message: z.string(),
  attachments: z.array(quoteAttachment),
  sent_at: instant,
  read_at: instant.nullable(),
  /** The pro's own side only: what the quote cost and what became of it. */
  cost: z
    .object({
      credits: z.int(),
      formula: creditPrice.shape.formula,
      state: z.enum(HOLD_STATES),
      end_reason: z.string().nullable(),
    })
    .nullable(),
  /** The other side's phone number, once hired or allowed; a customer's only within their hours for calls. */
  phone: z.string().nullable(),
  /** When a number that may be seen is shown next, outside those hours. */
  phone_opens_at: instant.nullable(),
  result_notice: z.string().nullable(),
  hire: z
    .object({
      id,
      agreed_price: z.int(),
      agreed_date: z.string(),
      agreed_time: z.string().nullable(),
      /** Won that the work can come to at most by what was agreed on at hiring. */
      ceiling: z.int(),
      place: z.string(),
      scope: z.string(),
      state: z.enum(HIRE_STATES),
      cancel_reason: z.string().nullable(),
      cancelled_by: z.enum(HIRE_CANCELLERS).nullable(),
      cancelled_at: instant.nullable(),
      completed_at: instant.nullable(),
      review_id: id.nullable(),
      change_orders: z.array(changeOrder),
    })
    .nullable(),
  actions: z.array(z.enum(QUOTE_PAGE_ACTIONS)),
});

/** What a pro sees of a request before paying, with the price of answering it. */
export const qualityCard = z.object({
  request_id: id,
  service: z.object({ slug: z.string(), name: z.string() }),
  region: z.string().nullable(),
  state: requestState,
  designated: z.boolean(),
  urgent: z.boolean(),
  /** The day that was asked for; null when none was, or it is still to be agreed on. */
  wanted_on: z.string().nullable(),
  answers: z.array(answerLine),
  photos: z.array(picture),
  photo_count: z.int(),
  decision: z.string(),
  quote_count: z.int(),
  quote_limit: z.int(),
  published_at: instant,
  quotes_close_at: instant,
  customer: z.object({
    name: z.string(),
    read_rate: z.string(),
    hire_rate: z.string(),
    request_count: z.int(),
  }),
  contact: contactTerms,
  price: creditPrice.extend({ fixed_until: instant }),
  /** Lines that most quotes for this service have, in the order in which they are offered. */
  standard_lines: z.array(standardLine),
  my_quote_id: id.nullable(),
  accepts_quotes: z.boolean(),
  /** Why no quote may be sent, for the person; null when one may. */
  closed_reason: z.string().nullable(),
});

const quoteRef = { quoteId: id };

export const quoteEndpoints = {
  "quotes.create": endpoint("POST /api/v2/quotes/", {
    summary: "견적 보내기. 비용만큼 크레딧을 예치한다",
    access: "pro",
    bodyKilobytes: LARGE_BODY_KILOBYTES,
    body: z.strictObject({
      request_id: id,
      unit: quoteUnit,
      items: ruledList(quoteItemInput, quoteItems),
      total: ruledInt(quoteTotal),
      extra_ceiling: ruledInt(extraCeiling),
      valid_until: ruledText(validUntil),
      message: ruledText(quoteMessage),
      attachment_ids: ruledList(id, quoteFiles),
      /** The price shown to the pro; when it has changed since, nothing is sent. */
      expected_credits: z.int().optional(),
    }),
    output: z.object({ id, credits: z.int(), balance: z.int() }),
    success: 201,
    idempotent: true,
    errors: [
      "not_found",
      "quotes_closed",
      "quote_exists",
      "credits_insufficient",
      "credits_owed",
      "price_changed",
      "upload_unusable",
      "state_forbids",
    ],
  }),
  "quotes.list": endpoint("GET /api/v2/quotes/", {
    summary: "내가 보낸 견적. 활동이 멈춘 고수에게는 고용된 채 진행 중인 것만",
    access: "pro_at_work",
    query: page.extend({
      state: quoteState.optional(),
      /** Only quotes to which files may still be added. */
      takes_files: z.literal("true").optional(),
    }),
    output: listOf(
      quoteSummary.omit({ pro: true, pro_suspended: true, designated: true }).extend({
        request: z.object({
          id,
          service: z.object({ slug: z.string(), name: z.string() }),
          region: z.string().nullable(),
          state: requestState,
          customer_name: z.string(),
        }),
        credits: z.int(),
        credits_state: z.enum(HOLD_STATES),
      }),
    ).extend({
      /** How many there are in each state, whichever was asked for; null but on the first page. */
      counts: z.record(quoteState, z.int()).nullable(),
    }),
  }),
  "quotes.get": endpoint("GET /api/v2/quotes/{quoteId}", {
    summary: "견적 하나. 고객이 열면 읽은 것이 된다",
    access: "member",
    params: quoteRef,
    output: quoteDetail,
    errors: ["not_found"],
  }),
  "quotes.decline": endpoint("POST /api/v2/quotes/{quoteId}/decline/", {
    summary: "견적 거절 (고객)",
    access: "member",
    params: quoteRef,
    body: z.strictObject({ reason: ruledText(declineReason).optional() }),
    output: nothing,
    errors: ["not_found", "state_forbids"],
  }),
  "quotes.withdraw": endpoint("POST /api/v2/quotes/{quoteId}/withdraw/", {
    summary: "견적 취소하기 (고수). `unread`를 보내면, 그사이 고객이 읽었을 때 취소하지 않는다",
    access: "pro",
    params: quoteRef,
    body: z.strictObject({ unread: z.boolean().optional() }),
    output: nothing,
    errors: ["not_found", "state_forbids"],
  }),
};

export type QuoteDetail = z.output<typeof quoteDetail>;
export type QuoteItem = z.output<typeof quoteItem>;
export type QualityCard = z.output<typeof qualityCard>;
