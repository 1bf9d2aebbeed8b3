import { LEAVING_WAYS } from "#domain/membership/leaving/leaving-offer.ts";
import { PRODUCT_KINDS } from "#domain/membership/plans/plan-version.ts";
import { REFUND_METHODS } from "#domain/payment/refund-method.ts";
import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { day, id, text, won } from "../schemas.ts";
import {
  billingInfo,
  guaranteeAnswer,
  leavingOffer,
  membership,
  membershipOverview,
  plan,
  planSchedule,
} from "./membership-parts.ts";

/** What came of something that may have charged. `pending`: the gateway has not said yet. */
const charged = z.object({
  payment: z.enum(["none", "paid", "pending"]),
  membership: membership.nullable(),
});

const billingKey = text(1, 200);
const productRef = z.strictObject({ product_id: id });

/** Won that the person was shown: more than that is never charged. */
export const shownPrice = won.optional();

const changed = z.object({ membership: membership.nullable() });

const chargeErrors = [
  "not_active",
  "payment_pending",
  "payment_declined",
  "method_missing",
  "method_unusable",
  "payments_unavailable",
] as const;

export const membershipEndpoints = {
  "products.list": endpoint("GET /api2/products/", {
    summary: "파는 것: 멤버십과 한 번 사는 크레딧",
    access: "anyone",
    output: z.object({
      items: z.array(
        z.object({
          id,
          kind: z.enum(PRODUCT_KINDS),
          name: z.string(),
          credit: z.int(),
          price: won,
        }),
      ),
    }),
  }),
  "subscriptions.plans": endpoint("GET /api/v2/subscriptions/", {
    summary: "고를 수 있는 멤버십",
    access: "anyone",
    shared: true,
    output: z.object({ items: z.array(plan) }),
  }),
  "subscriptions.buy": endpoint("POST /api/v2/subscriptions/", {
    summary: "멤버십 시작하기. 첫 결제가 확인되면 크레딧이 들어온다",
    access: "verified",
    body: z.strictObject({
      product_id: id,
      /** As the gateway's page issued it; without one the account's method pays. */
      billing_key: billingKey.optional(),
      /** The monthly charge on a phone bill needs it. */
      consent: z.boolean().optional(),
      price: shownPrice,
    }),
    output: charged,
    success: 201,
    idempotent: true,
    charges: true,
    errors: [
      "membership_exists",
      "plan_unknown",
      "plan_price_changed",
      "billing_key_unusable",
      "payment_pending",
      "payment_declined",
      "method_missing",
      "method_unusable",
      "payments_unavailable",
    ],
  }),
  "subscriptions.overview": endpoint("GET /api/v2/subscriptions/overview/", {
    summary: "내 멤버십 화면에 보이는 모든 것",
    access: "member",
    output: membershipOverview,
  }),
  "subscriptions.cancel": endpoint("POST /api/v2/subscriptions/cancel/", {
    summary: "해지. 기간 끝까지는 그대로 쓴다",
    access: "member",
    body: z.strictObject({}),
    output: changed,
    errors: ["not_active", "payment_pending", "renewal_under_way"],
  }),
  "subscriptions.restart": endpoint("POST /api/v2/subscriptions/restart/", {
    summary: "해지 취소하기",
    access: "member",
    body: z.strictObject({}),
    output: changed,
    errors: [
      "not_active",
      "nothing_pending",
      "renewal_under_way",
      "payment_pending",
      "overdue_forbids",
    ],
  }),
  "subscriptions.upgrade": endpoint("POST /api/v2/subscriptions/upgrade/", {
    summary: "지금 업그레이드: 차액을 내고 차이만큼 크레딧을 받는다",
    access: "member",
    body: productRef.extend({ price: shownPrice }),
    output: charged,
    idempotent: true,
    charges: true,
    errors: [
      ...chargeErrors,
      "overdue_forbids",
      "change_while_canceling",
      "renewal_under_way",
      "plan_unknown",
      "plan_price_changed",
      "upgrade_not_higher",
    ],
  }),
  "subscriptions.schedules": endpoint("GET /api/v2/subscriptions/schedules/", {
    summary: "다음 기간부터 바꾸기로 한 일들, 기다리는 것이 맨 앞",
    access: "member",
    output: z.object({ items: z.array(planSchedule) }),
  }),
  "subscriptions.schedules.create": endpoint("POST /api/v2/subscriptions/schedules/", {
    summary: "다음 기간부터 바꾸기",
    access: "member",
    body: productRef,
    output: changed,
    success: 201,
    errors: [
      "not_active",
      "payment_pending",
      "overdue_forbids",
      "change_while_canceling",
      "renewal_under_way",
      "plan_unknown",
      "same_plan",
    ],
  }),
  "subscriptions.schedules.remove": endpoint("DELETE /api/v2/subscriptions/schedules/", {
    summary: "바꾸기로 한 일 취소하기",
    access: "member",
    output: changed,
    errors: [
      "not_active",
      "nothing_pending",
      "renewal_under_way",
      "payment_pending",
      "overdue_forbids",
    ],
  }),
  "subscriptions.nextBilling": endpoint("GET /api/v2/subscriptions/next-billing/", {
    summary: "이 상품의 다음 결제",
    access: "member",
    query: productRef,
    output: z.object({
      product_id: id,
      amount: won,
      credit: z.int(),
      payment_due_date: day,
      method: billingInfo.nullable(),
    }),
    errors: ["not_found"],
  }),
  "subscriptions.retry": endpoint("POST /api/v2/subscriptions/retry/", {
    summary: "밀린 금액 지금 내기",
    access: "member",
    body: z.strictObject({}),
    output: charged,
    idempotent: true,
    charges: true,
    errors: [...chargeErrors, "nothing_due"],
  }),
  "subscriptions.consent": endpoint("POST /api/v2/subscriptions/consent/", {
    summary: "오르는 가격에 동의",
    access: "member",
    body: z.strictObject({ price: won }),
    output: changed,
    errors: [
      "not_active",
      "payment_pending",
      "overdue_forbids",
      "change_while_canceling",
      "no_price_rise",
      "consent_not_open",
      "plan_price_changed",
    ],
  }),
  "subscriptions.guaranteeRefund": endpoint("GET /api/v2/subscriptions/guarantee-refund/", {
    summary: "보장 환불을 받을 수 있는지, 없으면 왜인지",
    access: "member",
    output: guaranteeAnswer,
  }),
  "subscriptions.guaranteeRefund.claim": endpoint("POST /api/v2/subscriptions/guarantee-refund/", {
    summary: "보장 환불 받기",
    access: "member",
    body: z.strictObject({}),
    output: z.object({ refunded: won, method: z.enum(REFUND_METHODS) }),
    idempotent: true,
    charges: true,
    errors: ["not_active", "payment_pending", "guarantee_not_eligible"],
  }),
  "subscriptions.leave": endpoint("GET /api/v2/subscriptions/leave/", {
    summary: "지금 해지하면 돌려받을 금액과 그 계산, 함께 끝나는 것",
    access: "member",
    /** Null while there is no membership to leave. */
    output: z.object({ offer: leavingOffer.nullable() }),
  }),
  "subscriptions.leave.now": endpoint("POST /api/v2/subscriptions/leave/", {
    summary: "지금 해지하고 환불받기",
    access: "member",
    body: z.strictObject({
      /** Won that the person was shown: less than that is never given back unasked. */
      amount: won.optional(),
    }),
    output: z.object({
      by: z.enum(LEAVING_WAYS),
      refunded: won,
      method: z.enum(REFUND_METHODS).nullable(),
    }),
    idempotent: true,
    charges: true,
    errors: ["not_active", "payment_pending", "renewal_under_way", "refund_changed"],
  }),
  "users.me.subscription": endpoint("GET /api/v2/users/me/subscriptions/", {
    summary: "내 멤버십. 없으면 404",
    access: "member",
    output: membership,
    errors: ["not_found"],
  }),
  "users.me.billingInfo": endpoint("GET /api/v2/users/me/billing-info/", {
    summary: "내 결제 수단. 없으면 404",
    access: "member",
    output: billingInfo,
    errors: ["not_found"],
  }),
  "users.me.billingInfo.set": endpoint("POST /api/v2/users/me/billing-info/", {
    summary: "결제 수단 바꾸기. 밀린 금액이 있으면 바로 낸다",
    access: "verified",
    body: z.strictObject({ billing_key: billingKey, consent: z.boolean().optional() }),
    output: billingInfo.extend({ payment: z.enum(["none", "paid", "pending"]) }),
    idempotent: "optional",
    charges: true,
    errors: ["billing_key_unusable", "payment_declined", "payments_unavailable"],
  }),
  "users.me.billingInfo.remove": endpoint("DELETE /api/v2/users/me/billing-info/", {
    summary: "결제 수단 삭제. 멤버십이 이어지거나 확인 중인 결제가 있으면 할 수 없다",
    access: "member",
    output: z.object({}),
    errors: ["not_found", "method_in_use", "payment_pending"],
  }),
};
