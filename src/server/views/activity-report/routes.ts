import { HOUR_MS } from "#domain/calendar/durations.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { csvFile } from "#domain/text/csv.ts";
import { recentRange } from "#domain/activity-report/range.ts";
import { activityRows } from "#domain/activity-report/rows.ts";
import type { Call, Handlers } from "../../platform/http/call.ts";
import { loadActivityReport } from "./load-activity-report.ts";
import { namesFor, presentActivityReport } from "./present.ts";
import { readScope } from "./read-scope.ts";

const READS_PER_HOUR = 240;

/** What a pro did in a range of days, as figures and as a file. */
export function activityReportHandlers() {
  return {
    "pro.report": async (call) => {
      const { scope, report, names } = await load(call);
      return presentActivityReport(scope, report, names);
    },

    "pro.report.recent": async ({ sql, viewer, now }) => {
      const range = recentRange(seoulDay(now.getTime()));
      const pro = { id: viewer.pro.id, accountId: viewer.accountId };
      const { total } = await loadActivityReport(sql, { ...range, service: null, pro });
      return {
        ...range,
        sent: total.sent,
        read_of_sent: total.read_of_sent,
        hired_of_sent: total.hired_of_sent,
        cost_per_hire: total.cost_per_hire,
        won_per_hire: total.won_per_hire,
      };
    },

    "pro.report.csv": async (call) => {
      const { scope, report, names } = await load(call);
      const services = report.services.map(({ slug, figures }) => ({
        name: names.get(slug) ?? slug,
        figures,
      }));
      return call.reply
        .headers({
          "content-type": "text/csv; charset=utf-8",
          "content-disposition": `attachment; filename="somssi-report-${scope.from}-${scope.to}.csv"`,
          "cache-control": "no-store",
        })
        .send(csvFile(activityRows({ range: scope, ...report, services })));
    },
  } satisfies Partial<Handlers>;
}

async function load({
  sql,
  query,
  viewer,
  now,
  limit,
}: Call<"pro.report"> | Call<"pro.report.csv">) {
  await limit("pro_report", viewer.accountId, READS_PER_HOUR, HOUR_MS);
  const scope = await readScope(sql, query, viewer, now);
  const report = await loadActivityReport(sql, scope);
  return { scope, report, names: await namesFor(sql, scope, report) };
}
