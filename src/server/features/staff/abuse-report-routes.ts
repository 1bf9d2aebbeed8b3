import { holdsPermission } from "#domain/staff/permissions.ts";
import type { Handlers } from "../../platform/http/call.ts";
import { refuse } from "../../platform/refusal.ts";
import { closeAbuseReport } from "../abuse-reports/close-abuse-report.ts";
import { decideAndLog } from "./decide.ts";
import { showFile, showPage } from "./look-up.ts";
import type { StaffDeps } from "./staff-deps.ts";

/** Reports of pros before staff: one with its photos, and how it is closed. */
export function staffReportHandlers({ storage, pages }: Pick<StaffDeps, "storage" | "pages">) {
  return {
    "staff.reports.get": async (call) =>
      showPage(call, await pages.loadReport(call.sql, call.params.reportId)),

    "staff.reports.conversation": async (call) => {
      const { reason, before = null } = call.body;
      const seen = await pages.loadReportConversation(call.sql, call.params.reportId, before);
      return showPage(call, { ...seen, reason: reason.trim() });
    },

    "staff.reports.photo": async (call) => {
      const { reportId, uploadId } = call.params;
      return showFile(call, storage, await pages.loadReportPhoto(call.sql, reportId, uploadId));
    },

    "staff.reports.close": (call) => {
      const { params, body, viewer, now, ids } = call;
      const { reportId } = params;
      const { outcome } = body;
      const note = body.note.trim();
      if (outcome === "suspended" && !holdsPermission(viewer.level, "suspensions")) {
        refuse("forbidden");
      }
      const suspension = body.outcome === "suspended" ? body.reason.trim() : null;
      return decideAndLog(call, { action: `report.${outcome}`, reason: note }, async (tx) => {
        const staffId = viewer.accountId;
        const closing = { reportId, outcome, note, suspension, staffId, now, ids };
        const { reportedId: personId } = await closeAbuseReport(tx, closing);
        return { subject: { kind: "report", id: reportId }, personId };
      });
    },
  } satisfies Partial<Handlers>;
}
