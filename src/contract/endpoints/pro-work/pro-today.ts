import * as z from "zod";
import { OVERDUE_CAUSES } from "#domain/membership/overdue-cause.ts";
import { endpoint } from "../../endpoint.ts";
import { id, instant } from "../../schemas.ts";
import { quoteUnit } from "../market-parts.ts";
import { proHire } from "./pro-hires.ts";
import { workEntry } from "./work-days.ts";

const count = z.int().min(0);

/** Things of one kind that wait: how many there are, and the first of them. */
function group<K extends string, I extends z.ZodType>(kind: K, item: I) {
  return z.object({ kind: z.literal(kind), count, items: z.array(item) });
}

const waitingGroup = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("membership_overdue"), cause: z.enum(OVERDUE_CAUSES) }),
  group(
    "change_order",
    z.object({
      id,
      quote_id: id,
      service_name: z.string(),
      customer_name: z.string(),
      reason: z.string(),
      created_at: instant,
    }),
  ),
  group(
    "consultation",
    z.object({ id, customer_name: z.string(), starts_at: instant, answer_by: instant }),
  ),
  group("past_work", proHire),
  group(
    "request",
    z.object({
      request_id: id,
      service_name: z.string(),
      region: z.string().nullable(),
      /** Its first answers in words. */
      brief: z.array(z.string()),
      designated: z.boolean(),
      urgent: z.boolean(),
      quotes_close_at: instant,
      credits: z.int(),
    }),
  ),
  group(
    "message",
    z.object({
      quote_id: id,
      service_name: z.string(),
      customer_name: z.string(),
      unread_count: count,
      text: z.string(),
      created_at: instant,
    }),
  ),
  group(
    "read_quote",
    z.object({
      quote_id: id,
      service_name: z.string(),
      customer_name: z.string(),
      unit: quoteUnit,
      /** Won. */
      total: z.int(),
      read_at: instant,
    }),
  ),
  group(
    "review",
    z.object({
      id,
      service_name: z.string(),
      rating: z.int(),
      excerpt: z.string(),
      created_at: instant,
    }),
  ),
  z.object({ kind: z.literal("credits_expiring"), credits: count, last_day: z.string() }),
]);

const proToday = z.object({
  /** Today in Seoul, "YYYY-MM-DD". */
  day: z.string(),
  pro_id: id,
  /** Whether the pro has new requests sent to them; nothing to choose while their activity is stopped. */
  accepts_requests: z.boolean(),
  /** Work of today, by its time. */
  today: z.array(workEntry),
  /** Work of the days after it. */
  coming: z.array(workEntry),
  /** What waits, in the order of `WAITING_KINDS`; nothing of what there is none. */
  waiting: z.array(waitingGroup),
});

export const proTodayEndpoints = {
  "pro.today": endpoint("GET /api/v2/pro/today/", {
    summary: "고수의 오늘: 오늘 할 일과 나를 기다리는 일. 활동이 멈춘 고수에게는 진행 중인 일만",
    access: "pro_at_work",
    output: proToday,
  }),
};

export type ProToday = z.output<typeof proToday>;
export type WaitingGroup = z.output<typeof waitingGroup>;
