import * as z from "zod";
import { CUSTOMER_ACTIONS } from "#domain/request/available-actions.ts";
import { HIRE_CANCELLERS, HIRE_STATES, REQUEST_STATES } from "#domain/request/lifecycle.ts";
import type { Answers } from "#domain/request-form/question.ts";
import { QUOTE_LIMITS } from "#domain/request/quote-limits.ts";
import { INCLUSIONS } from "#domain/quote/quote.ts";
import { agreedPriceRule } from "#domain/quote/agreed-price.ts";
import {
  areCallTimesInOrder,
  CALL_TIMES_TURNED,
  callTime,
  cancelReason,
  closeReason,
  agreedTime,
  workDay,
  workPlace,
} from "#domain/request/request-rules.ts";
import { endpoint, LARGE_BODY_KILOBYTES } from "../../endpoint.ts";
import { ruledInt, ruledText } from "../../ruled.ts";
import { id, instant, listOf, nothing, page, picture, regionCode, slug } from "../../schemas.ts";
import { proCard, quoteSummary, reopeningLeft } from "../market-parts.ts";
import { spending } from "./request-spending.ts";

export const requestState = z.enum(REQUEST_STATES);

/** How pros may reach the customer: messages only, or calls within a window of the day. */
export const contactTerms = z.discriminatedUnion("channel", [
  z.strictObject({ channel: z.literal("messages") }),
  z
    .strictObject({
      channel: z.literal("calls"),
      call_from: ruledText(callTime),
      call_to: ruledText(callTime),
    })
    .refine(({ call_from, call_to }) => areCallTimesInOrder(call_from, call_to), {
      path: ["call_to"],
      message: CALL_TIMES_TURNED,
    }),
]);

export const answerLine = z.object({ question: z.string(), label: z.string(), value: z.string() });

const requestSummary = z.object({
  id,
  service: z.object({ slug: z.string(), name: z.string() }),
  region: z.string().nullable(),
  state: requestState,
  /** The day that was asked for; null when none was, or it is still to be agreed on. */
  wanted_on: z.string().nullable(),
  quote_count: z.int(),
  unread_quote_count: z.int(),
  quote_limit: z.int(),
  /** Its hire was reviewed, whatever became of that review: there is never a second one. */
  reviewed: z.boolean(),
  /** A pro has it, or is about to. */
  has_recipients: z.boolean(),
  /** 긴급 요청 was bought for it. */
  urgent: z.boolean(),
  published_at: instant,
  quotes_close_at: instant,
  closes_at: instant,
});

const actions = z.array(z.enum(CUSTOMER_ACTIONS));

/** What the page of the comparison would show: how many quotes, and how many of them nobody has read. */
const compared = z.object({ quotes: z.int(), unread: z.int() });

const hireView = z.object({
  id,
  quote_id: id,
  pro: proCard,
  quoted_price: z.int(),
  agreed_price: z.int(),
  agreed_date: z.string(),
  agreed_time: z.string().nullable(),
  place: z.string(),
  scope: z.string(),
  state: z.enum(HIRE_STATES),
  /** The other side proposed a change, and the caller has not answered it. */
  awaits_answer: z.boolean(),
  phone: z.string().nullable(),
  hired_at: instant,
  completed_at: instant.nullable(),
  cancelled_at: instant.nullable(),
  cancel_reason: z.string().nullable(),
  cancelled_by: z.enum(HIRE_CANCELLERS).nullable(),
  review_id: id.nullable(),
  /** When it was reviewed, whatever became of that review. */
  reviewed_at: instant.nullable(),
});

const requestDetail = requestSummary.extend({
  answers: z.array(answerLine),
  photos: z.array(picture),
  contact: contactTerms,
  state_reason: z.string().nullable(),
  /** Pros whom it has reached or is about to reach. */
  recipient_count: z.int(),
  /** Whether it is on its way to them: `request_changed` tells when it is there. */
  is_dispatching: z.boolean(),
  /** Pros whom the customer asked directly, by name. */
  designated_pros: z.array(
    z.object({
      id,
      display_name: z.string(),
      photo_url: z.string().nullable(),
      /** Passed on it. */
      passed: z.boolean(),
    }),
  ),
  /** Since when it is over without the work, or the hire of it was cancelled. */
  ended_at: instant.nullable(),
  reopening_left: reopeningLeft,
  quotes: z.array(quoteSummary),
  compared,
  hire: hireView.nullable(),
  contact_permissions: z.array(z.object({ pro_id: id, allowed: z.boolean() })),
  spending,
  actions,
});

