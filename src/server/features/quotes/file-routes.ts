import { HOUR_MS } from "#domain/calendar/durations.ts";
import type { Handlers } from "../../platform/http/call.ts";
import type { Db } from "../../platform/database/sql.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Pro } from "../../platform/viewer.ts";
import { loadAttachments } from "./added-files.ts";
import { addFiles, removeFile } from "./change-files.ts";
import { findQuoteViewer } from "./quote-viewer.ts";

const CHANGES_PER_HOUR = 30;

/** Files that a pro adds to a quote after sending it. */
export function quoteFileHandlers() {
  return {
    "quotes.attachments.add": async ({ params, body, viewer, now, ids, limit, transaction }) => {
      await limit("quote_file", viewer.accountId, CHANGES_PER_HOUR, HOUR_MS);
      return transaction(async (tx) => {
        const quoteId = await quoteOfPro(tx, params.quoteId, viewer);
        await addFiles(tx, { quoteId, uploadIds: body.attachment_ids, now, ids });
        return { attachments: await loadAttachments(tx, quoteId, { mayTakeBack: true }) };
      });
    },

    "quotes.attachments.remove": async ({ params, viewer, now, ids, transaction }) =>
      transaction(async (tx) => {
        const quoteId = await quoteOfPro(tx, params.quoteId, viewer);
        await removeFile(tx, { quoteId, uploadId: params.attachmentId, now, ids });
        return { attachments: await loadAttachments(tx, quoteId, { mayTakeBack: true }) };
      }),
  } satisfies Partial<Handlers>;
}

async function quoteOfPro(db: Db, quoteId: string, viewer: Pro): Promise<string> {
  const { quote, side } = await findQuoteViewer(db, quoteId, viewer);
  return side === "pro" ? quote.id : refuse("not_found");
}
