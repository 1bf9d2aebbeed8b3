import { DEFAULT_WEEKS, RECENT_DAYS } from "#domain/activity-report/range.ts";
import * as z from "zod";
import { endpoint } from "../endpoint.ts";
import { day, slug } from "../schemas.ts";

const service = z.object({ slug: z.string(), name: z.string() });

/** What a period came to. Null where there is nothing to divide by, or too little to judge by. */
const figures = z.object({
  received: z.int(),
  sent: z.int(),
  read: z.int(),
  hired: z.int(),
  /** Of the quotes sent in the period, until now. */
  read_of_sent: z.int(),
  hired_of_sent: z.int(),
  /** Hires of the period that were not cancelled, and the won agreed in them. */
  deals: z.int(),
  revenue_won: z.int(),
  captured: z.int(),
  released: z.int(),
  /** Won that the captured credits were bought for, 0 for a bonus; null when one's price is not known. */
  cost_won: z.int().nullable(),
  /** Revenue as a multiple of the cost, to one decimal. */
  return_on_cost: z.number().nullable(),
  /** Credits per hire, to one decimal. */
  cost_per_hire: z.number().nullable(),
  won_per_hire: z.int().nullable(),
  /** Percent of the quotes sent in the period. */
  read_rate: z.int().nullable(),
  hire_rate: z.int().nullable(),
  /** Median from receipt to quote. */
  answer_seconds: z.int().nullable(),
  /** 0 the cheapest of its request, 100 the dearest; the average over `count` quotes, the middle half of which lies between `low` and `high`. */
  price_position: z
    .object({ percent: z.int(), low: z.int(), high: z.int(), count: z.int() })
    .nullable(),
});

const range = z.strictObject({
  from: day.optional(),
  to: day.optional(),
  service: slug.optional(),
});

export const activityReportEndpoints = {
  "pro.report": endpoint("GET /api/v2/pro/report/", {
    summary: `내 활동 리포트: 주와 서비스마다 받은 요청, 견적, 고용, 비용 (기본 최근 ${DEFAULT_WEEKS}주)`,
    access: "pro",
    query: range,
    output: z.object({
      from: z.string(),
      to: z.string(),
      /** The service asked for; null for all. */
      service: z.string().nullable(),
      /** Services that can be asked for. */
      services: z.array(service),
      total: figures,
      weeks: z.array(figures.extend({ from: z.string(), to: z.string() })),
      by_service: z.array(figures.extend({ service })),
    }),
  }),
  "pro.report.recent": endpoint("GET /api/v2/pro/report/recent/", {
    summary: `최근 ${RECENT_DAYS}일 동안 보낸 견적이 어떻게 됐는지와 고용당 비용`,
    access: "pro",
    output: z.object({
      from: z.string(),
      to: z.string(),
      ...figures.pick({
        sent: true,
        read_of_sent: true,
        hired_of_sent: true,
        cost_per_hire: true,
        won_per_hire: true,
      }).shape,
    }),
  }),
  "pro.report.csv": endpoint("GET /api/v2/pro/report/csv/", {
    summary: "내 활동 리포트를 CSV 파일로",
    access: "pro",
    transfer: "binary",
    query: range,
    output: z.unknown(),
  }),
};

export type ProReport = z.output<(typeof activityReportEndpoints)["pro.report"]["output"]>;
export type ReportFigures = z.output<typeof figures>;