/** Quotes by what they can come to at most, and their lines with what each of them says of it. */
const comparison = z.object({
  request: z.object({
    id,
    service: z.object({ slug: z.string(), name: z.string() }),
    state: requestState,
  }),
  quotes: z.array(
    quoteSummary.extend({
      extra_ceiling: z.int(),
      all_in_total: z.int(),
      valid_until: z.string(),
      /** Who sells, in a few words. */
      seller: z.string(),
    }),
  ),
  lines: z.array(
    z.object({
      name: z.string(),
      cells: z.array(
        z
          .object({
            inclusion: z.enum(INCLUSIONS),
            amount: z.int(),
            /** How this quote words it; null where that is the line's own name. */
            wording: z.string().nullable(),
          })
          .nullable(),
      ),
      differs: z.boolean(),
    }),
  ),
  /** Places in `quotes`; null where none stands out. */
  standouts: z.object({ cheapest: z.int().nullable(), fullest: z.int().nullable() }),
});

/** What a new request may begin with. */
const copiedAnswers = z.object({
  service: z.object({ slug: z.string(), name: z.string() }),
  answers: z.record(z.string(), z.custom<Answers[string]>()),
  quote_limit: z.int(),
  contact: contactTerms,
  had_photos: z.boolean(),
});

const namedRegion = z.object({ code: z.string(), name: z.string() });

const requestRef = { requestId: id };

