import { DEAL_SIDES } from "#domain/quote/deal-side.ts";
import * as z from "zod";
import {
  CONSULTATION_ACTIONS,
  CONSULTATION_ACTORS,
  CONSULTATION_STATES,
} from "#domain/consultation/lifecycle.ts";
import { RESPONSE_PROMISES } from "#domain/consultation/consultant-limits.ts";
import {
  careerLine,
  careerYearRule,
  consultantCareer,
  consultantFee,
  consultantField,
  consultantFields,
  consultantHeadline,
  consultantHolidays,
  consultantMinutes,
  consultationMessage,
  consultationReason,
} from "#domain/consultation/consultation-rules.ts";
import { dailyHours, hoursTime } from "#domain/consultation/weekly-hours.ts";
import { endpoint, LARGE_BODY_KILOBYTES } from "../endpoint.ts";
import { ruledInt, ruledList, ruledText } from "../ruled.ts";
import { chosenInstant, day, id, instant, listOf, page } from "../schemas.ts";

const year = ruledInt(careerYearRule);
const time = ruledText(hoursTime);
const hours = ruledList(z.strictObject({ from: time, to: time }), dailyHours);
const weeklyHours = z.strictObject({
  mon: hours,
  tue: hours,
  wed: hours,
  thu: hours,
  fri: hours,
  sat: hours,
  sun: hours,
});
const careerEntry = z.strictObject({
  from_year: year,
  to_year: year.nullable(),
  text: ruledText(careerLine),
});

const consultant = z.object({
  pro_id: id,
  headline: z.string(),
  fields: z.array(z.string()),
  /** What lasts first, then what ended last. */
  career: z.array(z.object({ from_year: z.int(), to_year: z.int().nullable(), text: z.string() })),
  /** Won for one consultation, paid to the pro; 0 is free. */
  fee: z.int(),
  minutes: z.int(),
  weekly_hours: weeklyHours,
  /** Days from today on. */
  holidays: z.array(z.string()),
  response_promise: z.enum(RESPONSE_PROMISES),
});

const slot = z.object({ starts_at: instant, ends_at: instant });

const consultationSummary = slot.extend({
  id,
  /** As which side the caller sees it. */
  side: z.enum(DEAL_SIDES),
  state: z.enum(CONSULTATION_STATES),
  fee: z.int(),
  pro: z.object({ id, display_name: z.string(), photo_url: z.string().nullable() }),
  /** In full once it is confirmed, before that by its first letter to the pro. */
  customer: z.object({ name: z.string() }),
  asked_at: instant,
  /** Until when the pro may answer. */
  answer_by: instant,
});

const consultation = consultationSummary.extend({
  message: z.string(),
  reason: z.string().nullable(),
  ended_by: z.enum(CONSULTATION_ACTORS).nullable(),
  /** The other side's number once it is confirmed, null before. */
  phone: z.string().nullable(),
  /** What the caller may do now. */
  actions: z.array(z.enum(CONSULTATION_ACTIONS)),
});

const proRef = { proId: id };
const consultationRef = { consultationId: id };
const reason = ruledText(consultationReason);

export const consultationEndpoints = {
  "pro.consultant": endpoint("GET /api/v2/pro/{proId}/consultant", {
    summary: "고수의 상담 프로필",
    access: "anyone",
    shared: true,
    params: proRef,
    output: consultant,
    errors: ["not_found"],
  }),
  "pro.consultant.save": endpoint("PUT /api/v2/pro/{proId}/consultant", {
    summary: "내 상담 프로필 만들기, 있으면 바꾸기",
    access: "pro",
    params: proRef,
    bodyKilobytes: LARGE_BODY_KILOBYTES,
    body: z.strictObject({
      headline: ruledText(consultantHeadline),
      fields: ruledList(ruledText(consultantField), consultantFields),
      career: ruledList(careerEntry, consultantCareer),
      fee: ruledInt(consultantFee),
      minutes: ruledInt(consultantMinutes),
      weekly_hours: weeklyHours,
      holidays: ruledList(day, consultantHolidays),
      response_promise: z.enum(RESPONSE_PROMISES, "답변 약속을 골라 주세요."),
    }),
    output: consultant,
    errors: ["not_found"],
  }),
  "pro.consultant.delete": endpoint("DELETE /api/v2/pro/{proId}/consultant", {
    summary: "내 상담 프로필 내리기. 잡힌 상담은 그대로 남는다",
    access: "pro",
    params: proRef,
    output: z.object({}),
    errors: ["not_found"],
  }),
  "pro.consultant.slots": endpoint("GET /api/v2/pro/{proId}/consultant/slots/", {
    summary: "상담을 요청할 수 있는 시간",
    access: "anyone",
    shared: true,
    params: proRef,
    query: z.strictObject({
      /** Without it, or before today: from today on. */
      from: day.optional(),
      days: z.coerce.number().int().min(1).max(31).optional(),
    }),
    output: z.object({
      items: z.array(slot),
      /** The last day that can be asked for at all. */
      bookable_until: z.string(),
    }),
    errors: ["not_found"],
  }),
  "pro.consultant.book": endpoint("POST /api/v2/pro/{proId}/consultant/bookings/", {
    summary: "상담 요청하기",
    access: "verified",
    params: proRef,
    body: z.strictObject({
      starts_at: chosenInstant("상담 시간을 골라 주세요."),
      message: ruledText(consultationMessage),
    }),
    output: consultation,
    success: 201,
    errors: ["not_found", "state_forbids", "phone_unverified", "slot_taken", "conflict"],
  }),
  "consultations.list": endpoint("GET /api/v2/consultations/", {
    summary: "내 상담 목록. side로 고객이나 고수 쪽을 고른다",
    access: "member",
    query: page.extend({ side: z.enum(DEAL_SIDES).optional() }),
    output: listOf(consultationSummary),
  }),
  "consultations.unansweredCount": endpoint("GET /api/v2/consultations/unanswered-count/", {
    summary: "고수의 답변을 기다리는 상담의 수",
    access: "pro",
    output: z.object({ count: z.int() }),
  }),
  "consultations.get": endpoint("GET /api/v2/consultations/{consultationId}/", {
    summary: "상담 하나",
    access: "member",
    params: consultationRef,
    output: consultation,
    errors: ["not_found"],
  }),
  "consultations.confirm": endpoint("POST /api/v2/consultations/{consultationId}/confirm/", {
    summary: "상담 수락하기",
    access: "member",
    params: consultationRef,
    body: z.strictObject({}),
    output: consultation,
    errors: ["not_found", "state_forbids"],
  }),
  "consultations.decline": endpoint("POST /api/v2/consultations/{consultationId}/decline/", {
    summary: "상담 요청 거절",
    access: "member",
    params: consultationRef,
    body: z.strictObject({ reason }),
    output: consultation,
    errors: ["not_found", "state_forbids"],
  }),
  "consultations.cancel": endpoint("POST /api/v2/consultations/{consultationId}/cancel/", {
    summary: "상담 취소. 고수는 이유를 적어야 한다",
    access: "member",
    params: consultationRef,
    body: z.strictObject({ reason }),
    output: consultation,
    errors: ["not_found", "state_forbids"],
  }),
};

export type Consultant = z.output<typeof consultant>;
export type ConsultationSummary = z.output<typeof consultationSummary>;
export type Consultation = z.output<typeof consultation>;
