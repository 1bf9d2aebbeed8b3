import * as z from "zod";
import { minutesText } from "#domain/calendar/duration-text.ts";
import { QUOTE_COST_FIXED_MS } from "#domain/credits/quote-cost.ts";
import { PASS_REASONS } from "#domain/received-request/pass.ts";
import { ONLINE } from "#domain/received-request/received-facts.ts";
import { RECEIVED_DEADLINES, RECEIVED_TABS } from "#domain/received-request/received-filter.ts";
import { RECEIVED_SORTS } from "#domain/received-request/received-order.ts";
import { siGunGuCode } from "#domain/region/region-rules.ts";
import { endpoint } from "../../endpoint.ts";
import { ruledText } from "../../ruled.ts";
import { flag, id, instant, listOf, nothing, page, searchWords, slug } from "../../schemas.ts";
import { creditPrice, quoteSummary } from "../market-parts.ts";
import { requestState } from "../requests/requests.ts";
import { qualityCard } from "./quotes.ts";

const passReason = z.enum(PASS_REASONS);

const receivedRequest = z.object({
  request_id: id,
  service: z.object({ slug: z.string(), name: z.string() }),
  /** The full name; null for one that is done online. */
  region: z.string().nullable(),
  state: requestState,
  designated: z.boolean(),
  urgent: z.boolean(),
  /** The customer's first answers in words. */
  brief: z.array(z.string()),
  /** The day that the customer asked for; null when none was, or it is still to be agreed on. */
  wanted_on: z.string().nullable(),
  decision: z.string(),
  photo_count: z.int(),
  quote_count: z.int(),
  quote_limit: z.int(),
  quotes_close_at: instant,
  price: creditPrice,
  received_at: instant,
  opened: z.boolean(),
  my_quote: quoteSummary
    .pick({ id: true, state: true, hire_state: true, unit: true, total: true })
    .nullable(),
  accepts_quotes: z.boolean(),
  /** Why the pro passed on it; null when they did not. */
  passed: passReason.nullable(),
  /** It may be passed on, or that be taken back. */
  may_pass: z.boolean(),
});

const counted = z.object({ value: z.string(), name: z.string(), count: z.int() });

/** How many requests each choice would show beside the other filters that are set; most first. */
const choiceCounts = z.object({
  total: z.int(),
  tabs: z.object({
    all: z.int(),
    unanswered: z.int(),
    quoted: z.int(),
    passed: z.int(),
  } satisfies Record<(typeof RECEIVED_TABS)[number], z.ZodType>),
  services: z.array(counted),
  regions: z.array(counted),
  designated: z.int(),
  urgent: z.int(),
  deadlines: z.object({
    today: z.int(),
    tomorrow: z.int(),
    three_days: z.int(),
  } satisfies Record<(typeof RECEIVED_DEADLINES)[number], z.ZodType>),
});

/** What the list is narrowed down by; each stands in the URL of the page under the same name. */
const receivedFilters = z.strictObject({
  filter: z.enum(RECEIVED_TABS).optional(),
  service: slug.optional(),
  /** A si-gun-gu, or what is done online. */
  region: z.union([z.literal(ONLINE), ruledText(siGunGuCode)]).optional(),
  designated: flag.optional(),
  urgent: flag.optional(),
  deadline: z.enum(RECEIVED_DEADLINES).optional(),
  /** Words in what the pro may read of the request. */
  q: searchWords.optional(),
  sort: z.enum(RECEIVED_SORTS).optional(),
});

export const receivedRequestEndpoints = {
  "pro.requests": endpoint("GET /api/v2/pro/requests/", {
    summary:
      "받은 요청: 서비스, 지역, 지정, 긴급, 마감, 말로 거르고 고른 순서로. 거를 때마다 남을 수도 함께",
    access: "pro",
    query: receivedFilters.extend(page.shape),
    output: listOf(receivedRequest).extend({
      counts: choiceCounts,
      /** Whether new ones are sent to this pro. */
      accepts_requests: z.boolean(),
    }),
  }),
  "pro.requests.unreadCount": endpoint("GET /api/v2/pro/requests/unread-count/", {
    summary: "아직 열어 보지 않은 받은 요청의 수",
    access: "pro",
    output: z.object({ count: z.int() }),
  }),
  "pro.requests.get": endpoint("GET /api/v2/pro/requests/{requestId}/", {
    summary: `받은 요청의 품질 카드와 견적 비용(${minutesText(QUOTE_COST_FIXED_MS)} 고정). 활동이 멈춘 고수에게는 고용된 채 진행 중인 것만`,
    access: "pro_at_work",
    params: { requestId: id },
    output: qualityCard,
    errors: ["not_found"],
  }),
  "pro.requests.pass": endpoint("POST /api/v2/pro/requests/{requestId}/pass/", {
    summary: "받은 요청 넘기기. 크레딧은 그대로이고, 다시 하면 이유가 바뀐다",
    access: "pro",
    params: { requestId: id },
    body: z.strictObject({ reason: passReason }),
    output: nothing,
    errors: ["not_found", "state_forbids"],
  }),
  "pro.requests.undoPass": endpoint("DELETE /api/v2/pro/requests/{requestId}/pass/", {
    summary: "넘긴 요청 되돌리기",
    access: "pro",
    params: { requestId: id },
    output: nothing,
    errors: ["not_found", "state_forbids"],
  }),
};

export type ReceivedRequest = z.output<typeof receivedRequest>;
export type ReceivedCounts = z.output<typeof choiceCounts>;
