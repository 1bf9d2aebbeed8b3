import * as z from "zod";
import { INCLUSIONS } from "#domain/quote/quote.ts";
import { REQUEST_STATES } from "#domain/request/lifecycle.ts";
import { COMMENTER_ROLES } from "#domain/review/comment.ts";
import { REVIEW_STATES } from "#domain/review/review-state.ts";
import { FILE_KINDS } from "#domain/upload/file-formats.ts";
import { id, instant, won } from "../../schemas.ts";
import { quoteUnit } from "../market-parts.ts";
import { answerLine } from "../requests/requests.ts";

export const reportFile = z.object({ id, name: z.string(), kind: z.enum(FILE_KINDS) });

const shown = { at: instant, files: z.array(reportFile) };

/** What was reported, as staff judge it. Of a pro there is their own page. */
export const reportedThing = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("quote"),
    ...shown,
    unit: quoteUnit,
    total: won,
    items: z.array(z.object({ name: z.string(), inclusion: z.enum(INCLUSIONS), amount: won })),
    text: z.string(),
  }),
  z.object({ kind: z.literal("message"), ...shown, text: z.string() }),
  z.object({
    kind: z.literal("request"),
    ...shown,
    state: z.enum(REQUEST_STATES),
    service: z.string(),
    region: z.string().nullable(),
    /** Only what a pro may read before a hire. */
    answers: z.array(answerLine),
  }),
  z.object({
    kind: z.literal("review"),
    ...shown,
    id,
    state: z.enum(REVIEW_STATES),
    service: z.string(),
    rating: z.int(),
    text: z.string(),
    /** It reads otherwise than what the reporter read. */
    edited_after_report: z.boolean(),
    /** About whom it is. */
    pro: z.object({ id, display_name: z.string() }),
    /** What stands below it, oldest first. */
    replies: z.array(z.object({ id, by: z.enum(COMMENTER_ROLES), at: instant, text: z.string() })),
  }),
]);
export type ReportedThing = z.output<typeof reportedThing>;
