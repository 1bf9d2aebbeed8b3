import { seoulDay } from "#domain/calendar/seoul-day.ts";
import {
  CANCELLED_TAKES_NO_FILES,
  mayAddFiles,
  mayTakeBackFile,
  roomForFiles,
} from "#domain/quote/add-file.ts";
import { QUOTE_LIMITS } from "#domain/quote/quote-limits.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { happened } from "../../platform/happenings.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import { claimUploads, discardUploads, uploadsAttachedTo } from "../uploads/queries.ts";
import { findAddedFiles, insertAddedFiles } from "./added-files.ts";
import { proOfQuote } from "./lock-people.ts";
import { lockSettledQuote } from "./lock-quote.ts";
import { findHireState } from "./queries.ts";
import type { LockedQuote } from "./settle-due.ts";
import { quoteFacts } from "./quote-facts.ts";

interface Change {
  quoteId: string;
  now: Date;
  ids: Ids;
}

/** Adds the pro's files to a quote that was sent, and notifies the customer. */
export async function addFiles(
  tx: Tx,
  change: Change & { uploadIds: readonly string[] },
): Promise<void> {
  const locked = await lockForFiles(tx, change);
  const { quote, proAccountId, now, ids } = locked;
  const uploadIds = [...new Set(change.uploadIds)];
  const room = roomForFiles((await uploadsAttachedTo(tx, "quote", [quote.id])).length);
  if (uploadIds.length > room) {
    refuse("invalid", {
      fields: {
        attachment_ids: [
          `파일은 모두 ${QUOTE_LIMITS.attachmentsMax}개까지예요. ${room}개 더 붙일 수 있어요.`,
        ],
      },
    });
  }
  const attachedTo = { kind: "quote", id: quote.id } as const;
  const claim = await claimUploads(tx, uploadIds, proAccountId, "quote_attachment", attachedTo);
  if (!claim.ok) refuse("upload_unusable");
  await insertAddedFiles(tx, { quoteId: quote.id, uploadIds: claim.ids, now });
  const card = await proOfQuote(tx, quote);
  const added = { proName: card.display_name, count: claim.ids.length };
  await happened(tx, { kind: "quote.files_added", ...quoteFacts(locked), ...added }, { now, ids });
}

/** Takes back a file that was added later, before the customer saw it. */
export async function removeFile(tx: Tx, change: Change & { uploadId: string }): Promise<void> {
  const locked = await lockForFiles(tx, change);
  const { quote, now } = locked;
  const files = await uploadsAttachedTo(tx, "quote", [quote.id]);
  const file = files.find(({ id }) => id === change.uploadId) ?? refuse("not_found");
  const later = (await findAddedFiles(tx, quote.id)).get(file.id);
  if (!mayTakeBackFile({ added: later ? { seen: later.seen_at !== null } : null })) {
    refuse("state_forbids", {
      message: later
        ? "고객이 이미 본 파일은 삭제할 수 없어요."
        : "견적과 함께 보낸 파일은 삭제할 수 없어요.",
    });
  }
  // Only while nobody has seen it: whoever is opening the quote now comes first or finds it gone.
  const { count } = await tx`
    DELETE FROM quote_added_files WHERE upload_id = ${file.id} AND seen_at IS NULL`;
  if (count === 0) refuse("state_forbids", { message: "고객이 이미 본 파일은 삭제할 수 없어요." });
  await discardUploads(tx, [file.id], now);
  await happened(tx, { kind: "quote.file_removed", ...quoteFacts(locked) }, change);
}

async function lockForFiles(tx: Tx, change: Change): Promise<LockedQuote> {
  const locked = await lockSettledQuote(tx, change);
  const today = seoulDay(change.now.getTime());
  const hireState = await findHireState(tx, change.quoteId);
  if (mayAddFiles(locked.quote, { requestState: locked.request.state, hireState }, today)) {
    return locked;
  }
  const { title, wayOut } = CANCELLED_TAKES_NO_FILES;
  refuse("state_forbids", hireState === "cancelled" ? { message: `${title}. ${wayOut}` } : {});
}
