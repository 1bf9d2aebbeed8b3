import * as z from "zod";
import { DECISION_REASON } from "#domain/staff/decision-reason.ts";
import { STAFF_LOG_KINDS } from "#domain/staff/log-kind.ts";
import { endpoint } from "../endpoint.ts";
import { day, id, instant, listOf, nothing, page, text } from "../schemas.ts";

const reason = text(DECISION_REASON.min, DECISION_REASON.max);

/** An account as staff see it on the page of what they decide about; the number is masked. */
const person = z.object({
  id,
  name: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  joined_at: instant,
});
export type StaffPerson = z.output<typeof person>;

/** What staff did about one thing before. */
const pastDecision = z.object({
  at: instant,
  by: z.string(),
  action: z.string(),
  reason: z.string(),
});
export type PastDecision = z.output<typeof pastDecision>;

const proRef = { proId: id };

export const staffEndpoints = {
  "staff.secondFactor": endpoint("staff.secondFactor", {
    summary: "이 세션의 2단계 인증: 마쳤는지, 무엇으로 하는지",
    access: "staff_signed_in",
    output: z.object({
      state: z.enum(["open", "passed"]),
      means: z.enum(["authenticator", "mail", "none"]),
    }),
  }),
  "staff.secondFactor.pass": endpoint("staff.secondFactor.pass", {
    summary: "2단계 인증 번호 확인. 세션이 새것으로 바뀐다",
    access: "staff_signed_in",
    body: z.strictObject({ code: z.string().max(20) }),
    output: nothing,
    errors: ["second_factor_wrong", "too_many"],
  }),
  "staff.secondFactor.mail": endpoint("staff.secondFactor.mail", {
    summary: "인증 앱이 없는 운영자에게 번호 메일로 보내기. 운영 환경에서는 거절한다",
    access: "staff_signed_in",
    body: z.strictObject({}),
    output: z.object({ expires_at: instant }),
    errors: ["state_forbids", "too_many"],
  }),

  "staff.queue": endpoint("staff.queue", {
    summary: "기다리는 일의 수. 100이면 그 이상",
    access: "staff",
    output: z.object({ pros: z.int(), certifications: z.int(), reports: z.int() }),
  }),

  "staff.pros": endpoint("staff.pros", {
    summary: "승인을 기다리는 고수, 오래 기다린 순",
    access: "staff",
    query: page,
    output: listOf(
      z.object({ id, display_name: z.string(), headline: z.string(), applied_at: instant }),
    ),
  }),
  "staff.pros.get": endpoint("staff.pros.get", {
    summary: "고수 한 사람을 판단할 때 보는 것. 본 일이 기록된다",
    access: "staff",
    params: proRef,
    output: z.object({
      id,
      state: z.enum(["pending", "approved", "rejected", "suspended"]),
      state_reason: z.string().nullable(),
      display_name: z.string(),
      headline: z.string(),
      introduction: z.string(),
      career_years: z.int(),
      services: z.array(z.string()),
      regions: z.array(z.string()),
      applied_at: instant,
      approved_at: instant.nullable(),
      account: person,
      figures: z.object({ quotes: z.int(), hires: z.int(), reviews: z.int() }),
      decisions: z.array(pastDecision),
    }),
    errors: ["not_found"],
  }),
  "staff.pros.approve": endpoint("staff.pros.approve", {
    summary: "기다리는 고수 승인",
    access: "staff",
    params: proRef,
    body: z.strictObject({}),
    output: nothing,
    errors: ["not_found", "state_forbids"],
  }),
  "staff.pros.reject": endpoint("staff.pros.reject", {
    summary: "기다리는 고수 거절. 까닭은 고수가 읽는다",
    access: "staff",
    params: proRef,
    body: z.strictObject({ reason }),
    output: nothing,
    errors: ["not_found", "state_forbids"],
  }),
  "staff.pros.suspend": endpoint("staff.pros.suspend", {
    summary: "승인된 고수 활동 정지. 까닭은 고수가 읽는다",
    access: "staff",
    params: proRef,
    body: z.strictObject({ reason }),
    output: nothing,
    errors: ["not_found", "state_forbids"],
  }),
  "staff.pros.reinstate": endpoint("staff.pros.reinstate", {
    summary: "활동 정지를 푼다. 까닭은 고수가 읽는다",
    access: "staff",
    params: proRef,
    body: z.strictObject({ reason }),
    output: nothing,
    errors: ["not_found", "state_forbids"],
  }),

  "staff.log": endpoint("staff.log", {
    summary: "운영 기록, 새것부터. 관리자는 모두, 그 밖에는 자기 것만",
    access: "staff",
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
        action: z.string(),
        /** What it was about: "pro", "review" … with its id. */
        subject: z.object({ kind: z.string(), id: z.string() }).nullable(),
        /** Whose data it was about, masked. */
        person: z.string().nullable(),
        reason: z.string(),
        address: z.string(),
      }),
    ),
  }),
  "staff.people": endpoint("staff.people", {
    summary: "기록을 고를 수 있는 운영자",
    access: "staff",
    output: z.object({ items: z.array(z.object({ id, name: z.string() })) }),
  }),
};
