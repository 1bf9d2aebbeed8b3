import * as z from "zod";
import { BLOCKER_NAMES } from "#domain/withdrawal/blockers.ts";
import { endpoint } from "../../endpoint.ts";
import { day, instant, nothing } from "../../schemas.ts";

// More than any password has; it bounds the work of comparing one.
const password = z.string().max(1024);

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
    })
    .nullable(),
  /** Without one, a login of a moment ago proves who asks. */
  has_password: z.boolean(),
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
      /** Empty where the account has none. Never left out: nobody leaves by an empty body. */
      password,
      /** Of what was paid for; needed while there is something unused. */
      choice: z.enum(["give_up"]).optional(),
    }),
    output: z.object({
      /** Until when one may come back. */
      until: instant,
    }),
    errors: ["withdrawal_blocked", "login_again", "too_many"],
  }),
  "users.me.withdrawal.undo": endpoint("DELETE /api/v2/users/me/withdrawal/", {
    summary: "탈퇴 신청 취소하기. 로그아웃된 뒤라 신청한 브라우저의 쿠키로 확인한다",
    access: "anyone",
    output: nothing,
    errors: ["nothing_pending"],
  }),
};
