import type { HappeningOf } from "#domain/happenings/happening.ts";
import type { ReviewContribution } from "#domain/happenings/reviews.ts";
import type { LegalReason } from "#domain/review/deletion.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { lockEventNumbers } from "../../platform/events/lock-event-numbers.ts";
import { happened } from "../../platform/happenings.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import { findProCards } from "../pros/queries.ts";
import { lockProfile } from "../pros/profile-rows.ts";
import { appendToChain } from "./chain-rows.ts";
import type { ReviewRow } from "./queries.ts";
import { reviewContent } from "./review-content.ts";

/** Writes a change of a review into its pro's chain, and says that it happened. */
export async function recordChange(
  tx: Tx,
  change: {
    event: HappeningOf<"review.changed">["event"];
    before: ReviewRow | null;
    after: ReviewRow;
    /** Of a deletion by staff. */
    legalReason?: LegalReason;
    /** Behind the hire, of a review just written. */
    quote?: { id: string; request_id: string };
    now: Date;
    ids: Ids;
  },
): Promise<void> {
  const { event, after, now, ids } = change;
  const pro = (await findProCards(tx, [after.pro_id])).get(after.pro_id) ?? refuse("not_found");
  await lockEventNumbers(tx, [after.author_id, pro.account_id]);
  // Held until commit: it keeps the chain's links in one file.
  await lockProfile(tx, after.pro_id);
  await appendToChain(tx, after.pro_id, {
    reviewId: after.id,
    event,
    content:
      after.state === "shown" ? reviewContent(after) : { reason: change.legalReason ?? null },
    now,
  });
  await happened(
    tx,
    {
      kind: "review.changed",
      event,
      hireId: after.hire_id,
      proId: after.pro_id,
      proAccountId: pro.account_id,
      authorId: after.author_id,
      before: contribution(change.before),
      after: contribution(after),
      quote: change.quote ?? null,
      legalReason: change.legalReason ?? null,
    },
    { now, ids },
  );
}

/** What a review adds to the pro's figures: only a shown one counts. */
function contribution(review: ReviewRow | null): ReviewContribution {
  return review?.state === "shown"
    ? { reviews: 1, points: review.rating }
    : { reviews: 0, points: 0 };
}
