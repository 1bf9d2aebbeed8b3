import * as z from "zod";
import { accountHolder, accountNumber, bankCode } from "#domain/payment/bank-account-rules.ts";
import { endpoint } from "../endpoint.ts";
import { ruledText } from "../ruled.ts";
import { day, id, instant, listOf, page, won } from "../schemas.ts";
import { refundReason, refundState, refundMethod } from "./refund-parts.ts";

const refund = z.object({
  id,
  /** What was paid for, as its receipt calls it. */
  order_name: z.string(),
  amount: won,
  method: refundMethod,
  reason: refundReason,
  state: refundState,
  created_at: instant,
  done_at: instant.nullable(),
  /** Where a bank transfer goes; null until the person has named an account. */
  account: z.object({ bank_name: z.string(), number_masked: z.string() }).nullable(),
  /** The last day on which it is sent. */
  due_on: day.nullable(),
});
export type Refund = z.output<typeof refund>;

export const refundEndpoints = {
  "users.me.refunds": endpoint("GET /api/v2/users/me/refunds/", {
    summary: "내 환불, 새것부터",
    access: "member",
    query: page,
    output: listOf(refund),
  }),
  "users.me.refundAccount.set": endpoint("PUT /api/v2/users/me/refunds/{refundId}/account/", {
    summary: "계좌로 받을 환불의 환불 계좌 입력하기. 보내기 전까지 수정할 수 있다",
    access: "member",
    params: { refundId: id },
    body: z.strictObject({
      bank: ruledText(bankCode),
      account_number: ruledText(accountNumber),
      holder: ruledText(accountHolder),
    }),
    output: refund,
    errors: ["not_found", "state_forbids", "too_many"],
  }),
};
