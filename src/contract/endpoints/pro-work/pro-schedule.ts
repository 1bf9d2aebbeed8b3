import * as z from "zod";
import { isMonth } from "#domain/calendar/month.ts";
import { isOfOurTimes } from "#domain/calendar/our-times.ts";
import { endpoint } from "../../endpoint.ts";
import { workEntry } from "./work-days.ts";

const month = z
  .string()
  .max(7)
  .refine((text) => isMonth(text) && isOfOurTimes(text), "달을 다시 골라 주세요.");

export const proScheduleEndpoints = {
  "pro.schedule": endpoint("GET /api/v2/pro/schedule/", {
    summary:
      "한 달의 일정: 약속한 작업일과 확정된 상담, 상담 휴무일. 활동이 멈춘 고수도 볼 수 있다",
    access: "pro_at_work",
    query: z.strictObject({
      /** "YYYY-MM"; without it the one of today. */
      month: month.optional(),
    }),
    output: z.object({
      month: z.string(),
      /** Today in Seoul. */
      today: z.string(),
      entries: z.array(workEntry),
      /** Days of the month on which no consultations are taken. */
      holidays: z.array(z.string()),
      offers_consultations: z.boolean(),
    }),
  }),
};
