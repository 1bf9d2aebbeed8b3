import * as z from "zod";
import { TICKET_ABOUT_KINDS } from "#domain/support/about.ts";
import { TICKET_ACTORS, TICKET_EVENTS, TICKET_STATES } from "#domain/support/ticket-lifecycle.ts";
import { isTraceId, ticketFiles, ticketSubject, ticketText } from "#domain/support/ticket-rules.ts";
import { TICKET_TOPICS } from "#domain/support/topic.ts";
import { endpoint } from "../../endpoint.ts";
import { ruledList, ruledText } from "../../ruled.ts";
import { day, id, instant, listOf, nothing, page } from "../../schemas.ts";
import { upload } from "../platform.ts";

const ticketRef = { ticketId: id };
const state = z.enum(TICKET_STATES);
const topic = z.enum(TICKET_TOPICS);

const about = z.object({
  kind: z.enum(TICKET_ABOUT_KINDS),
  id,
  /** What it is called, e.g. the service of a request. */
  label: z.string(),
  at: instant,
  /** Its page for whoever asks; null where it has none any more. */
  path: z.string().nullable(),
});
export type TicketAbout = z.output<typeof about>;

const summary = z.object({
  id,
  topic,
  subject: z.string(),
  state,
  created_at: instant,
  /** When somebody wrote last, or when it was closed. */
  changed_at: instant,
});
export type TicketSummary = z.output<typeof summary>;

const message = z.object({
  id,
  by: z.enum(["person", "staff"]),
  text: z.string(),
  files: z.array(upload),
  created_at: instant,
});
export type TicketMessage = z.output<typeof message>;

const ticket = summary.extend({
  about: about.nullable(),
  trace_id: z.string().nullable(),
  messages: z.array(message),
  /** By when staff are to answer; null while it is not their turn. */
  due_on: day.nullable(),
  /** When it closes by itself; null unless it was answered last. */
  closes_at: instant.nullable(),
  closed_by: z.enum(TICKET_ACTORS).nullable(),
  /** What the caller may do now. */
  actions: z.array(z.enum(TICKET_EVENTS)),
});
export type Ticket = z.output<typeof ticket>;

/** What is written, and what goes with it: files of the purpose `support_file`. */
export const ticketMessageBody = {
  text: ruledText(ticketText),
  upload_ids: ruledList(id, ticketFiles),
};

export const supportEndpoints = {
  "support.tickets": endpoint("GET /api/v2/support/tickets/", {
    summary: "내 문의, 새것부터",
    access: "member",
    query: page,
    output: listOf(summary),
  }),
  "support.tickets.create": endpoint("POST /api/v2/support/tickets/", {
    summary: "고객센터에 문의하기. 답은 알림과 메일로 온다",
    access: "member",
    body: z.strictObject({
      topic: z.enum(TICKET_TOPICS, "무엇에 대한 문의인지 골라 주세요."),
      subject: ruledText(ticketSubject),
      ...ticketMessageBody,
      /** One of `support.abouts`. */
      about: z
        .strictObject({ kind: z.enum(TICKET_ABOUT_KINDS), id })
        .nullable()
        .optional(),
      /** Of the request that failed, as its error page names it. */
      trace_id: z
        .string()
        .refine(isTraceId, "문의 번호를 다시 확인해 주세요.")
        .nullable()
        .optional(),
    }),
    output: ticket,
    success: 201,
    errors: ["not_found", "upload_unusable", "too_many"],
  }),
  "support.abouts": endpoint("GET /api/v2/support/abouts/", {
    summary: "문의할 때 고를 수 있는 내 요청과 결제, 새것부터",
    access: "member",
    output: z.object({ requests: z.array(about), payments: z.array(about) }),
  }),
  "support.tickets.get": endpoint("GET /api/v2/support/tickets/{ticketId}/", {
    summary: "내 문의 하나와 주고받은 글",
    access: "member",
    params: ticketRef,
    output: ticket,
    errors: ["not_found"],
  }),
  "support.tickets.messages": endpoint("GET /api/v2/support/tickets/{ticketId}/messages/", {
    summary: "문의에서 주고받은 글, 오래된 것부터",
    access: "member",
    params: ticketRef,
    output: listOf(message),
    errors: ["not_found"],
  }),
  "support.tickets.messages.create": endpoint("POST /api/v2/support/tickets/{ticketId}/messages/", {
    summary: "문의에 이어서 글 남기기",
    access: "member",
    params: ticketRef,
    body: z.strictObject(ticketMessageBody),
    output: ticket,
    success: 201,
    errors: ["not_found", "state_forbids", "upload_unusable", "too_many"],
  }),
  "support.tickets.close": endpoint("POST /api/v2/support/tickets/{ticketId}/close/", {
    summary: "문의 마치기",
    access: "member",
    params: ticketRef,
    body: z.strictObject({}),
    output: nothing,
    errors: ["not_found", "state_forbids"],
  }),
};
