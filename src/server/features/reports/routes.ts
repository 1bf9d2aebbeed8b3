import { DAY_MS } from "#domain/calendar/durations.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { REPORT_LIMITS } from "#domain/reported-pro/report-limits.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/refusal.ts";
import { findReadablePro } from "../pros/readable-pro.ts";
import { writeReport } from "./write-report.ts";

/** Reports that people make of a pro. */
export function reportHandlers(): Pick<Handlers, "pro.reports.create"> {
  return {
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
