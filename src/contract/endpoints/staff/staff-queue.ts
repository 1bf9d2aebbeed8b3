import * as z from "zod";
import {
  ABUSE_REPORT_OUTCOMES,
  ABUSE_REPORT_STATES,
  MILD_OUTCOMES,
} from "#domain/abuse-report/outcome.ts";
import { FILE_KINDS } from "#domain/upload/file-formats.ts";
import { CERTIFICATION_EVENTS, CERTIFICATION_STATES } from "#domain/certification/lifecycle.ts";
import { PRO_STATES } from "#domain/pro/lifecycle.ts";
import { CERTIFICATION_KINDS } from "#domain/certification/kind.ts";
import { ABUSE_REPORT_REASONS } from "#domain/abuse-report/reason.ts";
import { REPORT_SUBJECTS } from "#domain/abuse-report/subject.ts";
import { endpoint } from "../../endpoint.ts";
import { id, instant, listOf, nothing, page } from "../../schemas.ts";
import { reportedThing, reportFile } from "./reported-thing.ts";
import { note, pastDecision, person, reason, submittedDocument } from "./staff-parts.ts";

const proRef = { proId: id };
const certificationRef = { certificationId: id };
const reportRef = { reportId: id };

const proState = z.enum(PRO_STATES);
const certificationState = z.enum(CERTIFICATION_STATES);
const certificationKind = z.enum(CERTIFICATION_KINDS);
/** What staff looked at, in epoch ms: a paper that was changed since is not decided about. */
const version = z.int();

