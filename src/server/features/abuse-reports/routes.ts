import { DAY_MS } from "#domain/calendar/durations.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { ABUSE_REPORT_LIMITS } from "#domain/abuse-report/limits.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { Member, Viewer } from "../../platform/viewer.ts";
import type { Body } from "#contract/registry.ts";
import type { ReportReference, ReportSubject } from "./queries.ts";
import { insertReport, writeAbuseReport } from "./write-abuse-report.ts";

/** What a report is about is read over any table. */
interface Reading {
  findReadablePro: (
    db: Db,
    proId: string,
    viewer: Viewer,
  ) => Promise<{ profile: { id: string; account_id: string } } | undefined>;
  findSubject: (
    db: Db,
    asked: Body<"reports.create">["subject"],
    viewer: Member,
  ) => Promise<ReportSubject>;
  findReference: (
    db: Db,
    proId: string,
    body: Body<"pro.reports.create">,
  ) => Promise<ReportReference>;
}

/** Reports that people make of what they see, to the back office. */
export function abuseReportHandlers({ findReadablePro, findSubject, findReference }: Reading) {
  return {
    "reports.create": async ({ sql, body, viewer, now, ids, limit, transaction }) => {
      const reporterId = viewer.accountId;
      const subject = await findSubject(sql, body.subject, viewer);
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
      const id = await transaction(async (tx) => {
        const reference = await findReference(tx, pro.id, body);
        return writeAbuseReport(tx, { reporterId, pro, body, reference, now, ids });
      });
      return { id, created_at: seoulIso(now.getTime()) };
    },
  } satisfies Partial<Handlers>;
}
