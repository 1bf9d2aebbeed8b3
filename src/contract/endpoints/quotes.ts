import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { day, id, instant, listOf, nothing, page, text, won } from "../schemas.ts";
import { creditPrice, proCard, quoteState, quoteSummary } from "./market-parts.ts";
import { answerLine, contactTerms, requestState } from "./requests.ts";

export const quoteUnit = z.enum(["job", "hour", "visit", "pyeong", "negotiable"]);
export const quoteItem = z.strictObject({
  name: text(1, 60),
  inclusion: z.enum(["included", "extra", "excluded"]),
  amount: won,
});

const attachment = z.object({
  id,
  kind: z.enum(["image", "document"]),
  name: z.string(),
  bytes: z.int(),
  url: z.string(),
  thumb_url: z.string().nullable(),
});

const changeOrder = z.object({
  id,
  kind: z.enum(["price", "scope", "date"]),
  price: z.int().nullable(),
  scope: z.string().nullable(),
  agreed_date: z.string().nullable(),
  reason: z.string(),
  state: z.enum(["proposed", "approved", "rejected", "withdrawn"]),
  proposed_by: z.enum(["customer", "hired_pro"]),
  created_at: instant,
  decided_at: instant.nullable(),
  /** What the caller may do now: approve, reject, withdraw. */
  actions: z.array(z.string()),
});

const quoteDetail = z.object({
  id,
  viewer: z.enum(["customer", "pro"]),
  request: z.object({
    id,
    service: z.object({ slug: z.string(), name: z.string() }),
    region: z.string().nullable(),
    state: requestState,
    customer_name: z.string(),
  }),
  pro: proCard,
  state: quoteState,
  unit: quoteUnit,
  items: z.array(quoteItem),
  total: z.int(),
  extra_ceiling: z.int(),
  all_in_total: z.int(),
  valid_until: z.string(),
  expired: z.boolean(),
  message: z.string(),
  attachments: z.array(attachment),
  sent_at: instant,
  read_at: instant.nullable(),
  /** The pro's own side only: what the quote cost and what became of it. */
  cost: z
    .object({
      credits: z.int(),
      formula: creditPrice.shape.formula,
      state: z.enum(["held", "captured", "released"]),
      end_reason: z.string().nullable(),
    })
    .nullable(),
  /** The other side's phone number, once hired or allowed. */
  phone: z.string().nullable(),
  result_notice: z.string().nullable(),
  hire: z
    .object({
      id,
      agreed_price: z.int(),
      agreed_date: z.string(),
      place: z.string(),
      scope: z.string(),
      state: z.enum(["hired", "completed", "cancelled"]),
      cancel_reason: z.string().nullable(),
      review_id: id.nullable(),
      change_orders: z.array(changeOrder),
    })
    .nullable(),
  actions: z.array(z.string()),
});

/** What a pro sees of a request before paying, with the price of answering it. */
export const qualityCard = z.object({
  request_id: id,
  service: z.object({ slug: z.string(), name: z.string() }),
  region: z.string().nullable(),
  state: requestState,
  designated: z.boolean(),
  answers: z.array(answerLine),
  photos: z.array(z.string()),
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
  my_quote_id: id.nullable(),
  accepts_quotes: z.boolean(),
  /** Why no quote may be sent, for the person; null when one may. */
  closed_reason: z.string().nullable(),
});

const receivedRequest = z.object({
  request_id: id,
  service: z.object({ slug: z.string(), name: z.string() }),
  region: z.string().nullable(),
  state: requestState,
  designated: z.boolean(),
  decision: z.string(),
  photo_count: z.int(),
  quote_count: z.int(),
  quote_limit: z.int(),
  price: creditPrice,
  received_at: instant,
  opened: z.boolean(),
  my_quote: z.object({ id, state: quoteState }).nullable(),
  accepts_quotes: z.boolean(),
});

const message = z.object({
  id,
  mine: z.boolean(),
  author_name: z.string(),
  body: z.string(),
  created_at: instant,
  read: z.boolean(),
});

/** A thread in the list of a person's talks. */
const messageThread = z.object({
  quote_id: id,
  viewer: z.enum(["customer", "pro"]),
  /** The other side as the caller may know them. */
  other: z.object({ name: z.string(), photo_url: z.string().nullable() }),
  service: z.object({ slug: z.string(), name: z.string() }),
  quote_state: quoteState,
  last_message: z.object({
    mine: z.boolean(),
    /** Null while the customer has not opened the quote: a list is not a read. */
    body: z.string().nullable(),
    created_at: instant,
  }),
  unread_count: z.int(),
});

const quoteRef = { quoteId: id };
const changeOrderRef = { changeOrderId: id };

