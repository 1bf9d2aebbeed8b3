import type { AbuseReportOutcome } from "#domain/abuse-report/outcome.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { lockEventNumbers } from "../../platform/events/lock-event-numbers.ts";
import { happened } from "../../platform/happenings.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import { lockCredits } from "../credits/queries.ts";
import { findReportSides, lockAbuseReport } from "./queries.ts";

/**
 * Verb of the back office: closes an open report with its outcome. Refuses with `not_found`, and with
 * `state_forbids` when it was closed before.
 */
export async function closeAbuseReport(
  tx: Tx,
  closing: {
    reportId: string;
    outcome: AbuseReportOutcome;
    /** Of the back office, for itself. */
    note: string;
    /** The reason given to a pro who is suspended for it; null with another outcome. */
    suspension: string | null;
    staffId: string;
    now: Date;
    ids: Ids;
  },
): Promise<{ reportedId: string }> {
  const { reportId, outcome, note, suspension, staffId, now, ids } = closing;
  const sides = (await findReportSides(tx, reportId)) ?? refuse("not_found");
  if (suspension !== null && sides.proId === null) {
    refuse("state_forbids", { message: "고수로 한 일이 아니라서 고수 활동을 멈출 수 없어요." });
  }
  // Credits, then the event numbers of everybody who is notified (decision 024).
  await lockCredits(tx, sides.reportedId);
  await lockEventNumbers(tx, [sides.reportedId, sides.reporterId]);
  if ((await lockAbuseReport(tx, reportId))?.state !== "open") refuse("state_forbids");
  await tx`
    UPDATE abuse_reports
    SET state = 'closed', outcome = ${outcome}, note = ${note}, closed_by = ${staffId}, closed_at = ${now}
    WHERE id = ${reportId}`;
  await happened(tx, { kind: "report.closed", ...sides, outcome, suspension }, { now, ids });
  return sides;
}
