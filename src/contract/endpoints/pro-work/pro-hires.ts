import * as z from "zod";
import { HIRE_SECTIONS } from "#domain/pro-hires/hire-section.ts";
import { HIRE_STEPS } from "#domain/pro-hires/next-step.ts";
import { endpoint } from "../../endpoint.ts";
import { id, instant, listOf, page } from "../../schemas.ts";

const count = z.int().min(0);

/** A hire as a pro finds it in lists of their work. */
export const proHire = z.object({
  id,
  quote_id: id,
  request_id: id,
  section: z.enum(HIRE_SECTIONS),
  next_step: z.enum(HIRE_STEPS),
  service: z.object({ slug: z.string(), name: z.string() }),
  /** Its full name, down to the dong; null for what is done online. */
  region: z.string().nullable(),
  customer_name: z.string(),
  /** Won. */
  agreed_price: z.int(),
  /** "YYYY-MM-DD" */
  agreed_date: z.string(),
  /** "HH:MM" in Seoul; null while only the day is agreed on. */
  agreed_time: z.string().nullable(),
  completed_at: instant.nullable(),
  unread_message_count: count,
});

export const proHireEndpoints = {
  "pro.hires": endpoint("GET /api/v2/pro/hires/", {
    summary:
      "내가 맡은 일: 오늘, 지난 일, 변경 대기, 약속한 일, 완료한 거래 순서. 활동이 멈춘 고수도 볼 수 있다",
    access: "pro_at_work",
    query: page.extend({
      /** Only what runs, or only what is done. */
      state: z.enum(["hired", "completed"]).optional(),
    }),
    output: listOf(proHire).extend({
      counts: z.object({
        today: count,
        past: count,
        changing: count,
        upcoming: count,
        completed: count,
      }),
    }),
  }),
};

export type ProHire = z.output<typeof proHire>;
