import type { ProState } from "#domain/pro/lifecycle.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { findPerson } from "../../../features/accounts/queries.ts";
import type { AbuseReportRow } from "../../../features/abuse-reports/queries.ts";
import { uploadsAttachedTo } from "../../../features/uploads/queries.ts";
import type { Db } from "../../../platform/database/sql.ts";
import { refuse } from "../../../platform/refusal.ts";
import { findReportedFiles, findReportedThing, presentReportFile } from "./find-reported-thing.ts";
import { findDecisions } from "../log-rows.ts";
import { presentDecision, presentPerson } from "../present.ts";
import type { Seen, SeenFile } from "../seen.ts";

/** A report with both sides of it. */
export async function loadReport(db: Db, reportId: string): Promise<Seen<"staff.reports.get">> {
  const row = await findReport(db, reportId);
  const subject = { kind: "report", id: row.id } as const;
  const personId = row.reported_id;
  const reported = (await findPerson(db, personId)) ?? refuse("not_found");
  const reporter = (await findPerson(db, row.reporter_id)) ?? refuse("not_found");
  const photos = await uploadsAttachedTo(db, "report", [row.id]);
  const thing = await findReportedThing(db, row);
  const decisions = await findDecisions(db, { subject, personId });
  const page = {
    id: row.id,
    reason: row.reason,
    detail: row.detail,
    state: row.state,
    outcome: row.outcome,
    note: row.note,
    created_at: seoulIso(row.created_at.getTime()),
    reporter: presentPerson(reporter),
    subject: { kind: row.subject_kind, id: row.subject_id },
    reported: presentPerson(reported),
    marked_messages: row.marked_messages,
    pro:
      row.pro_id === null || row.pro_name === null || row.pro_state === null
        ? null
        : {
            id: row.pro_id,
            display_name: row.pro_name,
            state: row.pro_state,
            upheld_reports: row.upheld_before,
          },
    thing: thing && thing.shown,
    request_id: row.request_id ?? thing?.requestId ?? null,
    has_conversation: row.quote_id !== null,
    photos: photos.map(presentReportFile),
    decisions: decisions.map((one) => presentDecision(one, subject)),
  };
  return { subject, personId, page };
}

/** A file that the reporter added, which is theirs, or one of what was reported. */
export async function loadReportPhoto(
  db: Db,
  reportId: string,
  uploadId: string,
): Promise<SeenFile> {
  const report = await findReport(db, reportId);
  const subject = { kind: "report", id: report.id } as const;
  const isAsked = ({ id }: { id: string }) => id === uploadId;
  const added = (await uploadsAttachedTo(db, "report", [report.id])).find(isAsked);
  if (added) return { subject, personId: report.reporter_id, upload: added };
  const upload = (await findReportedFiles(db, report)).find(isAsked) ?? refuse("not_found");
  return { subject, personId: report.reported_id, upload };
}

/** A report with whom it is about. */
interface FoundReport extends AbuseReportRow {
  pro_name: string | null;
  pro_state: ProState | null;
  /** Messages of theirs with contact details, sent before contact was allowed. */
  marked_messages: number;
  /** Reports about the same person that were closed with a warning or a suspension. */
  upheld_before: number;
}

export async function findReport(db: Db, reportId: string): Promise<FoundReport> {
  const [row] = await db<FoundReport[]>`
    SELECT r.*, p.display_name AS pro_name, p.state AS pro_state,
           (SELECT count(*)::int FROM messages m
            WHERE m.author_id = r.reported_id AND m.has_contact_details) AS marked_messages,
           (SELECT count(*)::int FROM abuse_reports b
            WHERE b.reported_id = r.reported_id AND b.id <> r.id AND b.outcome IN ('warned', 'suspended')) AS upheld_before
    FROM abuse_reports r LEFT JOIN pro_profiles p ON p.id = r.pro_id WHERE r.id = ${reportId}`;
  return row ?? refuse("not_found");
}
