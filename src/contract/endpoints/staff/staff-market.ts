import * as z from "zod";
import { quoteState, quoteSummary, quoteUnit } from "../market-parts.ts";
import { REVIEW_STATES } from "#domain/review/review-state.ts";
import { REQUEST_STATES } from "#domain/request/lifecycle.ts";
import { LEGAL_REASONS } from "#domain/review/deletion.ts";
import { endpoint } from "../../endpoint.ts";
import { id, instant, nothing, won } from "../../schemas.ts";
import { answerLine } from "../requests/requests.ts";
import { note, pastDecision, person, reason } from "./staff-parts.ts";

const requestRef = { requestId: id };
const reviewRef = { reviewId: id };

export const staffMarketEndpoints = {
  "staff.requests.get": endpoint("GET /api/v2/staff/requests/{requestId}/", {
    summary: "요청 하나 찾아보기. 본 일이 기록된다",
    access: "staff",
    permission: "requests",
    params: requestRef,
    output: z.object({
      id,
      service: z.string(),
      region: z.string().nullable(),
      state: z.enum(REQUEST_STATES),
      state_reason: z.string().nullable(),
      published_at: instant,
      /** Only what a pro may read before a hire. */
      answers: z.array(answerLine),
      customer: person,
      quotes: z.array(
        z.object({
          pro_id: id,
          pro_name: z.string(),
          state: quoteState,
          hire_state: quoteSummary.shape.hire_state,
          /** Of its hire, as it was agreed on last. */
          agreed_price: won.nullable(),
          unit: quoteUnit,
          total: won,
          sent_at: instant,
        }),
      ),
      can_block: z.boolean(),
      decisions: z.array(pastDecision),
    }),
    errors: ["not_found"],
  }),
  "staff.requests.block": endpoint("POST /api/v2/staff/requests/{requestId}/block/", {
    summary: "허위 요청 막기. 예치한 크레딧이 돌아가고 관련된 사람에게 알린다",
    access: "staff",
    permission: "requests",
    params: requestRef,
    body: z.strictObject({ reason }),
    output: nothing,
    errors: ["not_found", "state_forbids"],
  }),
  "staff.reviews.get": endpoint("GET /api/v2/staff/reviews/{reviewId}/", {
    summary: "후기 하나 찾아보기. 본 일이 기록된다",
    access: "staff",
    permission: "reviews",
    params: reviewRef,
    output: z.object({
      id,
      state: z.enum(REVIEW_STATES),
      service: z.string(),
      rating: z.int(),
      body: z.string(),
      created_at: instant,
      pro: z.object({ id, display_name: z.string() }),
      author: person,
      decisions: z.array(pastDecision),
    }),
    errors: ["not_found"],
  }),
  "staff.reviews.delete": endpoint("POST /api/v2/staff/reviews/{reviewId}/delete/", {
    summary: "법에 정해진 이유로 후기 내리기. 이유는 기록과 사슬에 남고 삭제한 수가 보인다",
    access: "staff",
    permission: "reviews",
    params: reviewRef,
    body: z.strictObject({
      legal_reason: z.enum(LEGAL_REASONS),
      note,
    }),
    output: nothing,
    errors: ["not_found", "state_forbids"],
  }),
};
