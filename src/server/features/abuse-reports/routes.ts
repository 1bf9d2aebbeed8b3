import { DAY_MS } from "#domain/calendar/durations.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { ABUSE_REPORT_LIMITS } from "#domain/abuse-report/limits.ts";
import type { Db } from "../../platform/database/sql.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Viewer } from "../../platform/viewer.ts";
import { writeAbuseReport } from "./write-abuse-report.ts";

interface Reading {
  findReadablePro: (
    db: Db,
    proId: string,
    viewer: Viewer,
  ) => Promise<{ profile: { id: string; account_id: string } } | undefined>;
}

/** Reports that people make of a pro. */
export function abuseReportHandlers({ findReadablePro }: Reading) {
  return {
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
