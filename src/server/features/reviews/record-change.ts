import type { LegalReason } from "#domain/review/deletion.ts";
import type { Tx } from "../../platform/database/sql.ts";
import { lockEventNumbers } from "../../platform/events/lock-event-numbers.ts";
import type { Ids } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import type { NotificationKind } from "../notifications/kinds.ts";
import { notify } from "../notifications/notify.ts";
import { changeReviewFigures } from "../pros/figures.ts";
import { findProCards } from "../pros/queries.ts";
import { appendToChain } from "./chain-rows.ts";
import type { ReviewRow } from "./queries.ts";
import { reviewContent } from "./review-content.ts";

type ReviewEvent = "written" | "edited" | "deleted_by_author" | "deleted_by_staff";

const notices: Record<ReviewEvent, { kind: NotificationKind; title?: string; body: string }> = {
  written: {
    kind: "review_received",
    body: "고객이 거래 후기를 남겼어요. 읽고 댓글로 답할 수 있어요.",
  },
  edited: {
    kind: "review_changed",
    body: "고객이 후기를 고쳤어요. 바뀐 내용을 확인해 보세요.",
  },
  deleted_by_author: {
    kind: "review_changed",
    title: "고객이 후기를 지웠어요",
    body: "별점에서는 빠지고, 지운 후기의 수만 프로필에 남아요.",
  },
  deleted_by_staff: {
    kind: "review_changed",
    title: "운영에서 후기를 지웠어요",
    body: "법에 따라 후기 하나를 내렸어요. 별점에서는 빠지고, 지운 후기의 수만 프로필에 남아요.",
  },
};

/** What every change of a review brings along: the pro's figures, a link of the chain, a notice. */
export async function recordChange(
  tx: Tx,
  change: {
    event: ReviewEvent;
    before: ReviewRow | null;
    after: ReviewRow;
    /** Of a deletion by staff. */
    legalReason?: LegalReason;
    now: Date;
    ids: Ids;
  },
): Promise<{ proAccountId: string }> {
  const { event, after, now, ids } = change;
  const pro = (await findProCards(tx, [after.pro_id])).get(after.pro_id) ?? refuse("not_found");
  await lockEventNumbers(tx, [after.author_id, pro.account_id]);
  const before = contribution(change.before);
  const since = contribution(after);
  // Holds the pro's row until commit, which also keeps the chain's links in one file.
  await changeReviewFigures(tx, after.pro_id, {
    reviews: since.reviews - before.reviews,
    points: since.points - before.points,
    deletedByAuthor: event === "deleted_by_author" ? 1 : 0,
    deletedByStaff: event === "deleted_by_staff" ? 1 : 0,
  });
  await appendToChain(tx, after.pro_id, {
    reviewId: after.id,
    event,
    content:
      after.state === "shown" ? reviewContent(after) : { reason: change.legalReason ?? null },
    now,
  });
  await notify(tx, {
    ...notices[event],
    accountId: pro.account_id,
    path: `/pros/${after.pro_id}`,
    now,
    ids,
  });
  return { proAccountId: pro.account_id };
}

/** What a review adds to the pro's figures: only a shown one counts. */
function contribution(review: ReviewRow | null): { reviews: number; points: number } {
  return review?.state === "shown"
    ? { reviews: 1, points: review.rating }
    : { reviews: 0, points: 0 };
}