export const staffQueueEndpoints = {
  "staff.queue": endpoint("GET /api/v2/staff/queue/", {
    summary: "기다리는 일의 수. 100이면 그 이상",
    access: "staff",
    permission: "queue",
    output: z.object({
      pros: z.int(),
      name_changes: z.int(),
      certifications: z.int(),
      reports: z.int(),
      /** Refunds that staff can send by bank now; null for whom they are none of their work. */
      refunds: z.int().nullable(),
      /** Open alarms of payments, in the same way. */
      alarms: z.int().nullable(),
      /** What did not go out, or may not have, and can be sent again. */
      deliveries: z.int(),
      /** Tickets of the help desk to which staff owe an answer. */
      tickets: z.int(),
      /** Services that people wished for and nobody has looked at. */
      wishes: z.int(),
    }),
  }),

  "staff.pros": endpoint("GET /api/v2/staff/pros/", {
    summary: "승인을 기다리는 고수, 오래 기다린 순",
    access: "staff",
    permission: "pros",
    query: page,
    output: listOf(
      z.object({
        id,
        display_name: z.string(),
        headline: z.string(),
        services: z.array(z.string()),
        regions: z.array(z.string()),
        applied_at: instant,
      }),
    ),
  }),
  "staff.pros.get": endpoint("GET /api/v2/staff/pros/{proId}/", {
    summary: "고수 한 사람을 판단할 때 보는 것. 본 일이 기록된다",
    access: "staff",
    permission: "pros",
    params: proRef,
    output: z.object({
      id,
      state: z.enum(PRO_STATES),
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
      /** Who the pro was found to be; null: nobody checked it yet. */
      identity: z.object({ legal_name: z.string(), checked_on: z.string() }).nullable(),
      /** All that they submitted, in whatever state. */
      certifications: z.array(submittedDocument),
      /** Customers who read it, the newest first. */
      disclosures: z.array(
        z.object({ id, at: instant, request_id: id, customer_name: z.string() }),
      ),
      decisions: z.array(pastDecision),
    }),
    errors: ["not_found"],
  }),
  "staff.pros.approve": endpoint("POST /api/v2/staff/pros/{proId}/approve/", {
    summary: "기다리는 고수 승인",
    access: "staff",
    permission: "pros",
    params: proRef,
    body: z.strictObject({}),
    output: nothing,
    errors: ["not_found", "state_forbids", "identity_required"],
  }),
  "staff.pros.reject": endpoint("POST /api/v2/staff/pros/{proId}/reject/", {
    summary: "기다리는 고수 거절. 이유는 고수가 읽는다",
    access: "staff",
    permission: "pros",
    params: proRef,
    body: z.strictObject({ reason }),
    output: nothing,
    errors: ["not_found", "state_forbids"],
  }),
  "staff.pros.suspend": endpoint("POST /api/v2/staff/pros/{proId}/suspend/", {
    summary: "승인된 고수 활동 정지. 이유는 고수가 읽는다",
    access: "staff",
    permission: "suspensions",
    params: proRef,
    body: z.strictObject({ reason }),
    output: nothing,
    errors: ["not_found", "state_forbids"],
  }),
  "staff.pros.reinstate": endpoint("POST /api/v2/staff/pros/{proId}/reinstate/", {
    summary: "활동 정지를 푼다. 이유는 고수가 읽는다",
    access: "staff",
    permission: "suspensions",
    params: proRef,
    body: z.strictObject({ reason }),
    output: nothing,
    errors: ["not_found", "state_forbids"],
  }),

  "staff.certifications": endpoint("GET /api/v2/staff/certifications/", {
    summary: "확인을 기다리는 자격, 오래 기다린 순",
    access: "staff",
    permission: "certifications",
    query: page,
    output: listOf(
      z.object({
        id,
        kind: certificationKind,
        label: z.string(),
        pro_id: id,
        pro_name: z.string(),
        submitted_at: instant,
      }),
    ),
  }),
  "staff.certifications.get": endpoint("GET /api/v2/staff/certifications/{certificationId}/", {
    summary: "자격 하나를 판단할 때 보는 것. 본 일이 기록된다",
    access: "staff",
    permission: "certifications",
    params: certificationRef,
    output: z.object({
      id,
      kind: certificationKind,
      label: z.string(),
      state: certificationState,
      reason: z.string().nullable(),
      version,
      submitted_at: instant,
      legal_name: z.string().nullable(),
      business_number: z.string().nullable(),
      business_name: z.string().nullable(),
      representative: z.string().nullable(),
      business_address: z.string().nullable(),
      business_phone: z.string().nullable(),
      issuer: z.string().nullable(),
      issued_on: z.string().nullable(),
      expires_on: z.string().nullable(),
      services: z.array(z.string()),
      file: z.object({ name: z.string(), kind: z.enum(FILE_KINDS) }).nullable(),
      has_show_image: z.boolean(),
      pro: z.object({ id, display_name: z.string(), account_name: z.string() }),
      /** The name that the pro's phone confirmed. */
      confirmed_name: z.string().nullable(),
      same_number: z.array(
        z.object({ pro_id: id, display_name: z.string(), state: certificationState }),
      ),
      history: z.array(
        z.object({
          at: instant,
          event: z.enum(CERTIFICATION_EVENTS),
          by: z.string(),
          reason: z.string(),
        }),
      ),
      /** What staff decided about it. */
      decisions: z.array(pastDecision),
    }),
    errors: ["not_found"],
  }),
  "staff.certifications.file": endpoint(
    "GET /api/v2/staff/certifications/{certificationId}/file/",
    {
      summary: "자격의 파일. 볼 때마다 기록된다",
      access: "staff",
      permission: "certifications",
      transfer: "binary",
      params: certificationRef,
      query: z.strictObject({ part: z.enum(["proof", "show_image"]).optional() }),
      output: z.unknown(),
      errors: ["not_found", "unavailable"],
    },
  ),
  "staff.certifications.approve": endpoint(
    "POST /api/v2/staff/certifications/{certificationId}/approve/",
    {
      summary: "기다리는 자격 승인",
      access: "staff",
      permission: "certifications",
      params: certificationRef,
      body: z.strictObject({ version }),
      output: nothing,
      errors: ["not_found", "state_forbids", "conflict", "business_number_taken"],
    },
  ),
  "staff.certifications.reject": endpoint(
    "POST /api/v2/staff/certifications/{certificationId}/reject/",
    {
      summary: "기다리는 자격 거절. 이유는 고수가 읽는다",
      access: "staff",
      permission: "certifications",
      params: certificationRef,
      body: z.strictObject({ version, reason }),
      output: nothing,
      errors: ["not_found", "state_forbids", "conflict"],
    },
  ),
  "staff.certifications.revoke": endpoint(
    "POST /api/v2/staff/certifications/{certificationId}/revoke/",
    {
      summary: "승인한 자격이 거짓으로 드러나면 표시 내리기. 이유는 고수가 읽는다",
      access: "staff",
      permission: "certifications",
      params: certificationRef,
      body: z.strictObject({ version, reason }),
      output: nothing,
      errors: ["not_found", "state_forbids", "conflict"],
    },
  ),

  "staff.reports": endpoint("GET /api/v2/staff/reports/", {
    summary: "처리를 기다리는 고수 신고, 오래 기다린 순",
    access: "staff",
    permission: "reports",
    query: page,
    output: listOf(
      z.object({
        id,
        reason: z.enum(ABUSE_REPORT_REASONS),
        /** Null where they were reported as a customer. */
        pro_id: id.nullable(),
        pro_name: z.string(),
        created_at: instant,
      }),
    ),
  }),
  "staff.reports.get": endpoint("GET /api/v2/staff/reports/{reportId}/", {
    summary: "신고 하나를 판단할 때 보는 것. 본 일이 기록된다",
    access: "staff",
    permission: "reports",
    params: reportRef,
    output: z.object({
      id,
      reason: z.enum(ABUSE_REPORT_REASONS),
      detail: z.string(),
      state: z.enum(ABUSE_REPORT_STATES),
      outcome: z.enum(ABUSE_REPORT_OUTCOMES).nullable(),
      note: z.string().nullable(),
      created_at: instant,
      reporter: person,
      /** What was seen. */
      subject: z.object({ kind: z.enum(REPORT_SUBJECTS), id }),
      reported: person,
      /** Messages of theirs with contact details, sent before contact was allowed. */
      marked_messages: z.int(),
      /** Null where they were reported as a customer. */
      pro: z
        .object({ id, display_name: z.string(), state: proState, upheld_reports: z.int() })
        .nullable(),
      /** Null for a pro, and for what is no longer there. */
      thing: reportedThing.nullable(),
      request_id: id.nullable(),
      /** What was said under the quote that it is about can be read, with a reason. */
      has_conversation: z.boolean(),
      photos: z.array(reportFile),
      decisions: z.array(pastDecision),
    }),
    errors: ["not_found"],
  }),
  "staff.reports.conversation": endpoint("POST /api/v2/staff/reports/{reportId}/conversation/", {
    summary: "신고된 견적의 대화, 새 글부터. 왜 보는지 적어야 하고 볼 때마다 기록된다",
    access: "staff",
    permission: "reports",
    params: reportRef,
    body: z.strictObject({ reason, before: z.int().min(1).optional() }),
    output: listOf(
      z.object({
        id,
        seq: z.int(),
        by: z.enum(["reported", "other", "nobody"]),
        text: z.string(),
        is_card: z.boolean(),
        /** It is what was reported. */
        is_reported: z.boolean(),
        has_contact_details: z.boolean(),
        created_at: instant,
      }),
    ),
    errors: ["not_found"],
  }),
  "staff.reports.photo": endpoint("GET /api/v2/staff/reports/{reportId}/photos/{uploadId}/", {
    summary: "신고에 붙었거나 신고된 것에 든 파일. 볼 때마다 기록된다",
    access: "staff",
    permission: "reports",
    transfer: "binary",
    params: { reportId: id, uploadId: id },
    output: z.unknown(),
    errors: ["not_found", "unavailable"],
  }),
  "staff.reports.close": endpoint("POST /api/v2/staff/reports/{reportId}/close/", {
    summary: "신고 마무리. note는 운영만 보고, 정지할 때의 reason은 고수가 읽는다",
    access: "staff",
    permission: "reports",
    params: reportRef,
    body: z.discriminatedUnion("outcome", [
      z.strictObject({ outcome: z.enum(MILD_OUTCOMES), note }),
      z.strictObject({ outcome: z.literal("suspended"), note, reason }),
    ]),
    output: nothing,
    errors: ["not_found", "state_forbids"],
  }),
};
