import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { messageTextOf } from "../../../features/messages/present.ts";
import { findMessages } from "../../../features/messages/queries.ts";
import type { Db } from "../../../platform/database/sql.ts";
import { refuse } from "../../../platform/refusal.ts";
import { findReport } from "./load-abuse-report.ts";
import type { Seen } from "../seen.ts";

const PAGE = 50;

/** What was said under the quote that a report is about; of a report without one there is no conversation. */
export async function loadReportConversation(
  db: Db,
  reportId: string,
  before: number | null,
): Promise<Seen<"staff.reports.conversation">> {
  const report = await findReport(db, reportId);
  const quoteId = report.quote_id ?? refuse("not_found");
  const found = await findMessages(db, quoteId, { before, after: null, limit: PAGE + 1 });
  const rows = found.slice(0, PAGE);
  const page = {
    items: rows.map((row) => ({
      id: row.id,
      seq: row.seq,
      by:
        row.author_id === null
          ? ("nobody" as const)
          : row.author_id === report.reported_id
            ? ("reported" as const)
            : ("other" as const),
      text: messageTextOf(row, null),
      is_card: row.card !== null,
      is_reported: report.subject_kind === "message" && report.subject_id === row.id,
      has_contact_details: row.has_contact_details,
      created_at: seoulIso(row.created_at.getTime()),
    })),
    next: found.length > PAGE ? String(rows.at(-1)?.seq) : null,
  };
  return { subject: { kind: "report", id: report.id }, personId: report.reported_id, page };
}
