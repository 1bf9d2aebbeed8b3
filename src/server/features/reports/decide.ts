import {
  OUTCOME_FOR_PRO,
  OUTCOME_FOR_REPORTER,
  type ReportOutcome,
} from "#domain/reported-pro/outcome.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { lockEventNumbers } from "../../platform/events/lock-event-numbers.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import { notify } from "../notifications/notify.ts";
import { findProCards } from "../pros/queries.ts";
import { lockReport, type ReportRow } from "./queries.ts";

/**
 * Verb of the back office: closes an open report with its outcome. The reporter is told in plain words; the
 * reported pro only when something came of it. It suspends nobody: that is a decision of its own, made before in
 * the same transaction. Refuses with `not_found`, and with `state_forbids` when it was closed before.
 */
export async function closeReport(
  tx: Tx,
  closing: {
    reportId: string;
    outcome: ReportOutcome;
    note: string;
    staffId: string;
    now: Date;
    ids: Ids;
  },
): Promise<ReportRow> {
  const { outcome, note, staffId, now, ids } = closing;
  const report = (await lockReport(tx, closing.reportId)) ?? refuse("not_found");
  if (report.state === "closed") refuse("state_forbids");
  const pro = (await findProCards(tx, [report.pro_id])).get(report.pro_id) ?? refuse("not_found");
  await tx`
    UPDATE pro_reports
    SET state = 'closed', outcome = ${outcome}, note = ${note}, closed_by = ${staffId}, closed_at = ${now}
    WHERE id = ${report.id}`;
  const forPro = OUTCOME_FOR_PRO[outcome];
  await lockEventNumbers(
    tx,
    forPro === null ? [report.reporter_id] : [report.reporter_id, pro.account_id],
  );
  await notify(tx, {
    accountId: report.reporter_id,
    kind: "report_closed",
    body: `${pro.display_name} 고수에 대한 신고: ${OUTCOME_FOR_REPORTER[outcome]}`,
    path: "/notifications",
    now,
    ids,
  });
  if (forPro !== null) {
    await notify(tx, {
      accountId: pro.account_id,
      kind: "pro_warned",
      body: forPro,
      path: "/notifications",
      now,
      ids,
    });
  }
  return { ...report, state: "closed", outcome, note, closed_by: staffId, closed_at: now };
}
