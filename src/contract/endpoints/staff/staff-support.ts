import * as z from "zod";
import { TICKET_ABOUT_KINDS } from "#domain/support/about.ts";
import { TICKET_ACTORS, TICKET_EVENTS, TICKET_STATES } from "#domain/support/ticket-lifecycle.ts";
import { TICKET_TOPICS } from "#domain/support/topic.ts";
import { FILE_KINDS } from "#domain/upload/file-formats.ts";
import { endpoint } from "../../endpoint.ts";
import { day, id, instant, listOf, nothing, page } from "../../schemas.ts";
import { upload } from "../platform.ts";
import { ticketMessageBody } from "../me/support.ts";
import { person } from "./staff-parts.ts";

const ticketRef = { ticketId: id };
const state = z.enum(TICKET_STATES);
/** Of the thread that staff looked at: what was changed since is not answered blindly. */
const version = z.int();

const summary = z.object({
  id,
  topic: z.enum(TICKET_TOPICS),
  subject: z.string(),
  state,
  /** Whose it is, masked. */
  person: z.string(),
  /** Since when staff owe an answer, and by when it is to be there; null while they owe none. */
  waiting_since: instant.nullable(),
  due_on: day.nullable(),
  changed_at: instant,
});
export type StaffTicketSummary = z.output<typeof summary>;

/** Questions to the help desk before staff. */
export const staffSupportEndpoints = {
  "staff.tickets": endpoint("GET /api/v2/staff/support/tickets/", {
    summary: "고객센터 문의. 답을 기다리는 것은 오래 기다린 순, 그 밖에는 새것부터",
    access: "staff",
    permission: "support",
    query: page.extend({ state: z.enum(["open", "answered", "closed"]).optional() }),
    output: listOf(summary),
  }),
  "staff.tickets.get": endpoint("GET /api/v2/staff/support/tickets/{ticketId}/", {
    summary: "문의 하나와 주고받은 글. 본 일이 기록된다",
    access: "staff",
    permission: "support",
    params: ticketRef,
    output: summary.extend({
      version,
      created_at: instant,
      about: z
        .object({ kind: z.enum(TICKET_ABOUT_KINDS), id, label: z.string(), at: instant })
        .nullable(),
      trace_id: z.string().nullable(),
      account: person,
      messages: z.array(
        z.object({
          id,
          by: z.enum(["person", "staff"]),
          /** Who answered; null for the person. */
          staff_name: z.string().nullable(),
          text: z.string(),
          files: z.array(z.object({ id, name: z.string(), kind: z.enum(FILE_KINDS) })),
          created_at: instant,
        }),
      ),
      closed: z
        .object({ at: instant, by: z.enum(TICKET_ACTORS), staff_name: z.string().nullable() })
        .nullable(),
      actions: z.array(z.enum(TICKET_EVENTS)),
    }),
    errors: ["not_found"],
  }),
  "staff.tickets.file": endpoint("GET /api/v2/staff/support/tickets/{ticketId}/files/{uploadId}/", {
    summary: "문의에 붙은 파일. 볼 때마다 기록된다",
    access: "staff",
    permission: "support",
    transfer: "binary",
    params: { ticketId: id, uploadId: id },
    output: z.unknown(),
    errors: ["not_found", "unavailable"],
  }),
  "staff.tickets.answer": endpoint("POST /api/v2/staff/support/tickets/{ticketId}/answer/", {
    summary: "문의에 답하기. 묻는 사람에게 알림과 메일이 간다",
    access: "staff",
    permission: "support",
    params: ticketRef,
    body: z.strictObject({ version, ...ticketMessageBody }),
    output: nothing,
    errors: ["not_found", "state_forbids", "conflict", "upload_unusable"],
  }),
  "staff.tickets.close": endpoint("POST /api/v2/staff/support/tickets/{ticketId}/close/", {
    summary: "답한 문의 마치기",
    access: "staff",
    permission: "support",
    params: ticketRef,
    body: z.strictObject({ version }),
    output: nothing,
    errors: ["not_found", "state_forbids", "conflict"],
  }),
  "staff.uploads.create": endpoint("POST /api/v2/staff/uploads/", {
    summary: "답에 붙일 파일 올리기 (multipart: file, purpose=support_file)",
    access: "staff",
    permission: "support",
    transfer: "multipart",
    output: upload,
    success: 201,
    errors: ["too_large", "unsupported_media", "storage_full", "too_many"],
  }),
};
