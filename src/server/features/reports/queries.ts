import type { ReportOutcome } from "#domain/reported-pro/outcome.ts";
import type { ReportReason } from "#domain/reported-pro/reason.ts";
import type { Db, Tx } from "../../platform/database/sql.ts";

export interface ReportRow {
  id: string;
  pro_id: string;
  reporter_id: string;
  reason: ReportReason;
  detail: string;
  request_id: string | null;
  quote_id: string | null;
  state: "open" | "closed";
  outcome: ReportOutcome | null;
  /** Of the back office, for itself. */
  note: string | null;
  closed_by: string | null;
  created_at: Date;
  closed_at: Date | null;
}

/** A report with the names of both sides, for the back office alone. */
export interface StaffReport extends ReportRow {
  pro_name: string;
  pro_account_id: string;
  pro_state: "pending" | "approved" | "rejected" | "suspended";
  reporter_name: string;
  /** Reports about the same pro that were closed with a warning or a suspension. */
  upheld_before: number;
}

/** What uses the photos of a report. */
export function reportPhotosOf(reportId: string): string {
  return `report:${reportId}`;
}

/** Open reports, longest waiting first, after the one with id `after`. */
export async function loadReportQueue(
  db: Db,
  page: { after: string | null; limit: number },
): Promise<StaffReport[]> {
  return db<StaffReport[]>`
    ${staffColumns(db)}
    WHERE r.state = 'open' AND (${page.after}::uuid IS NULL OR r.id > ${page.after})
    ORDER BY r.id LIMIT ${page.limit}`;
}

/** One report, open or closed; its photos are the uploads attached to `reportPhotosOf(id)`. */
export async function loadReportForStaff(
  db: Db,
  reportId: string,
): Promise<StaffReport | undefined> {
  const [row] = await db<StaffReport[]>`${staffColumns(db)} WHERE r.id = ${reportId}`;
  return row;
}

/** One report, held for this transaction. */
export async function lockReport(tx: Tx, reportId: string): Promise<ReportRow | undefined> {
  const [row] = await tx<ReportRow[]>`
    SELECT id, pro_id, reporter_id, reason, detail, request_id, quote_id, state, outcome, note, closed_by,
           created_at, closed_at
    FROM pro_reports WHERE id = ${reportId} FOR UPDATE`;
  return row;
}

function staffColumns(db: Db) {
  return db`
    SELECT r.id, r.pro_id, r.reporter_id, r.reason, r.detail, r.request_id, r.quote_id, r.state, r.outcome, r.note,
           r.closed_by, r.created_at, r.closed_at, p.display_name AS pro_name, p.account_id AS pro_account_id,
           p.state AS pro_state, a.name AS reporter_name,
           (SELECT count(*)::int FROM pro_reports b
            WHERE b.pro_id = r.pro_id AND b.id <> r.id AND b.outcome IN ('warned', 'suspended')) AS upheld_before
    FROM pro_reports r JOIN pro_profiles p ON p.id = r.pro_id JOIN accounts a ON a.id = r.reporter_id`;
}

/** How many are open, counted up to `most`. */
export async function countOpenReports(db: Db, most: number): Promise<number> {
  const [row] = await db<{ count: number }[]>`
    SELECT count(*)::int AS count FROM (SELECT 1 FROM pro_reports WHERE state = 'open' LIMIT ${most}) waiting`;
  return row?.count ?? 0;
}
