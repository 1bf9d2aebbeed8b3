import { TOP_UP_STATES } from "#domain/credits/top-up-order.ts";
import { METHOD_TYPES } from "#domain/payment/refund-method.ts";
import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { id, instant, listOf, page, text, won } from "../schemas.ts";
import { shownPrice } from "./memberships.ts";
import { refundMethod } from "./refund-parts.ts";

const topUp = z.object({
  id,
  product_id: id,
  name: z.string(),
  credits: z.int(),
  price: won,
  /** `refunded`: all of it goes back, as asked for or because it was paid after we had given it up. */
  state: z.enum([...TOP_UP_STATES, "refunded"]),
  /** What it was paid with. */
  method: z.enum(METHOD_TYPES),
  created_at: instant,
  /** What nobody used of it, what goes back for that, and how; null when nothing does. */
  refundable: z.object({ credits: z.int(), amount: won, method: refundMethod }).nullable(),
});
export type TopUp = z.output<typeof topUp>;

export const topUpEndpoints = {
  "credits.topUps": endpoint("GET /api/v2/users/me/credits/top-ups/", {
    summary: "내가 충전한 크레딧, 새것부터",
    access: "member",
    query: page,
    output: listOf(topUp),
  }),
  "credits.topUps.buy": endpoint("POST /api/v2/users/me/credits/top-ups/", {
    summary: "크레딧 한 번 충전하기. 결제가 확인되면 들어온다",
    access: "verified",
    body: z.strictObject({
      product_id: id,
      /** As the gateway's page issued it; without one the account's method pays. */
      billing_key: text(1, 200).optional(),
      /** A charge on a phone bill needs it. */
      consent: z.boolean().optional(),
      price: shownPrice,
    }),
    output: z.object({ payment: z.enum(["paid", "pending"]), top_up: topUp }),
    success: 201,
    idempotent: true,
    charges: true,
    errors: [
      "plan_unknown",
      "plan_price_changed",
      "payment_pending",
      "payment_declined",
      "method_missing",
      "billing_key_unusable",
      "payments_unavailable",
      "too_many",
    ],
  }),
  "credits.topUps.refund": endpoint("POST /api/v2/users/me/credits/top-ups/{topUpId}/refund/", {
    summary: "충전한 크레딧 가운데 쓰지 않은 만큼 돈으로 돌려받기",
    access: "member",
    params: { topUpId: id },
    body: z.strictObject({}),
    output: z.object({ refunded: won, credits: z.int(), method: refundMethod }),
    idempotent: true,
    charges: true,
    errors: ["not_found", "nothing_to_refund"],
  }),
};
