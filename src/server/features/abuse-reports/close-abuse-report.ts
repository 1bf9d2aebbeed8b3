import { outcomesFor, type AbuseReportOutcome } from "#domain/abuse-report/outcome.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { lockEventNumbers } from "../../platform/events/lock-event-numbers.ts";
import { happened } from "../../platform/happenings.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import { lockCredits } from "../credits/queries.ts";
import { findReportedProState, findReportSides, lockAbuseReport } from "./queries.ts";

/** Why nobody is suspended for a report, by what they were reported as. */
const NOT_SUSPENDED = {
  customer: "고수로 한 일이 아니라서 고수 활동을 멈출 수 없어요.",
  pro: "지금 활동하는 고수가 아니라서 활동을 멈출 수 없어요. 다른 결과를 골라 주세요.",
};

/**
 * Verb of the back office: closes an open report with its outcome. Refuses with `not_found`, and with
 * `state_forbids` when it was closed before or cannot end so.
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
  // Credits, then the event numbers of everybody who is notified (decision 024).
  await lockCredits(tx, sides.reportedId);
  await lockEventNumbers(tx, [sides.reportedId, sides.reporterId]);
  if ((await lockAbuseReport(tx, reportId))?.state !== "open") refuse("state_forbids");
  // Only now: while credits are held, no other decision changes the pro's state.
  const possible = outcomesFor(await findReportedProState(tx, reportId));
  if (!possible.includes(outcome)) {
    refuse("state_forbids", { message: NOT_SUSPENDED[sides.proId === null ? "customer" : "pro"] });
  }
  await tx`
    UPDATE abuse_reports
    SET state = 'closed', outcome = ${outcome}, note = ${note}, closed_by = ${staffId}, closed_at = ${now}
    WHERE id = ${reportId}`;
  await happened(tx, { kind: "report.closed", ...sides, outcome, suspension }, { now, ids });
  return sides;
}
