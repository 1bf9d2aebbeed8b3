import type { QuoteAttachment } from "#contract/endpoints/quotes/quote-files.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { mayTakeBackFile } from "#domain/quote/add-file.ts";
import type { Db, Tx } from "../../platform/database/sql.ts";
import { presentUpload, presentUploadedPicture } from "../uploads/present.ts";
import { uploadsAttachedTo } from "../uploads/queries.ts";

interface AddedFileRow {
  upload_id: string;
  added_at: Date;
  seen_at: Date | null;
}

/** Files added after sending, by upload. */
export async function findAddedFiles(db: Db, quoteId: string): Promise<Map<string, AddedFileRow>> {
  const rows = await db<AddedFileRow[]>`
    SELECT upload_id, added_at, seen_at FROM quote_added_files WHERE quote_id = ${quoteId}`;
  return new Map(rows.map((row) => [row.upload_id, row]));
}

export async function insertAddedFiles(
  tx: Tx,
  facts: { quoteId: string; uploadIds: readonly string[]; now: Date },
): Promise<void> {
  const rows = facts.uploadIds.map((uploadId) => ({
    upload_id: uploadId,
    quote_id: facts.quoteId,
    added_at: facts.now,
  }));
  await tx`INSERT INTO quote_added_files ${tx(rows)}`;
}

export async function hasUnseenFiles(db: Db, quoteId: string): Promise<boolean> {
  const [row] = await db<{ found: boolean }[]>`
    SELECT EXISTS (
      SELECT 1 FROM quote_added_files WHERE quote_id = ${quoteId} AND seen_at IS NULL) AS found`;
  return row?.found ?? false;
}

/** The customer opened the quote. */
export async function markFilesSeen(tx: Tx, quoteId: string, now: Date): Promise<void> {
  await tx`
    UPDATE quote_added_files SET seen_at = ${now} WHERE quote_id = ${quoteId} AND seen_at IS NULL`;
}

/** The files of a quote as one side sees them. */
export async function loadAttachments(
  db: Db,
  quoteId: string,
  facts: { mayTakeBack: boolean },
): Promise<QuoteAttachment[]> {
  const uploads = await uploadsAttachedTo(db, "quote", [quoteId]);
  const added = await findAddedFiles(db, quoteId);
  return uploads.map((upload) => {
    const { id, kind, name, bytes, url, thumb_url } = presentUpload(upload);
    const later = added.get(id);
    return {
      id,
      kind,
      name,
      bytes,
      url,
      thumb_url,
      picture: presentUploadedPicture(upload),
      added_at: later ? seoulIso(later.added_at.getTime()) : null,
      removable:
        facts.mayTakeBack &&
        mayTakeBackFile({ added: later ? { seen: later.seen_at !== null } : null }),
    };
  });
}