export const quoteEndpoints = {
  "pro.requests": endpoint("pro.requests", {
    summary: "받은 요청",
    access: "pro",
    query: page.extend({ filter: z.enum(["all", "unanswered", "quoted"]).optional() }),
    output: listOf(receivedRequest),
  }),
  "pro.requests.unreadCount": endpoint("pro.requests.unreadCount", {
    summary: "아직 열어 보지 않은 받은 요청의 수",
    access: "pro",
    output: z.object({ count: z.int() }),
  }),
  "pro.requests.get": endpoint("pro.requests.get", {
    summary: "받은 요청의 품질 카드와 견적 비용(10분 고정)",
    access: "pro",
    params: { requestId: id },
    output: qualityCard,
    errors: ["not_found"],
  }),
  "quotes.create": endpoint("quotes.create", {
    summary: "견적 보내기. 비용만큼 크레딧을 맡긴다",
    access: "pro",
    body: z.strictObject({
      request_id: id,
      unit: quoteUnit,
      items: z.array(quoteItem),
      total: won,
      extra_ceiling: won,
      valid_until: day,
      message: text(10, 2000),
      attachment_ids: z.array(id).max(5, "파일은 5개까지 붙일 수 있어요."),
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
      "price_changed",
      "upload_unusable",
    ],
  }),
  "quotes.list": endpoint("quotes.list", {
    summary: "내가 보낸 견적",
    access: "pro",
    query: page.extend({ state: quoteState.optional() }),
    output: listOf(
      quoteSummary.omit({ pro: true }).extend({
        request: z.object({
          id,
          service: z.object({ slug: z.string(), name: z.string() }),
          region: z.string().nullable(),
          state: requestState,
          customer_name: z.string(),
        }),
        credits: z.int(),
        credits_state: z.enum(["held", "captured", "released"]),
      }),
    ),
  }),
  "quotes.get": endpoint("quotes.get", {
    summary: "견적 하나. 고객이 열면 읽은 것이 된다",
    access: "member",
    params: quoteRef,
    output: quoteDetail,
    errors: ["not_found"],
  }),
  "quotes.decline": endpoint("quotes.decline", {
    summary: "견적 거절 (고객)",
    access: "member",
    params: quoteRef,
    body: z.strictObject({ reason: text(0, 300).optional() }),
    output: nothing,
    errors: ["not_found", "state_forbids"],
  }),
  "quotes.withdraw": endpoint("quotes.withdraw", {
    summary: "견적 거두기 (고수)",
    access: "pro",
    params: quoteRef,
    body: z.strictObject({}),
    output: nothing,
    errors: ["not_found", "state_forbids"],
  }),
  "quotes.messages": endpoint("quotes.messages", {
    summary: "견적의 대화. 새 글부터; 불러오면 읽은 것으로 표시",
    access: "member",
    params: quoteRef,
    query: page,
    output: listOf(message),
    errors: ["not_found", "state_forbids"],
  }),
  "quotes.messages.create": endpoint("quotes.messages.create", {
    summary: "대화에 글 남기기",
    access: "member",
    params: quoteRef,
    body: z.strictObject({ body: text(1, 2000) }),
    output: message,
    success: 201,
    errors: ["not_found", "state_forbids", "too_many"],
  }),
  "messages.threads": endpoint("messages.threads", {
    summary: "내 대화, 새 글이 온 것부터",
    access: "member",
    query: page,
    output: listOf(messageThread),
  }),
  "quotes.changeOrders.create": endpoint("quotes.changeOrders.create", {
    summary: "고용 뒤 가격·범위·날짜 변경을 제안",
    access: "member",
    params: quoteRef,
    body: z.discriminatedUnion("kind", [
      z.strictObject({ kind: z.literal("price"), price: won, reason: text(2, 300) }),
      z.strictObject({ kind: z.literal("scope"), scope: text(2, 1000), reason: text(2, 300) }),
      z.strictObject({ kind: z.literal("date"), agreed_date: day, reason: text(2, 300) }),
    ]),
    output: changeOrder,
    success: 201,
    errors: ["not_found", "state_forbids", "conflict"],
  }),
  "changeOrders.approve": endpoint("changeOrders.approve", {
    summary: "변경 제안 받아들이기",
    access: "member",
    params: changeOrderRef,
    body: z.strictObject({}),
    output: changeOrder,
    errors: ["not_found", "state_forbids"],
  }),
  "changeOrders.reject": endpoint("changeOrders.reject", {
    summary: "변경 제안 거절",
    access: "member",
    params: changeOrderRef,
    body: z.strictObject({}),
    output: changeOrder,
    errors: ["not_found", "state_forbids"],
  }),
  "changeOrders.withdraw": endpoint("changeOrders.withdraw", {
    summary: "내가 낸 변경 제안 거두기",
    access: "member",
    params: changeOrderRef,
    body: z.strictObject({}),
    output: changeOrder,
    errors: ["not_found", "state_forbids"],
  }),
};

export type QuoteDetail = z.output<typeof quoteDetail>;
export type QuoteItem = z.output<typeof quoteItem>;
export type QualityCard = z.output<typeof qualityCard>;
export type ReceivedRequest = z.output<typeof receivedRequest>;
export type Message = z.output<typeof message>;
export type MessageThread = z.output<typeof messageThread>;
export type ChangeOrder = z.output<typeof changeOrder>;
