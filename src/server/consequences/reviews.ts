import type { HappeningOf } from "#domain/happenings/happening.ts";
import { LEGAL_REASON_LABELS } from "#domain/review/deletion.ts";
import type { NotificationKind } from "../features/notifications/kinds.ts";
import { notify } from "../features/notifications/notify.ts";
import { changeReviewFigures } from "../features/pros/figures.ts";
import { findProCards } from "../features/pros/queries.ts";
import type { Tx } from "../platform/database/sql.ts";
import type { Consequences, When } from "../platform/happenings.ts";
import { refuse } from "../platform/refusal.ts";
import { publishQuoteChanged } from "./refresh-quote.ts";

export const reviewConsequences = {
  "review.changed": [countReview, notifyReviewedPro, notifyAuthor, refreshQuotePage],
  "review.commented": [notifyOtherSide],
} satisfies Partial<Consequences>;

type Changed = HappeningOf<"review.changed">;

async function countReview(tx: Tx, { event, proId, before, after }: Changed): Promise<void> {
  await changeReviewFigures(tx, proId, {
    reviews: after.reviews - before.reviews,
    points: after.points - before.points,
    deletedByAuthor: event === "deleted_by_author" ? 1 : 0,
    deletedByStaff: event === "deleted_by_staff" ? 1 : 0,
  });
}

const toPro: Record<Changed["event"], { kind: NotificationKind; title?: string; body: string }> = {
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

async function notifyReviewedPro(
  tx: Tx,
  { event, proId, proAccountId }: Changed,
  { now, ids }: When,
): Promise<void> {
  await notify(tx, {
    ...toPro[event],
    accountId: proAccountId,
    path: `/pros/${proId}`,
    now,
    ids,
  });
}

/** Authors are notified of what others did with their review. */
async function notifyAuthor(tx: Tx, what: Changed, { now, ids }: When): Promise<void> {
  if (what.legalReason === null) return;
  await notify(tx, {
    accountId: what.authorId,
    kind: "review_changed",
    title: "운영에서 내 후기를 지웠어요",
    body: `이유: ${LEGAL_REASON_LABELS[what.legalReason]}. 이의가 있으면 고객센터로 알려 주세요.`,
    path: `/pros/${what.proId}`,
    now,
    ids,
  });
}

/** The quote's page of either side shows that the hire has its review. */
async function refreshQuotePage(
  tx: Tx,
  { quote, authorId, proAccountId }: Changed,
  { now }: When,
): Promise<void> {
  if (quote === null) return;
  const changed = { requestId: quote.request_id, quoteId: quote.id };
  await publishQuoteChanged(tx, { ...changed, accountIds: [authorId, proAccountId], now });
}

async function notifyOtherSide(
  tx: Tx,
  { proId, authorId, by }: HappeningOf<"review.commented">,
  { now, ids }: When,
): Promise<void> {
  const pro = (await findProCards(tx, [proId])).get(proId) ?? refuse("not_found");
  await notify(tx, {
    accountId: by === "author" ? pro.account_id : authorId,
    kind: "review_commented",
    body:
      by === "author"
        ? "후기를 쓴 고객이 댓글을 남겼어요."
        : `${pro.display_name} 고수가 내 후기에 댓글을 남겼어요.`,
    path: `/pros/${proId}`,
    now,
    ids,
  });
}
