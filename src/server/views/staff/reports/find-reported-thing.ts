import type { ReportedThing } from "#contract/endpoints/staff/reported-thing.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import type { AbuseReportRow } from "../../../features/abuse-reports/queries.ts";
import { findForm, serviceNames } from "../../../features/catalogue/queries.ts";
import { findHire } from "../../../features/hires/queries.ts";
import { findMessage } from "../../../features/messages/queries.ts";
import { findProCards } from "../../../features/pros/queries.ts";
import { findQuote } from "../../../features/quotes/queries.ts";
import { loadNames } from "../../../features/requests/load-names.ts";
import {
  presentAnswers,
  presentRegion,
  presentService,
} from "../../../features/requests/present.ts";
import { findRequest } from "../../../features/requests/queries.ts";
import { findComments } from "../../../features/reviews/comment-rows.ts";
import { findReview, isEditedAfter } from "../../../features/reviews/queries.ts";
import { uploadsAttachedTo, type UploadRow } from "../../../features/uploads/queries.ts";
import type { Db } from "../../../platform/database/sql.ts";

type Subject = Pick<AbuseReportRow, "subject_kind" | "subject_id">;

/** What was reported as staff judge it, and of which request it is. */
interface Found {
  shown: ReportedThing;
  requestId: string | null;
}

type ReportOfThing = Subject & Pick<AbuseReportRow, "created_at">;

/** What was reported; null for a pro, who has a page of their own, and for what is gone. */
export async function findReportedThing(db: Db, report: ReportOfThing): Promise<Found | null> {
  const { subject_kind: kind, subject_id: id } = report;
  const files = (await findReportedFiles(db, report)).map(presentReportFile);
  switch (kind) {
    case "pro":
      return null;
    case "quote":
      return ofQuote(db, id, files);
    case "message":
      return ofMessage(db, id, files);
    case "request":
      return ofRequest(db, id, files);
    case "review":
      return ofReview(db, report, files);
  }
}

/** The files in what was reported. */
export async function findReportedFiles(db: Db, subject: Subject): Promise<UploadRow[]> {
  const { subject_kind: kind, subject_id: id } = subject;
  if (kind === "pro") return [];
  const files = await uploadsAttachedTo(db, kind, [id]);
  if (kind !== "review") return files;
  // One that an edit took out is no longer part of it.
  const kept = (await findReview(db, id))?.photo_ids ?? [];
  return files.filter((file) => kept.includes(file.id));
}

export function presentReportFile({ id, display_name: name, kind }: UploadRow) {
  return { id, name, kind };
}

type Files = ReportedThing["files"];

async function ofQuote(db: Db, id: string, files: Files): Promise<Found | null> {
  const row = await findQuote(db, id);
  if (!row) return null;
  const { unit, total, items, message: text } = row;
  const lines = items.map(({ name, inclusion, amount }) => ({ name, inclusion, amount }));
  const at = seoulIso(row.sent_at.getTime());
  return {
    shown: { kind: "quote", at, files, unit, total, items: lines, text },
    requestId: row.request_id,
  };
}

async function ofMessage(db: Db, id: string, files: Files): Promise<Found | null> {
  const row = await findMessage(db, id);
  if (!row) return null;
  const at = seoulIso(row.created_at.getTime());
  return { shown: { kind: "message", at, files, text: row.body }, requestId: null };
}

async function ofRequest(db: Db, id: string, files: Files): Promise<Found | null> {
  const row = await findRequest(db, id);
  const form = row && (await findForm(db, row.service_slug, row.form_version));
  if (!row || !form) return null;
  const names = await loadNames(db, [row]);
  return {
    shown: {
      kind: "request",
      at: seoulIso(row.published_at.getTime()),
      files,
      state: row.state,
      service: presentService(row, names).name,
      region: presentRegion(row, names),
      answers: presentAnswers(row, form, names, false),
    },
    requestId: row.id,
  };
}

async function ofReview(db: Db, report: ReportOfThing, files: Files): Promise<Found | null> {
  const row = await findReview(db, report.subject_id);
  const pro = row && (await findProCards(db, [row.pro_id])).get(row.pro_id);
  if (!row || !pro) return null;
  const services = await serviceNames(db, [row.service_slug]);
  const comments = await findComments(db, [row.id]);
  return {
    shown: {
      kind: "review",
      at: seoulIso(row.created_at.getTime()),
      files,
      id: row.id,
      state: row.state,
      service: services.get(row.service_slug) ?? row.service_slug,
      rating: row.rating,
      text: row.body,
      edited_after_report: await isEditedAfter(db, row.id, report.created_at),
      pro: { id: pro.id, display_name: pro.display_name },
      replies: comments
        .filter(({ deleted_at: deletedAt }) => deletedAt === null)
        .map((comment) => ({
          id: comment.id,
          by: comment.author_role,
          at: seoulIso(comment.created_at.getTime()),
          text: comment.body,
        })),
    },
    requestId: (await findHire(db, row.hire_id))?.request_id ?? null,
  };
}
