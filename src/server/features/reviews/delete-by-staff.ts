import { deleteReview, type LegalReason } from "#domain/review/deletion.ts";
import type { Tx } from "../../platform/database/sql.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import { lockReview, type ReviewRow } from "./queries.ts";
import { recordChange } from "./record-change.ts";
import { updateReview } from "./write-review.ts";

/**
 * Verb of the back office: takes a review down for a reason of the closed legal list, which stands in the chain for
 * ever; the pro's public count of such reviews rises. Author and pro are notified. Refuses with `not_found`, and with
 * `state_forbids` when it is down already.
 */
export async function deleteReviewByStaff(
  tx: Tx,
  facts: { reviewId: string; legalReason: LegalReason; now: Date; ids: Ids },
): Promise<ReviewRow> {
  const { legalReason, now, ids } = facts;
  const before = (await lockReview(tx, facts.reviewId)) ?? refuse("not_found");
  const move = deleteReview({ state: before.state, by: "staff", reason: legalReason });
  if (!move.ok) refuse("state_forbids");
  const after: ReviewRow = { ...before, state: move.state, updated_at: now };
  await updateReview(tx, after);
  await tx`UPDATE reviews SET state_reason = ${legalReason} WHERE id = ${after.id}`;
  await recordChange(tx, { event: "deleted_by_staff", before, after, legalReason, now, ids });
  return after;
}
