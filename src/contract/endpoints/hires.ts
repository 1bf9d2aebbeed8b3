import * as z from "zod";
import { HIRE_CANCELLERS, HIRE_STATES } from "#domain/request/lifecycle.ts";
import { endpoint } from "../endpoint.ts";
import { id, instant } from "../schemas.ts";
import { proCard, seller } from "./market-parts.ts";
import { review } from "./reviews.ts";

/** A hire as its customer looks back at it. */
const customerHire = z.object({
  id,
  request_id: id,
  quote_id: id,
  service: z.object({ slug: z.string(), name: z.string() }),
  pro: proCard,
  seller,
  agreed_price: z.int(),
  agreed_date: z.string(),
  state: z.enum(HIRE_STATES),
  completed_at: instant.nullable(),
  /** Also of a review that was deleted: there is never a second one. */
  review_id: id.nullable(),
});

/** The same as its pro sees it: for whom, when, where, and what became of it. */
const proHire = z.object({
  id,
  quote_id: id,
  service: z.object({ slug: z.string(), name: z.string() }),
  region: z.string().nullable(),
  customer_name: z.string(),
  pro: z.object({ id, display_name: z.string() }),
  agreed_price: z.int(),
  quoted_price: z.int(),
  agreed_date: z.string(),
  agreed_time: z.string().nullable(),
  place: z.string(),
  scope: z.string(),
  state: z.enum(HIRE_STATES),
  cancelled_by: z.enum(HIRE_CANCELLERS).nullable(),
  cancel_reason: z.string().nullable(),
  /** As on the quote: within the customer's hours for calls, while the hire stands. */
  phone: z.string().nullable(),
  phone_opens_at: instant.nullable(),
  published_at: instant,
  quoted_at: instant,
  hired_at: instant,
  completed_at: instant.nullable(),
  cancelled_at: instant.nullable(),
  reviewed_at: instant.nullable(),
});

/** What is left of a hire's review, and its place in the record of its pro's reviews. */
const hireReview = z.object({
  pro: z.object({ id, display_name: z.string() }),
  /** Null once it was deleted. */
  review: review.nullable(),
  record: z.object({ position: z.int(), hash: z.string(), at: instant }),
});

export const hireEndpoints = {
  "hires.get": endpoint("GET /api2/hires/{hireId}/", {
    summary: "내가 고용한 거래 하나: 무엇을 누구와 했는지",
    access: "member",
    params: { hireId: id },
    output: customerHire,
    errors: ["not_found"],
  }),
  "hires.sellerIdentity": endpoint("POST /api2/hires/{hireId}/seller-identity/", {
    summary: "고용한 고수의 이름과 전화번호 (고객만). 본 일이 기록되고 고수가 알게 된다",
    access: "member",
    params: { hireId: id },
    body: z.strictObject({}),
    output: z.object({ name: z.string(), phone: z.string().nullable() }),
    errors: ["not_found", "identity_unchecked", "too_many"],
  }),
  "hires.review": endpoint("GET /api2/hires/{hireId}/review/", {
    summary: "거래의 후기와 그 기록 (고객과 고용된 고수)",
    access: "member",
    params: { hireId: id },
    output: hireReview,
    errors: ["not_found"],
  }),
  "pro.hires.get": endpoint("GET /api2/pro/hires/{hireId}/", {
    summary: "내가 고용된 거래 하나: 누구의 일을 언제 어디서 하는지",
    access: "member",
    params: { hireId: id },
    output: proHire,
    errors: ["not_found"],
  }),
};

export type CustomerHire = z.output<typeof customerHire>;
export type ProHire = z.output<typeof proHire>;
export type HireReview = z.output<typeof hireReview>;
