import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { holdsPermission } from "#domain/staff/permissions.ts";
import type { StoragePort } from "../../gateways/storage/storage-port.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { lockEventNumbers } from "../../platform/events/lock-event-numbers.ts";
import type { Call, Handlers } from "../../platform/http/call.ts";
import { decodeCursor, pageOf, PAGE_SIZE } from "../../platform/keyset.ts";
import { refuse } from "../../platform/refusal.ts";
import { findPerson } from "../accounts/queries.ts";
import { lockCredits } from "../credits/queries.ts";
import { lockProfile } from "../pros/profile-rows.ts";
import { suspendPro } from "../pros/suspend.ts";
import { closeReport } from "../reports/decide.ts";
import { loadReportForStaff, loadReportQueue, reportPhotosOf } from "../reports/queries.ts";
import { uploadsAttachedTo } from "../uploads/queries.ts";
import { decideAndLog } from "./decide.ts";
import { findDecisions } from "./log-queries.ts";
import { logLookUp } from "./look-up.ts";
import { presentReportForStaff } from "./present-report.ts";
import { sendFile } from "./send-file.ts";

type Names = "staff.reports" | "staff.reports.get" | "staff.reports.photo" | "staff.reports.close";

/** Reports of pros before staff: what waits, one with its photos, and how it is closed. */
export function staffReportHandlers(deps: { storage: StoragePort }): Pick<Handlers, Names> {
  return {
    "staff.reports": async ({ sql, query }) => {
      const limit = query.limit ?? PAGE_SIZE;
      const after = decodeCursor(query.cursor);
      const rows = await loadReportQueue(sql, { after, limit: limit + 1 });
      const page = pageOf(rows, limit, ({ id }) => id);
      const items = page.items.map(({ id, reason, pro_name, created_at }) => ({
        id,
        reason,
        pro_name,
        created_at: seoulIso(created_at.getTime()),
      }));
      return { items, next: page.next };
    },

    "staff.reports.get": async (call) => {
      const { sql, params } = call;
      const report = (await loadReportForStaff(sql, params.reportId)) ?? refuse("not_found");
      const subject = `report:${report.id}`;
      await logLookUp(call, { subject, personId: report.pro_account_id });
      return presentReportForStaff(report, {
        reporter: (await findPerson(sql, report.reporter_id)) ?? refuse("not_found"),
        photos: await uploadsAttachedTo(sql, [reportPhotosOf(report.id)]),
        decisions: await findDecisions(sql, { subject, personId: report.pro_account_id }),
      });
    },

    "staff.reports.photo": async (call) => {
      const { sql, params } = call;
      const report = (await loadReportForStaff(sql, params.reportId)) ?? refuse("not_found");
      const photos = await uploadsAttachedTo(sql, [reportPhotosOf(report.id)]);
      const photo = photos.find(({ id }) => id === params.uploadId) ?? refuse("not_found");
      const of = { subject: `report:${report.id}`, personId: report.reporter_id };
      return sendFile(call, deps.storage, photo, of);
    },

    "staff.reports.close": (call) => {
      const { outcome, note } = call.body;
      if (outcome === "suspended" && !holdsPermission(call.viewer.level, "suspensions")) {
        refuse("forbidden");
      }
      const log = { action: `report.${outcome}`, reason: note.trim() };
      return decideAndLog(call, log, (tx) => close(tx, call));
    },
  };
}

/** Suspends the pro first where that is the outcome; one who is suspended already stays so. */
async function close(tx: Tx, call: Call<"staff.reports.close">) {
  const { params, body, viewer, now, ids } = call;
  const report = (await loadReportForStaff(tx, params.reportId)) ?? refuse("not_found");
  const { pro_id: proId, pro_account_id: personId } = report;
  // Credits, then the event numbers of everybody who is told (decision 024).
  await lockCredits(tx, personId);
  await lockEventNumbers(tx, [personId, report.reporter_id]);
  // Decided again under the lock: somebody else may have suspended the pro meanwhile, or let them back.
  const profile = await lockProfile(tx, proId);
  if (body.outcome === "suspended" && profile?.state !== "suspended") {
    await suspendPro(tx, { proId, reason: body.reason.trim(), now, ids });
  }
  const { outcome, note } = body;
  const staffId = viewer.accountId;
  await closeReport(tx, { reportId: report.id, outcome, note: note.trim(), staffId, now, ids });
  return { subject: `report:${report.id}`, personId };
}
