import { SECOND_FACTOR_STATES } from "#domain/staff/second-factor.ts";
import * as z from "zod";
import { STAFF_LOG_ACTIONS } from "#domain/staff/log-action.ts";
import { STAFF_LOG_KINDS } from "#domain/staff/log-kind.ts";
import { STAFF_PERMISSIONS } from "#domain/staff/permissions.ts";
import { endpoint } from "../../endpoint.ts";
import { day, id, instant, listOf, nothing, page } from "../../schemas.ts";

export const staffEndpoints = {
  "staff.secondFactor": endpoint("GET /api/v2/staff/second-factor/", {
    summary: "이 세션의 2단계 인증: 마쳤는지, 무엇으로 하는지, 그 뒤에 무엇을 할 수 있는지",
    access: "staff_signed_in",
    output: z.object({
      state: z.enum(SECOND_FACTOR_STATES),
      means: z.enum(["authenticator", "mail", "none"]),
      permissions: z.array(z.enum(STAFF_PERMISSIONS)),
    }),
  }),
  "staff.secondFactor.pass": endpoint("POST /api/v2/staff/second-factor/", {
    summary: "2단계 인증 번호 확인. 세션이 새것으로 바뀐다",
    access: "staff_signed_in",
    body: z.strictObject({ code: z.string().max(20) }),
    output: nothing,
    errors: ["second_factor_wrong", "too_many"],
  }),
  "staff.secondFactor.mail": endpoint("POST /api/v2/staff/second-factor/mail/", {
    summary: "인증 앱이 없는 운영자에게 번호 메일로 보내기. 운영 환경에서는 거절한다",
    access: "staff_signed_in",
    body: z.strictObject({}),
    output: z.object({ expires_at: instant }),
    errors: ["state_forbids", "too_many"],
  }),

  "staff.log": endpoint("GET /api/v2/staff/log/", {
    summary: "운영 기록, 새것부터. 관리자는 모두, 그 밖에는 자기 것만",
    access: "staff",
    permission: "log",
    query: page.extend({
      staff_id: id.optional(),
      kind: z.enum(STAFF_LOG_KINDS).optional(),
      day: day.optional(),
    }),
    output: listOf(
      z.object({
        id,
        at: instant,
        /** Name of the staff account, or of who ran the command line. */
        by: z.string(),
        kind: z.enum(STAFF_LOG_KINDS),
        action: z.enum(STAFF_LOG_ACTIONS),
        /** What it was about: "pro", "review" … with its id. */
        subject: z.object({ kind: z.string(), id: z.string() }).nullable(),
        /** Whose data it was about, masked. */
        person: z.string().nullable(),
        reason: z.string(),
        ip: z.string(),
      }),
    ),
  }),
  "staff.people": endpoint("GET /api/v2/staff/people/", {
    summary: "기록을 고를 수 있는 운영자",
    access: "staff",
    permission: "log",
    output: z.object({ items: z.array(z.object({ id, name: z.string() })) }),
  }),
};
