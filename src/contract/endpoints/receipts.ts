import { CHARGE_PURPOSES } from "#domain/membership/membership.ts";
import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { operator } from "./public/operator.ts";
import { day, id, instant, listOf, page, won } from "../schemas.ts";
import { refundState, refundMethod } from "./refund-parts.ts";

const summary = z.object({
  id,
  purpose: z.enum(CHARGE_PURPOSES),
  product_name: z.string(),
  /** Whole, VAT included. */
  amount: won,
  /** What of it came back, or is on its way back. */
  refunded: won,
  issued_at: instant,
});
export type ReceiptSummary = z.output<typeof summary>;

const receipt = summary.extend({
  buyer: z.string(),
  /** Whoever ran the product when it was sold. */
  seller: operator,
  credits: z.int(),
  /** Days that it pays for, both inclusive; null for credits bought once. */
  period: z.object({ starts_on: day, ends_on: day }).nullable(),
  /** The amount without its VAT. */
  supply: won,
  vat: won,
  /** As it was called when it paid; null when nothing was charged. */
  method_name: z.string().nullable(),
  payment_id: z.string().nullable(),
  refunds: z.array(
    z.object({
      id,
      amount: won,
      method: refundMethod,
      state: refundState,
      created_at: instant,
      done_at: instant.nullable(),
    }),
  ),
});
export type Receipt = z.output<typeof receipt>;

export const receiptEndpoints = {
  "users.me.receipts": endpoint("GET /api/v2/users/me/receipts/", {
    summary: "내 영수증, 새것부터",
    access: "member",
    query: page,
    output: listOf(summary),
  }),
  "users.me.receipts.get": endpoint("GET /api/v2/users/me/receipts/{receiptId}/", {
    summary: "영수증 하나",
    access: "member",
    params: { receiptId: id },
    output: receipt,
    errors: ["not_found"],
  }),
  "users.me.receipts.slip": endpoint("GET /api/v2/users/me/receipts/{receiptId}/slip/", {
    summary: "결제사가 발행한 매출전표의 주소. 없으면 null",
    access: "member",
    params: { receiptId: id },
    output: z.object({ url: z.url().nullable() }),
    errors: ["not_found", "payments_unavailable", "too_many"],
  }),
};
