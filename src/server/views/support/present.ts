import type { TicketAbout, TicketMessage, TicketSummary } from "#contract/endpoints/me/support.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import type { TicketMessageRow, TicketRow } from "../../features/support/queries.ts";
import { presentUpload } from "../../features/uploads/present.ts";
import type { UploadRow } from "../../features/uploads/queries.ts";
import type { AboutRow } from "./about-rows.ts";

export function presentTicketSummary(row: TicketRow): TicketSummary {
  return {
    id: row.id,
    topic: row.topic,
    subject: row.subject,
    state: row.state,
    created_at: seoulIso(row.created_at.getTime()),
    changed_at: seoulIso(row.changed_at.getTime()),
  };
}

/** Of staff their name is nobody's here: the house answers. */
export function presentTicketMessage(
  row: TicketMessageRow,
  files: readonly UploadRow[],
): TicketMessage {
  return {
    id: row.id,
    by: row.by,
    text: row.text,
    files: files.filter(({ attached_id: id }) => id === row.id).map(presentUpload),
    created_at: seoulIso(row.created_at.getTime()),
  };
}

export function presentAbout({ kind, id, label, at, quote_id: quoteId }: AboutRow): TicketAbout {
  return { kind, id, label, at: seoulIso(at.getTime()), path: pathOf(kind, id, quoteId) };
}

function pathOf(kind: AboutRow["kind"], id: string, quoteId: string | null): string {
  if (kind === "payment") return `/membership/receipts/${id}`;
  return quoteId === null ? `/requests/${id}` : `/quote?id=${quoteId}`;
}
