import { DAY_MS, HOUR_MS } from "#domain/calendar/durations.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { csvFile } from "#domain/report/csv.ts";
import { reportRows } from "#domain/report/report-rows.ts";
import { REPORT_LIMITS } from "#domain/reported-pro/report-limits.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/refusal.ts";
import { findReadablePro } from "../pros/readable-pro.ts";
import { loadReport } from "./load-report.ts";
import { namesFor, presentReport } from "./present.ts";
import { readScope } from "./report-range.ts";
import { writeReport } from "./write-report.ts";

const READS_PER_HOUR = 240;

/** A pro's own report, and reports that people make of a pro. */
export function reportHandlers(): Pick<
  Handlers,
  "pro.report" | "pro.report.csv" | "pro.reports.create"
> {
  return {
    "pro.report": async ({ sql, query, viewer, now, limit }) => {
      await limit("pro_report", viewer.accountId, READS_PER_HOUR, HOUR_MS);
      const scope = await readScope(sql, query, viewer, now);
      const report = await loadReport(sql, scope);
      return presentReport(scope, report, await namesFor(sql, scope, report));
    },

    "pro.report.csv": async ({ sql, query, viewer, now, limit, reply }) => {
      await limit("pro_report", viewer.accountId, READS_PER_HOUR, HOUR_MS);
      const scope = await readScope(sql, query, viewer, now);
      const report = await loadReport(sql, scope);
      const names = await namesFor(sql, scope, report);
      const services = report.services.map(({ slug, figures }) => ({
        name: names.get(slug) ?? slug,
        figures,
      }));
      return reply
        .headers({
          "content-type": "text/csv; charset=utf-8",
          "content-disposition": `attachment; filename="somssi-report-${scope.from}-${scope.to}.csv"`,
          "cache-control": "no-store",
        })
        .send(csvFile(reportRows({ range: scope, ...report, services })));
    },

    "pro.reports.create": async ({ sql, params, body, viewer, now, ids, limit, transaction }) => {
      const reporterId = viewer.accountId;
      const { profile } = (await findReadablePro(sql, params.proId, viewer)) ?? refuse("not_found");
      await limit("report_pro", reporterId, REPORT_LIMITS.perDay, DAY_MS);
      const pro = { id: profile.id, accountId: profile.account_id };
      const id = await transaction((tx) => writeReport(tx, { reporterId, pro, body, now, ids }));
      return { id, created_at: seoulIso(now.getTime()) };
    },
  };
}
