import { rawText, shownLine } from "#domain/text/text-rules.ts";
import { mostItems } from "#domain/validation/chosen.ts";
import { fieldRule } from "#domain/validation/field-rule.ts";
import { QUOTE_LIMITS } from "../quote/quote-limits.ts";

/** Bounds of a ticket, inclusive; lengths are code points after trimming. Files are those of a quote. */
export const TICKET_LIMITS = {
  subjectMin: 2,
  subjectMax: 60,
  textMin: 1,
  textMax: 2_000,
  filesMax: QUOTE_LIMITS.attachmentsMax,
  /** Tickets that one person may open, and messages that they may write, in 24 hours. */
  ticketsPerDay: 10,
  messagesPerDay: 50,
} as const;

export const ticketSubject = fieldRule(
  "제목",
  ...shownLine(TICKET_LIMITS.subjectMin, TICKET_LIMITS.subjectMax),
);
export const ticketText = fieldRule(
  "내용",
  ...rawText(TICKET_LIMITS.textMin, TICKET_LIMITS.textMax),
);
export const ticketFiles = fieldRule(
  "파일",
  mostItems(TICKET_LIMITS.filesMax, `파일은 ${TICKET_LIMITS.filesMax}개까지 붙일 수 있어요.`),
);

/** As the server makes them, and as error pages name them: of the request that failed. */
const TRACE_ID = /^[\w-]{1,64}$/;

export function isTraceId(text: string): boolean {
  return TRACE_ID.test(text);
}
