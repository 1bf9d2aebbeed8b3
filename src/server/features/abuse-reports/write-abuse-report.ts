import type { Body } from "#contract/registry.ts";
import {
  REPORT_REASON_NEEDED,
  reportReasons,
  type AbuseReportReason,
} from "#domain/abuse-report/reason.ts";
import { abuseReportRefusal } from "#domain/abuse-report/refusal.ts";
import type { Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import type { ReportReference, ReportSubject } from "./queries.ts";
import { claimUploads } from "../uploads/queries.ts";

interface Reporting {
  reporterId: string;
  pro: { id: string; accountId: string };
  body: Body<"pro.reports.create">;
  reference: ReportReference;
  now: Date;
  ids: Ids;
}

/** Keeps a report of a pro with its photos for the back office; one open report by person and pro. */
export async function writeAbuseReport(tx: Tx, reporting: Reporting): Promise<string> {
  const { reporterId, pro, body, now, ids } = reporting;
  const requestId = checkReference(reporting);
  return insertReport(tx, {
    reporterId,
    subject: {
      kind: "pro",
      id: pro.id,
      reportedId: pro.accountId,
      proId: pro.id,
      requestId,
      quoteId: body.quote_id ?? null,
    },
    reason: body.reason,
    detail: body.detail,
    uploadIds: body.photo_ids,
    now,
    ids,
  });
}

/** Keeps a report with its files; one open report by person and thing. */
export async function insertReport(
  tx: Tx,
  report: {
    reporterId: string;
    subject: ReportSubject;
    reason: AbuseReportReason;
    detail: string;
    uploadIds: readonly string[];
    now: Date;
    ids: Ids;
  },
): Promise<string> {
  const { reporterId, subject, now } = report;
  if (!reportReasons(subject.kind, subject.proId !== null).includes(report.reason)) {
    refuse("invalid", { fields: { reason: [REPORT_REASON_NEEDED] } });
  }
  const id = report.ids.next();
  const row = {
    id,
    subject_kind: subject.kind,
    subject_id: subject.id,
    reported_id: subject.reportedId,
    pro_id: subject.proId,
    reporter_id: reporterId,
    reason: report.reason,
    detail: report.detail.trim(),
    request_id: subject.requestId,
    quote_id: subject.quoteId,
    created_at: now,
  };
  const inserted = await tx`
    INSERT INTO abuse_reports ${tx(row)}
    ON CONFLICT (subject_kind, subject_id, reporter_id) WHERE state = 'open' DO NOTHING`;
  if (inserted.count === 0) refuse("report_exists");
  const attachedTo = { kind: "report", id } as const;
  const claim = await claimUploads(tx, report.uploadIds, reporterId, "report_photo", attachedTo);
  if (!claim.ok) refuse("upload_unusable");
  return id;
}

/** The request that the report refers to, by itself or through a quote for it. */
function checkReference({ reporterId, pro, reference }: Reporting): string | null {
  const refusal = abuseReportRefusal({ reporterId, pro, ...reference.facts });
  if (refusal === "own_profile") {
    refuse("invalid", { message: "내 프로필은 신고할 수 없어요." });
  }
  if (refusal === "foreign_reference") refuse("not_found");
  return reference.requestId;
}
