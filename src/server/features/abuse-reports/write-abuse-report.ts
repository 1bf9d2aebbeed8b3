import type { Body } from "#contract/registry.ts";
import { abuseReportRefusal } from "#domain/abuse-report/refusal.ts";
import type { Db, Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import { findQuote } from "../quotes/queries.ts";
import { findRequest } from "../requests/queries.ts";
import { isRecipient } from "../requests/recipients.ts";
import { claimUploads } from "../uploads/queries.ts";

interface Reporting {
  reporterId: string;
  pro: { id: string; accountId: string };
  body: Body<"pro.reports.create">;
  now: Date;
  ids: Ids;
}

/** Keeps a report of a pro with its photos for the back office; one open report by person and pro. */
export async function writeAbuseReport(tx: Tx, reporting: Reporting): Promise<string> {
  const { reporterId, pro, body, now, ids } = reporting;
  const requestId = await checkReference(tx, reporting);
  const id = ids.next();
  const inserted = await tx`
    INSERT INTO abuse_reports (id, pro_id, reporter_id, reason, detail, request_id, quote_id, created_at)
    VALUES (${id}, ${pro.id}, ${reporterId}, ${body.reason}, ${body.detail.trim()}, ${requestId},
            ${body.quote_id ?? null}, ${now})
    ON CONFLICT (pro_id, reporter_id) WHERE state = 'open' DO NOTHING`;
  if (inserted.count === 0) refuse("report_exists");
  const attachedTo = { kind: "report", id } as const;
  const claim = await claimUploads(tx, body.photo_ids, reporterId, "report_photo", attachedTo);
  if (!claim.ok) refuse("upload_unusable");
  return id;
}

/** The request that the report refers to, by itself or through a quote for it. */
async function checkReference(db: Db, { reporterId, pro, body }: Reporting) {
  const quote = body.quote_id === undefined ? null : await findQuote(db, body.quote_id);
  const requestId = body.request_id ?? quote?.request_id ?? null;
  const request = requestId === null ? null : await findRequest(db, requestId);
  const refusal = abuseReportRefusal({
    reporterId,
    pro,
    request: request && {
      customerId: request.customer_id,
      reachedPro: await isRecipient(db, request.id, pro.id),
    },
    quote: quote && { proId: quote.pro_id, requestIsNamed: quote.request_id === requestId },
  });
  if (refusal === "own_profile") {
    refuse("invalid", { message: "내 프로필은 신고할 수 없어요." });
  }
  if (refusal === "foreign_reference") refuse("not_found");
  return requestId;
}
