import { HIGHEST_PRICE } from "#domain/won/highest-price.ts";
import * as z from "zod";
import { METHOD_TYPES } from "#domain/payment/refund-method.ts";
import { endpoint, LARGE_BODY_KILOBYTES } from "../endpoint.ts";
import { nothing, text } from "../schemas.ts";

const method = z.enum(METHOD_TYPES, "카드와 휴대폰 중에서 골라 주세요.");

/** How the browser comes by a billing key: on a page that comes back to ours, or in the gateway's own window. */
const billingKeyOrder = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("hosted"), url: z.string() }),
  z.object({
    kind: z.literal("portone"),
    store_id: z.string(),
    channel_key: z.string(),
    billing_key_method: z.enum(["CARD", "MOBILE"]),
    issue_id: z.string(),
    issue_name: z.string(),
    customer: z.object({
      customer_id: z.string(),
      full_name: z.string(),
      email: z.string(),
      phone_number: z.string().nullable(),
    }),
    redirect_url: z.string(),
  }),
]);
export type BillingKeyOrder = z.output<typeof billingKeyOrder>;

const setModes = z.object({
  items: z.array(
    z.object({ billing_key: z.string(), mode: z.string(), times: z.int().nullable() }),
  ),
});

const recordedPayments = z.object({
  items: z.array(
    z.object({
      payment_id: z.string(),
      billing_key: z.string(),
      amount: z.int(),
      cancelled: z.int(),
      status: z.string(),
    }),
  ),
});

/** The payment gateway: registering a card or phone, its webhooks, and its local counterpart. */
export const gatewayEndpoints = {
  "users.me.billingKeys.order": endpoint("POST /api/v2/users/me/billing-keys/", {
    summary: "결제 수단 등록을 시작한다: 등록 화면의 주소나 등록 창에 넘길 값",
    access: "member",
    body: z.strictObject({ method, return_path: z.string().max(1_000) }),
    output: billingKeyOrder,
    errors: ["payments_unavailable", "too_many"],
  }),
  "webhooks.portone": endpoint("POST /webhooks/portone", {
    summary: "결제 대행사의 웹훅. 서명으로 확인한다",
    access: "signed",
    transfer: "raw",
    bodyKilobytes: LARGE_BODY_KILOBYTES,
    output: nothing,
    errors: ["signature_invalid", "payments_unavailable"],
  }),
  "dev.gateway": endpoint("GET /dev/gateway", {
    summary: "개발용: 시험 결제 대행사가 결제 수단마다 어떻게 답하는지",
    access: "dev",
    output: setModes,
    errors: ["unavailable"],
  }),
  "dev.gateway.set": endpoint("POST /dev/gateway", {
    summary: "개발용: 시험 결제 대행사의 답을 바꾼다",
    access: "dev",
    body: z.strictObject({
      billing_key: text(1, 200),
      mode: z.string().max(120),
      times: z.int().min(1).max(1_000_000).optional(),
    }),
    output: setModes,
    errors: ["unavailable"],
  }),
  "dev.gateway.payments": endpoint("GET /dev/gateway/payments", {
    summary: "개발용: 시험 결제 대행사의 결제 기록",
    access: "dev",
    output: recordedPayments,
    errors: ["unavailable"],
  }),
  "dev.gateway.console": endpoint("POST /dev/gateway/payments", {
    summary: "개발용: 결제된 것을 결제사 쪽에서 환불, 지급 거절, 되살림, 뒤늦은 실패로 만든다",
    access: "dev",
    body: z.strictObject({
      payment_id: text(1, 200),
      act: z.enum(
        ["refund", "charge_back", "reverse", "fail"],
        "refund, charge_back, reverse, fail 중 하나를 적어 주세요.",
      ),
      /** Won; all that is left without it. For refund and charge_back. */
      amount: z.int().min(1).max(HIGHEST_PRICE).optional(),
    }),
    output: recordedPayments,
    errors: ["unavailable", "not_found", "state_forbids"],
  }),
  "dev.billingKey": endpoint("POST /dev/billing-key", {
    summary: "개발용: 등록 화면에서처럼 결제 수단을 등록한다",
    access: "dev",
    body: z.strictObject({ method }),
    output: z.object({ billing_key: z.string() }),
    errors: ["unavailable"],
  }),
};
