import { BILLING_ALARMS } from "#domain/payment/alarm.ts";
import * as z from "zod";
import { accountEmail } from "#domain/account/email-rules.ts";
import { personName } from "#domain/account/name-rules.ts";
import { mobileNumber } from "#domain/account/phone-rules.ts";
import {
  accountHolder,
  accountNumber,
  bankCode,
  transferReference,
} from "#domain/payment/bank-account-rules.ts";
import { endpoint } from "../../endpoint.ts";
import { ruledText } from "../../ruled.ts";
import { day, id, instant, listOf, nothing, page, won } from "../../schemas.ts";
import { refundReason, refundState, refundMethod } from "../refund-parts.ts";
import { note, pastDecision, person, reason } from "./staff-parts.ts";

const refundRef = { refundId: id };

export const staffBillingEndpoints = {
  "staff.refunds": endpoint("GET /api/v2/staff/refunds/", {
    summary: "계좌로 보낼 환불, 오래 기다린 순. 계좌를 아직 모르는 것은 따로",
    access: "staff",
    permission: "refunds",
    query: page.extend({ account: z.enum(["known", "missing"]).optional() }),
    output: listOf(
      z.object({
        id,
        amount: won,
        reason: refundReason,
        person: z.string(),
        order_name: z.string(),
        created_at: instant,
        due_on: day.nullable(),
      }),
    ),
  }),
  "staff.refunds.get": endpoint("GET /api/v2/staff/refunds/{refundId}/", {
    summary: "계좌로 보낼 환불 하나와 그 계좌. 본 일이 기록된다",
    access: "staff",
    permission: "refunds",
    params: refundRef,
    output: z.object({
      id,
      amount: won,
      method: refundMethod,
      reason: refundReason,
      state: refundState,
      payment_id: z.string(),
      order_name: z.string(),
      paid_at: instant.nullable(),
      created_at: instant,
      done_at: instant.nullable(),
      due_on: day.nullable(),
      account: z
        .object({
          bank_name: z.string(),
          account_number: z.string(),
          holder: z.string(),
          /** What staff looked at, in epoch ms: no money is sent to an account that was changed since. */
          version: z.int(),
        })
        .nullable(),
      transfer_reference: z.string().nullable(),
      /** Nobody is behind the account any more: whoever claims the money proves who they are. */
      has_left: z.boolean(),
      person,
      decisions: z.array(pastDecision),
    }),
    errors: ["not_found"],
  }),
  "staff.refunds.paid": endpoint("POST /api/v2/staff/refunds/{refundId}/paid/", {
    summary: "환불을 계좌로 보냈다고 적기. 받는 사람에게 알린다",
    access: "staff",
    permission: "refunds",
    params: refundRef,
    body: z.strictObject({ reference: ruledText(transferReference), version: z.int() }),
    output: nothing,
    errors: ["not_found", "state_forbids", "conflict"],
  }),
  "staff.refunds.askAgain": endpoint("POST /api/v2/staff/refunds/{refundId}/ask-again/", {
    summary: "보낼 수 없는 계좌 지우고 다시 묻기. 이유는 받는 사람이 읽는다",
    access: "staff",
    permission: "refunds",
    params: refundRef,
    body: z.strictObject({ reason, version: z.int() }),
    output: nothing,
    errors: ["not_found", "state_forbids", "conflict"],
  }),
  "staff.refunds.claim": endpoint("POST /api/v2/staff/refunds/{refundId}/claim/", {
    summary: "탈퇴한 회원이 못 받은 환불의 계좌 적기. 보관된 이름·이메일·번호와 같을 때만",
    access: "staff",
    permission: "refunds",
    params: refundRef,
    body: z.strictObject({
      name: ruledText(personName),
      email: ruledText(accountEmail),
      /** Left out: they had none. */
      phone: ruledText(mobileNumber).optional(),
      bank: ruledText(bankCode),
      account_number: ruledText(accountNumber),
      holder: ruledText(accountHolder),
    }),
    output: nothing,
    errors: ["not_found", "state_forbids", "too_many"],
  }),
  "staff.refunds.retry": endpoint("POST /api/v2/staff/refunds/{refundId}/retry/", {
    summary: "결제사가 거절한 환불 다시 해 보기",
    access: "staff",
    permission: "refunds",
    params: refundRef,
    body: z.strictObject({}),
    output: nothing,
    errors: ["not_found", "state_forbids"],
  }),

  "staff.billing.alarms": endpoint("GET /api/v2/staff/billing/alarms/", {
    summary: "결제에서 사람이 봐야 하는 일, 오래된 순. 본 일이 기록된다",
    access: "staff",
    permission: "billing",
    query: page,
    output: listOf(
      z.object({
        id,
        about: z.enum(BILLING_ALARMS),
        person: z.string(),
        payment_id: z.string(),
        amount: won,
        code: z.string().nullable(),
        at: instant,
      }),
    ),
  }),
  "staff.billing.alarms.close": endpoint("POST /api/v2/staff/billing/alarms/{alarmId}/close/", {
    summary: "살펴본 일 닫기. note는 운영만 본다",
    access: "staff",
    permission: "billing",
    params: { alarmId: id },
    body: z.strictObject({ note }),
    output: nothing,
    errors: ["not_found", "state_forbids"],
  }),
  "staff.billing.overdue": endpoint("GET /api/v2/staff/billing/overdue/", {
    summary: "결제가 밀린 멤버십, 오래 밀린 순. 본 일이 기록된다",
    access: "staff",
    permission: "billing",
    query: page,
    output: listOf(
      z.object({
        id,
        person: z.string(),
        plan: z.string(),
        amount: won,
        since: day,
        /** The next try by itself; null when none is left or the method has to change. */
        next_retry_at: instant.nullable(),
        ends_at: instant,
      }),
    ),
  }),
  "staff.billing.refunds": endpoint("GET /api/v2/staff/billing/refunds/", {
    summary: "결제사가 거절한 환불, 오래된 순. 본 일이 기록된다",
    access: "staff",
    permission: "billing",
    query: page,
    output: listOf(
      z.object({
        id,
        person: z.string(),
        payment_id: z.string(),
        amount: won,
        code: z.string().nullable(),
        tries: z.int(),
        created_at: instant,
      }),
    ),
  }),
};
