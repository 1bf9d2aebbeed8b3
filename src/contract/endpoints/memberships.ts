import * as z from "zod";
import { OVERDUE_CAUSES } from "#domain/membership/overdue-cause.ts";
import { endpoint } from "../endpoint.ts";
import { day, id, instant, text, won } from "../schemas.ts";

export const plan = z.object({
  id,
  name: z.string(),
  price: won,
  product: z.object({ id, credit: z.int().min(0) }),
});
export type Plan = z.output<typeof plan>;

/** Fewer, as many or more credits than now (spec §4). */
export const planChange = z.enum(["none", "downgrade", "upgrade"]);

/** The membership that a person has; only `active` and `overdue` hold one (spec §4). */
export const membership = z.object({
  state: z.enum(["active", "overdue"]),
  current_period_starts_on: day,
  /** The last paid day at 23:59:59 in Seoul, also while overdue. */
  current_period_ends_at: instant,
  is_canceled: z.boolean(),
  /** Null unless overdue. */
  overdue_cause: z.enum(OVERDUE_CAUSES).nullable(),
  plan,
  next_schedule: z.object({ plan, payment_due_date: day }).nullable(),
});
export type MembershipAnswer = z.output<typeof membership>;

/** How it is paid: "현대카드 (1234)" for a card, null for a phone. */
export const billingInfo = z.object({
  type: z.enum(["card", "phone"]),
  card_name: z.string().nullable(),
});

/** What came of something that may have charged. `pending`: the gateway has not said yet. */
const charged = z.object({
  payment: z.enum(["none", "paid", "pending"]),
  membership: membership.nullable(),
});

const billingKey = text(1, 200);
const productRef = z.strictObject({ product_id: id });

/** Won that the person was shown: more than that is never charged. */
export const shownPrice = won.optional();

export const guaranteeForm = z.enum(["unused", "no_hire"]);

const guaranteeAnswer = z.object({
  eligible: z.boolean(),
  /** By which of the two guarantees; null when neither holds. */
  form: guaranteeForm.nullable(),
  /** Won that would go back. */
  amount: won,
  method: z.enum(["gateway", "bank_transfer"]).nullable(),
  /** What stands against each form, in Korean. */
  reasons: z.array(z.object({ form: guaranteeForm, code: z.string(), message: z.string() })),
});
export type GuaranteeAnswer = z.output<typeof guaranteeAnswer>;

/** Everything that the page of one's own membership shows. */
const overview = z.object({
  today: day,
  membership: membership.nullable(),
  /** A first payment that is not confirmed, or the last one that failed within the hour. */
  purchase: z
    .object({
      state: z.enum(["confirming", "failed"]),
      plan,
      started_at: instant,
      message: z.string().nullable(),
    })
    .nullable(),
  /** The last membership, when it ended not long ago and none has begun since. */
  ended: z.object({ on: day, message: z.string() }).nullable(),
  /** The renewal to come; null when there is none. */
  coming: z
    .object({
      starts_on: day,
      payment_due_at: instant,
      plan,
      amount: won,
      change: planChange,
    })
    .nullable(),
  price_rise: z
    .object({
      from: won,
      to: won,
      starts_on: day,
      consent_from: instant,
      consent_until: instant,
      consented: z.boolean(),
    })
    .nullable(),
  overdue: z
    .object({
      since: day,
      amount: won,
      next_retry_at: instant.nullable(),
      ends_at: instant,
      /** Why it was not paid, and what to do. */
      message: z.string(),
    })
    .nullable(),
  /** A charge of the membership that is being confirmed. */
  payment: z.object({ amount: won, started_at: instant }).nullable(),
  method: billingInfo.extend({ name: z.string(), usable: z.boolean() }).nullable(),
  /** What the member may do now: the buttons to show. */
  actions: z.array(z.string()),
  guarantee: guaranteeAnswer,
});
export type MembershipOverview = z.output<typeof overview>;

const schedule = z.object({
  id,
  state: z.enum(["pending", "applied", "removed", "replaced"]),
  change: planChange,
  from_plan: plan,
  plan,
  payment_due_date: day,
  created_at: instant,
  ended_at: instant.nullable(),
});

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
          kind: z.enum(["plan", "pack"]),
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
    output: overview,
  }),
  "subscriptions.cancel": endpoint("POST /api/v2/subscriptions/cancel/", {
    summary: "해지. 기간 끝까지는 그대로 쓴다",
    access: "member",
    body: z.strictObject({}),
    output: changed,
    errors: ["not_active", "payment_pending", "renewal_under_way"],
  }),
  "subscriptions.restart": endpoint("POST /api/v2/subscriptions/restart/", {
    summary: "해지 거두기",
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
    summary: "지금 올리기: 차액을 내고 차이만큼 크레딧을 받는다",
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
    output: z.object({ items: z.array(schedule) }),
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
    summary: "바꾸기로 한 일 거두기",
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
    output: z.object({ refunded: won, method: z.enum(["gateway", "bank_transfer"]) }),
    idempotent: true,
    charges: true,
    errors: ["not_active", "payment_pending", "guarantee_not_eligible"],
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
};
