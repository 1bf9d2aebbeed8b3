import { contentHash } from "#domain/review/chain.ts";
import { deleteReview } from "#domain/review/deletion.ts";
import { reviewRefusal } from "#domain/review/may-review.ts";
import type { Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import { findHire } from "../hires/queries.ts";
import { claimUploads, uploadsAttachedTo } from "../uploads/queries.ts";
import type { checkDraft } from "./check-draft.ts";
import { findReviewIdOfHire, lockReview, type ReviewRow } from "./queries.ts";
import { recordChange } from "./record-change.ts";
import { reviewContent } from "./review-content.ts";
import { insertReview, updateReview } from "./write-review.ts";

type Draft = ReturnType<typeof checkDraft>;

interface Saving {
  accountId: string;
  now: Date;
  ids: Ids;
}

/** Writes the one review of a completed hire by its customer. */
export async function createReview(
  tx: Tx,
  { accountId, hireId, draft, now, ids }: Saving & { hireId: string; draft: Draft },
): Promise<ReviewRow> {
  const hire = await findHire(tx, hireId);
  if (hire?.customer_id !== accountId) refuse("not_found");
  const refusal = reviewRefusal({
    hireState: hire.state,
    isCustomer: true,
    hasReview: (await findReviewIdOfHire(tx, hireId)) !== null,
  });
  if (refusal !== null) refuse(refusal === "already_reviewed" ? "review_exists" : "state_forbids");
  const review: ReviewRow = {
    ...draft,
    id: ids.next(),
    hire_id: hire.id,
    pro_id: hire.pro_id,
    author_id: accountId,
    service_slug: hire.service_slug,
    state: "shown",
    created_at: now,
    updated_at: now,
  };
  // Two at once: the second finds the hire's review here at the latest.
  if (!(await insertReview(tx, review))) refuse("review_exists");
  await claimPhotos(tx, review, []);
  await recordChange(tx, {
    event: "written",
    before: null,
    after: review,
    quote: { id: hire.quote_id, request_id: hire.request_id },
    now,
    ids,
  });
  return review;
}

/** Replaces what the author wrote; the version before stays in the chain. The same again changes nothing. */
export async function editReview(
  tx: Tx,
  { accountId, reviewId, draft, now, ids }: Saving & { reviewId: string; draft: Draft },
): Promise<ReviewRow> {
  const before = await lockOwn(tx, reviewId, accountId);
  if (before.state !== "shown") refuse("state_forbids");
  const after: ReviewRow = { ...before, ...draft, updated_at: now };
  if (contentHash(reviewContent(after)) === contentHash(reviewContent(before))) return before;
  await claimPhotos(tx, after, await uploadsAttachedTo(tx, "review", [after.id]));
  await updateReview(tx, after);
  await recordChange(tx, { event: "edited", before, after, now, ids });
  return after;
}

/** Takes the author's review down; that there was one stays visible in the pro's count. */
export async function deleteOwnReview(
  tx: Tx,
  { accountId, reviewId, now, ids }: Saving & { reviewId: string },
): Promise<void> {
  const before = await lockOwn(tx, reviewId, accountId);
  const move = deleteReview({ state: before.state, by: "author", reason: null });
  if (!move.ok) refuse("state_forbids");
  const after: ReviewRow = { ...before, state: move.state, updated_at: now };
  await updateReview(tx, after);
  await recordChange(tx, { event: "deleted_by_author", before, after, now, ids });
}

async function lockOwn(tx: Tx, reviewId: string, accountId: string): Promise<ReviewRow> {
  const review = await lockReview(tx, reviewId);
  return review?.author_id === accountId ? review : refuse("not_found");
}

/** Takes new photos into use; those of any earlier version are the review's already. */
async function claimPhotos(
  tx: Tx,
  review: ReviewRow,
  attached: readonly { id: string }[],
): Promise<void> {
  const own = new Set(attached.map(({ id }) => id));
  const fresh = review.photo_ids.filter((id) => !own.has(id));
  const claim = await claimUploads(tx, fresh, review.author_id, "review_photo", {
    kind: "review",
    id: review.id,
  });
  if (!claim.ok) refuse("upload_unusable");
}