export const requestEndpoints = {
  "requests.create": endpoint("POST /api2/requests/", {
    summary: "요청 보내기. 맞는 고수에게 한 번에 전해진다",
    access: "verified",
    bodyKilobytes: LARGE_BODY_KILOBYTES,
    body: z.strictObject({
      service: slug,
      form_version: z.int(),
      answers: z.custom<Answers>(
        (value) => typeof value === "object" && value !== null && !Array.isArray(value),
      ),
      region_code: regionCode.nullable(),
      quote_limit: z.literal(QUOTE_LIMITS),
      contact: contactTerms,
      designated_pro_id: id.optional(),
    }),
    output: z.object({
      id,
      state: requestState,
      recipient_count: z.int(),
      /** Whether the pro asked directly is among the recipients. */
      designated: z.boolean(),
    }),
    success: 201,
    errors: [
      "phone_unverified",
      "duplicate_request",
      "form_outdated",
      "upload_unusable",
      "not_found",
      "too_many",
    ],
  }),
  "requests.list": endpoint("GET /api2/requests/", {
    summary: "내 요청",
    access: "member",
    query: page,
    output: listOf(requestSummary),
  }),
  "requests.get": endpoint("GET /api2/requests/{requestId}", {
    summary: "내 요청 하나와 받은 견적. 견적을 읽은 것은 아니다",
    access: "member",
    params: requestRef,
    output: requestDetail,
    errors: ["not_found"],
  }),
  "requests.compare": endpoint("GET /api2/requests/{requestId}/compare/", {
    summary: "견적을 나란히 비교. 보여 준 견적은 읽은 것이 된다",
    access: "member",
    params: requestRef,
    query: z.strictObject({ quote_ids: z.string().max(400).optional() }),
    output: comparison,
    errors: ["not_found"],
  }),
  "requests.recommended": endpoint("GET /api2/requests/{requestId}/recommended/", {
    summary: "이 요청에 맞는 고수와 순서의 이유",
    access: "member",
    params: requestRef,
    output: z.object({
      request: requestSummary,
      compared,
      items: z.array(
        z.object({
          pro: proCard,
          reasons: z.array(z.string()),
          received: z.boolean(),
          designated: z.boolean(),
          /** Asked directly and passed on it; of anybody else that is nobody's business. */
          passed: z.boolean(),
          quoted: z.boolean(),
          /** Their quote by its price, as in the list of quotes: showing it is not a read. */
          quote: quoteSummary.pick({ id: true, state: true, unit: true, total: true }).nullable(),
          /** What their jobs of this service came to in the middle, in won, and of how many; null below five. */
          typical_price: z.object({ amount: z.int(), deals: z.int() }).nullable(),
          /** Their newest review for this service. */
          review: z
            .object({ id, author_name: z.string(), rating: z.int(), excerpt: z.string() })
            .nullable(),
          /** The first photos of their newest pieces of this service. */
          photos: z.array(picture.extend({ title: z.string() })),
        }),
      ),
      /** Where the request is, to look for others by: null for one that is done online. */
      place: z.object({ si_gun_gu: namedRegion, si_do: namedRegion }).nullable(),
    }),
    errors: ["not_found"],
  }),
  "requests.designate": endpoint("POST /api2/requests/{requestId}/designate/", {
    summary: "고수 한 명에게 직접 부탁하기(지정 요청)",
    access: "member",
    params: requestRef,
    body: z.strictObject({ pro_id: id }),
    output: nothing,
    errors: ["not_found", "state_forbids", "conflict"],
  }),
  "requests.contactPermission": endpoint(
    "PUT /api2/requests/{requestId}/contact-permissions/{proId}/",
    {
      summary: "한 고수에게 전화번호를 보이거나 숨기기. 기록에 남는다",
      access: "member",
      params: { requestId: id, proId: id },
      body: z.strictObject({ allowed: z.boolean() }),
      output: nothing,
      errors: ["not_found", "state_forbids"],
    },
  ),
  "requests.copy": endpoint("GET /api2/requests/{requestId}/copy/", {
    summary: "같은 내용으로 새 요청을 쓰기 위한 답. 지금 요청서에 있는 질문만, 사진은 빼고",
    access: "member",
    params: requestRef,
    output: copiedAnswers,
    errors: ["not_found"],
  }),
  "requests.last": endpoint("GET /api2/services/{slug}/last-request/", {
    summary: "이 서비스를 지난번에 요청한 답과, 서비스를 가리지 않고 지난번에 요청한 곳",
    access: "member",
    params: { slug },
    output: z.object({
      /** Null for who has never asked for this service, and while one for its place is open: the same again would be refused. */
      same_service: copiedAnswers.extend({ published_at: instant }).nullable(),
      place: namedRegion.nullable(),
      /** Their requests for this service that are still open: a second one for the same place is refused. */
      open: z.array(z.object({ id, place: namedRegion.nullable() })),
    }),
    errors: ["not_found"],
  }),
  "requests.close": endpoint("POST /api2/requests/{requestId}/close/", {
    summary: "요청 마감하기",
    access: "member",
    params: requestRef,
    body: z.strictObject({ reason: ruledText(closeReason).optional() }),
    output: requestDetail,
    errors: ["not_found", "state_forbids"],
  }),
  "requests.stopQuotes": endpoint("POST /api2/requests/{requestId}/stop-quotes/", {
    summary: "견적 그만 받기. 요청과 이미 온 견적은 그대로",
    access: "member",
    params: requestRef,
    body: z.strictObject({}),
    output: requestDetail,
    errors: ["not_found", "state_forbids"],
  }),
  "requests.reopen": endpoint("POST /api2/requests/{requestId}/reopen/", {
    summary: "마감한 요청을 한 번 다시 열기",
    access: "member",
    params: requestRef,
    body: z.strictObject({}),
    output: requestDetail,
    errors: ["not_found", "state_forbids", "duplicate_request"],
  }),
  "requests.hire": endpoint("POST /api2/requests/{requestId}/hire/", {
    summary: "견적 하나를 골라 고용",
    access: "member",
    params: requestRef,
    body: z.strictObject({
      quote_id: id,
      agreed_price: ruledInt(agreedPriceRule),
      agreed_date: ruledText(workDay),
      agreed_time: ruledText(agreedTime).nullish(),
      place: ruledText(workPlace),
    }),
    output: requestDetail,
    errors: ["not_found", "state_forbids", "quote_closed", "quote_expired", "pro_suspended"],
  }),
  "requests.complete": endpoint("POST /api2/requests/{requestId}/complete/", {
    summary: "일이 끝났음을 알리기 (고객이나 고용된 고수)",
    access: "member",
    params: requestRef,
    body: z.strictObject({}),
    output: nothing,
    errors: ["not_found", "state_forbids"],
  }),
  "requests.cancel": endpoint("POST /api2/requests/{requestId}/cancel/", {
    summary: "고용을 취소 (고객이나 고용된 고수, 이유와 함께)",
    access: "member",
    params: requestRef,
    body: z.strictObject({ reason: ruledText(cancelReason) }),
    output: nothing,
    errors: ["not_found", "state_forbids"],
  }),
};

export type RequestDetail = z.output<typeof requestDetail>;
export type RequestSummary = z.output<typeof requestSummary>;
export type HireView = z.output<typeof hireView>;
export type Comparison = z.output<typeof comparison>;
