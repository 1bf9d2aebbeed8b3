import { commenterRole, type CommenterRole } from "#domain/review/comment.ts";
import type { Viewer } from "../../platform/viewer.ts";
import type { ReviewRow } from "./queries.ts";

/** The caller as the review sees them. */
export interface ReviewReader {
  accountId: string | null;
  role: CommenterRole | null;
}

/** As whom the caller reads a review, and may comment below it. */
export function readerOf(row: ReviewRow, viewer: Viewer): ReviewReader {
  if (viewer.kind !== "member") return { accountId: null, role: null };
  const role = commenterRole({
    isAuthor: row.author_id === viewer.accountId,
    isReviewedPro: viewer.pro?.state === "approved" && viewer.pro.id === row.pro_id,
  });
  return { accountId: viewer.accountId, role };
}
