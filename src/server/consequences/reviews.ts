import type { HappeningOf } from "#domain/happenings/happening.ts";
import type { NoticeContent } from "#domain/notice/catalogue.ts";
import { findHire } from "../features/hires/queries.ts";
import { notify } from "../features/notifications/notify.ts";
import { changeReviewFigures } from "../features/pros/figures.ts";
import { findProCards } from "../features/pros/queries.ts";
import type { Tx } from "../platform/database/sql.ts";
import type { Consequences, When } from "../platform/happenings.ts";
import { refuse } from "../platform/refusal.ts";
import { publishQuoteChanged } from "./deal/refresh-quote.ts";

export const reviewConsequences = {
  "review.changed": [countReview, notifyReviewedPro, notifyAuthor, refreshQuotePage],
  "review.commented": [notifyOtherSide],
} satisfies Partial<Consequences>;

async function requestOf(tx: Tx, hireId: string): Promise<string | null> {
  return (await findHire(tx, hireId))?.request_id ?? null;
}

type Changed = HappeningOf<"review.changed">;

async function countReview(tx: Tx, { event, proId, before, after }: Changed): Promise<void> {
  await changeReviewFigures(tx, proId, {
    reviews: after.reviews - before.reviews,
    points: after.points - before.points,
    deletedByAuthor: event === "deleted_by_author" ? 1 : 0,
    deletedByStaff: event === "deleted_by_staff" ? 1 : 0,
  });
}

function newsOf(event: Changed["event"]): NoticeContent {
  return event === "written"
    ? { kind: "review_received", values: {} }
    : { kind: "review_changed", values: { event } };
}

async function notifyReviewedPro(
  tx: Tx,
  { event, hireId, proId, proAccountId }: Changed,
  { now, ids }: When,
): Promise<void> {
  await notify(tx, {
    ...newsOf(event),
    accountId: proAccountId,
    path: `/pros/${proId}`,
    requestId: await requestOf(tx, hireId),
    now,
    ids,
  });
}

/** Authors are notified of what others did with their review. */
async function notifyAuthor(tx: Tx, what: Changed, { now, ids }: When): Promise<void> {
  if (what.legalReason === null) return;
  await notify(tx, {
    accountId: what.authorId,
    kind: "review_deleted",
    values: { legalReason: what.legalReason },
    path: "/support",
    requestId: await requestOf(tx, what.hireId),
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
  { hireId, proId, authorId, by }: HappeningOf<"review.commented">,
  { now, ids }: When,
): Promise<void> {
  const pro = (await findProCards(tx, [proId])).get(proId) ?? refuse("not_found");
  await notify(tx, {
    accountId: by === "author" ? pro.account_id : authorId,
    kind: "review_commented",
    values: { side: by === "author" ? "pro" : "customer", proName: pro.display_name },
    path: `/pros/${proId}`,
    requestId: await requestOf(tx, hireId),
    now,
    ids,
  });
}
