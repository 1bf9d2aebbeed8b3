import type { AbuseReportOutcome } from "#domain/abuse-report/outcome.ts";
import type { AbuseReportReason } from "#domain/abuse-report/reason.ts";
import type { Db, Tx } from "../../platform/database/sql.ts";

export interface AbuseReportRow {
  id: string;
  pro_id: string;
  reporter_id: string;
  reason: AbuseReportReason;
  detail: string;
  request_id: string | null;
  quote_id: string | null;
  state: "open" | "closed";
  outcome: AbuseReportOutcome | null;
  /** Of the back office, for itself. */
  note: string | null;
  closed_by: string | null;
  created_at: Date;
  closed_at: Date | null;
}

/** Who made a report, and about whom. */
export interface Sides {
  reporterId: string;
  proId: string;
  proAccountId: string;
}

export async function findReportSides(db: Db, reportId: string): Promise<Sides | undefined> {
  const [row] = await db<Sides[]>`
    SELECT r.reporter_id AS "reporterId", r.pro_id AS "proId", p.account_id AS "proAccountId"
    FROM abuse_reports r JOIN pro_profiles p ON p.id = r.pro_id WHERE r.id = ${reportId}`;
  return row;
}

/** A report's state, held for this transaction. */
export async function lockAbuseReport(
  tx: Tx,
  reportId: string,
): Promise<Pick<AbuseReportRow, "state"> | undefined> {
  const [row] = await tx<Pick<AbuseReportRow, "state">[]>`
    SELECT state FROM abuse_reports WHERE id = ${reportId} FOR UPDATE`;
  return row;
}
