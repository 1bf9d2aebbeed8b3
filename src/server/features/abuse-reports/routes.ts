import { DAY_MS } from "#domain/calendar/durations.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { ABUSE_REPORT_LIMITS } from "#domain/abuse-report/limits.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/refusal.ts";
import { findReportSubject, type Reading } from "./find-subject.ts";
import { insertReport, writeAbuseReport } from "./write-abuse-report.ts";

/** Reports that people make of what they see, to the back office. */
export function abuseReportHandlers({ findReadablePro }: Reading) {
  return {
    "reports.create": async ({ sql, body, viewer, now, ids, limit, transaction }) => {
      const reporterId = viewer.accountId;
      const subject = await findReportSubject(sql, body.subject, viewer, { findReadablePro });
      await limit("report_pro", reporterId, ABUSE_REPORT_LIMITS.perDay, DAY_MS);
      const { reason, text: detail, upload_ids: uploadIds } = body;
      const id = await transaction((tx) =>
        insertReport(tx, { reporterId, subject, reason, detail, uploadIds, now, ids }),
      );
      return { id, created_at: seoulIso(now.getTime()) };
    },

    "pro.reports.create": async ({ sql, params, body, viewer, now, ids, limit, transaction }) => {
      const reporterId = viewer.accountId;
      const { profile } = (await findReadablePro(sql, params.proId, viewer)) ?? refuse("not_found");
      await limit("report_pro", reporterId, ABUSE_REPORT_LIMITS.perDay, DAY_MS);
      const pro = { id: profile.id, accountId: profile.account_id };
      const id = await transaction((tx) =>
        writeAbuseReport(tx, { reporterId, pro, body, now, ids }),
      );
      return { id, created_at: seoulIso(now.getTime()) };
    },
  } satisfies Partial<Handlers>;
}
