import * as z from "zod";
import { accountHolder, accountNumber, bankCode } from "#domain/payment/bank-account-rules.ts";
import { BLOCKER_NAMES } from "#domain/withdrawal/blockers.ts";
import { WITHDRAWAL_CHOICES } from "#domain/withdrawal/choices.ts";
import { endpoint } from "../../endpoint.ts";
import { ruledText } from "../../ruled.ts";
import { day, instant, nothing, won } from "../../schemas.ts";
import { passwordAgain } from "../accounts.ts";

const withdrawal = z.object({
  /** What is deleted, a line each. */
  goes: z.array(z.string()),
  /** What the law has us keep of this person, for how long ("5년") and by which law. */
  stays: z.array(z.object({ label: z.string(), term: z.string(), source: z.string() })),
  /** What has to be finished first. */
  blockers: z.array(
    z.object({
      kind: z.enum(BLOCKER_NAMES),
      text: z.string(),
      action: z.string(),
      path: z.string(),
    }),
  ),
  /** What was paid for and is not used up; null when there is nothing. */
  unused: z
    .object({
      credits: z.int(),
      /** Of these the credits that were paid for. */
      paid_credits: z.int(),
      /** Last day of a membership that runs; null without one. */
      membership_until: day.nullable(),
      /** Won that go back if they are asked for now. */
      refund: z.object({
        amount: won,
        /** Of it for the membership, and for packs of credits. */
        membership: won,
        packs: won,
        /** Some of it can only be sent to a bank account. */
        by_bank: z.boolean(),
      }),
    })
    .nullable(),
});

export const withdrawalEndpoints = {
  "users.me.withdrawal": endpoint("GET /api/v2/users/me/withdrawal/", {
    summary: "탈퇴하면 삭제되는 것, 법에 따라 남는 것, 먼저 마쳐야 할 것",
    access: "member",
    output: withdrawal,
  }),
  "users.me.withdrawal.ask": endpoint("POST /api/v2/users/me/withdrawal/", {
    summary: "탈퇴 신청하기. 모든 기기에서 로그아웃되고, 되돌릴 수 있는 기간이 지나면 삭제된다",
    access: "member",
    body: z.strictObject({
      password: passwordAgain,
      /** Of what was paid for; needed while there is something unused. */
      choice: z.enum(WITHDRAWAL_CHOICES).optional(),
      /** With `refund`, the won that the person was shown: nobody leaves with another amount than that. */
      amount: won.optional(),
      /** Where money goes that cannot go back the way it came; needed then, as nobody can be asked later. */
      bank: ruledText(bankCode).optional(),
      account_number: ruledText(accountNumber).optional(),
      holder: ruledText(accountHolder).optional(),
    }),
    output: z.object({
      /** Until when one may come back. */
      until: instant,
    }),
    errors: [
      "withdrawal_blocked",
      "proof_required",
      "payment_pending",
      "renewal_under_way",
      "refund_changed",
      "too_many",
    ],
  }),
  "users.me.withdrawal.undo": endpoint("DELETE /api/v2/users/me/withdrawal/", {
    summary: "탈퇴 신청 취소하기. 로그아웃된 뒤라 신청한 브라우저의 쿠키로 확인한다",
    access: "anyone",
    output: nothing,
    errors: ["nothing_pending"],
  }),
};
