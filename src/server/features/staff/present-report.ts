import type { Output } from "#contract/registry.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import type { PersonRow } from "../accounts/queries.ts";
import type { StaffReport } from "../reports/queries.ts";
import type { UploadRow } from "../uploads/queries.ts";
import type { StaffLogRow } from "./log-queries.ts";
import { presentDecision, presentPerson } from "./present.ts";

/** A report with both sides of it. */
export function presentReportForStaff(
  row: StaffReport,
  facts: {
    reporter: PersonRow;
    photos: readonly UploadRow[];
    decisions: readonly StaffLogRow[];
  },
): Output<"staff.reports.get"> {
  return {
    id: row.id,
    reason: row.reason,
    detail: row.detail,
    state: row.state,
    outcome: row.outcome,
    note: row.note,
    created_at: seoulIso(row.created_at.getTime()),
    reporter: presentPerson(facts.reporter),
    pro: {
      id: row.pro_id,
      display_name: row.pro_name,
      state: row.pro_state,
      upheld_reports: row.upheld_before,
    },
    request_id: row.request_id,
    photos: facts.photos.map(({ id, display_name, kind }) => ({ id, name: display_name, kind })),
    decisions: facts.decisions.map(presentDecision),
  };
}
