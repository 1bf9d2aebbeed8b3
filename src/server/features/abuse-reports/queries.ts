import type { AbuseReportState } from "#domain/abuse-report/outcome.ts";
import type { abuseReportRefusal } from "#domain/abuse-report/refusal.ts";
import type { AbuseReportOutcome } from "#domain/abuse-report/outcome.ts";
import type { AbuseReportReason } from "#domain/abuse-report/reason.ts";
import type { ReportSubjectKind } from "#domain/abuse-report/subject.ts";
import type { ProState } from "#domain/pro/lifecycle.ts";
import type { Db, Tx } from "../../platform/database/sql.ts";

/** What a report names as where it happened; what of it may be named is a rule. */
export interface ReportReference {
  requestId: string | null;
  facts: Pick<Parameters<typeof abuseReportRefusal>[0], "request" | "quote">;
}

/** A thing that is reported, and whose it is. */
export interface ReportSubject {
  kind: ReportSubjectKind;
  id: string;
  reportedId: string;
  /** Null where they are reported as a customer. */
  proId: string | null;
  requestId: string | null;
  quoteId: string | null;
}

export interface AbuseReportRow {
  id: string;
  subject_kind: ReportSubjectKind;
  subject_id: string;
  /** Whose it is. */
  reported_id: string;
  /** Null where they are reported as a customer. */
  pro_id: string | null;
  reporter_id: string;
  reason: AbuseReportReason;
  detail: string;
  request_id: string | null;
  quote_id: string | null;
  state: AbuseReportState;
  outcome: AbuseReportOutcome | null;
  /** Of the back office, for itself. */
  note: string | null;
  closed_by: string | null;
  created_at: Date;
  closed_at: Date | null;
}

/** Who made a report, about whom, and for what. */
export interface Sides {
  reporterId: string;
  reportedId: string;
  /** Null where they are reported as a customer. */
  proId: string | null;
  subject: ReportSubjectKind;
  reason: AbuseReportReason;
}

export async function findReportSides(db: Db, reportId: string): Promise<Sides | undefined> {
  const [row] = await db<Sides[]>`
    SELECT reporter_id AS "reporterId", pro_id AS "proId", reported_id AS "reportedId",
           subject_kind AS subject, reason
    FROM abuse_reports WHERE id = ${reportId}`;
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

/** The state of the pro a report is about; null where they are reported as a customer. */
export async function findReportedProState(db: Db, reportId: string): Promise<ProState | null> {
  const [row] = await db<{ state: ProState }[]>`
    SELECT p.state FROM abuse_reports r JOIN pro_profiles p ON p.id = r.pro_id WHERE r.id = ${reportId}`;
  return row?.state ?? null;
}
