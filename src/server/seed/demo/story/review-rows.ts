import { reviewRefusal } from "#domain/review/may-review.ts";
import { checkReview, type ReviewDraft } from "#domain/review/check-review.ts";
import type { CommenterRole } from "#domain/review/comment.ts";
import { reviewComment } from "#domain/review/review-rules.ts";
import { deleteReview } from "#domain/review/deletion.ts";
import type { ReviewRow } from "../../../features/reviews/queries.ts";
import { reviewContent } from "../../../features/reviews/review-content.ts";
import type { Dice } from "../dice.ts";
import type { Market } from "../market.ts";
import { usePicture } from "../pictures/use-picture.ts";
import { phrase } from "../wording.ts";
import type { StoryHire } from "./hire-rows.ts";
import type { ReviewPlan } from "./plan.ts";
import { addNotification } from "./add-notification.ts";

type StoryReview = ReviewRow & { state_reason: string | null };

/** Writes the review of a completed hire with what happened to it since: comments, an edit, its deletion. */
export function reviewRows(market: Market, hire: StoryHire, plan: ReviewPlan, dice: Dice): void {
  const { row: hireRow, quote } = hire;
  const { pro } = quote.plan;
  const refusal = reviewRefusal({ hireState: hireRow.state, isCustomer: true, hasReview: false });
  if (refusal) throw new Error(`${hireRow.id}: ${refusal}`);
  const id = market.ids.at(plan.at);
  const photos = market.deck.deal("reviews", hireRow.service_slug, plan.photos);
  const photo_ids = photos.map((work) =>
    usePicture(market, {
      picture: work.name,
      ownerId: hireRow.customer_id,
      purpose: "review_photo",
      attachedTo: { kind: "review", id },
      at: plan.at,
    }),
  );
  const scores = drawScores(pro.skill, dice);
  const review: StoryReview = {
    id,
    hire_id: hireRow.id,
    pro_id: hireRow.pro_id,
    author_id: hireRow.customer_id,
    service_slug: hireRow.service_slug,
    ...scores,
    body: market.reviewTexts.write(
      market,
      { proId: pro.id, service: hire.plan.service, rating: scores.rating },
      dice,
    ),
    photo_ids,
    state: "shown",
    state_reason: null,
    created_at: new Date(plan.at),
    updated_at: new Date(plan.at),
  };
  check(review);
  market.rows.reviews.push(review);
  link(market, review, "written", plan.at);
  addNotification(market, {
    accountId: pro.accountId,
    kind: "review_received",
    values: {},
    path: `/pros/${pro.id}`,
    requestId: hireRow.request_id,
    at: plan.at,
  });
  if (plan.replyAt !== null) commentRows(market, hire, review, plan, dice);
  if (plan.editedAt !== null) edit(market, review, plan.editedAt, dice);
  if (plan.deleted) remove(market, review, plan.deleted);
  const { figures } = pro;
  figures.review_count += review.state === "shown" ? 1 : 0;
  figures.rating_sum += review.state === "shown" ? review.rating : 0;
  figures.deleted_by_author += review.state === "deleted_by_author" ? 1 : 0;
  figures.deleted_by_staff += review.state === "deleted_by_staff" ? 1 : 0;
}

/** Weights of the ratings 5 to 1, of a pro whom everybody likes and of one whom few do. */
const LIKED = [88, 10, 1.5, 0.4, 0.1];
const DISLIKED = [42, 28, 15, 8, 7];

function drawScores(skill: number, dice: Dice): Omit<ReviewDraft, "body" | "photo_ids"> {
  const weights = LIKED.map((liked, index) => liked * skill + (DISLIKED[index] ?? 0) * (1 - skill));
  const rating = dice.weighted([5, 4, 3, 2, 1], (score) => weights[5 - score] ?? 0);
  const near = () => {
    const drawn = rating + dice.weighted([-1, 0, 1], (step) => (step === 0 ? 8 : 1));
    return Math.min(5, Math.max(1, drawn));
  };
  return { rating, quality: near(), communication: near(), punctuality: near() };
}

function check(review: StoryReview): void {
  const checked = checkReview(review);
  if (!checked.ok) throw new Error(`${review.body}: ${JSON.stringify(checked.fields)}`);
}

function link(market: Market, review: StoryReview, event: "written" | "edited", at: number): void {
  market.reviewChains.add({
    proId: review.pro_id,
    reviewId: review.id,
    event,
    content: reviewContent(review),
    at,
  });
}

function edit(market: Market, review: StoryReview, at: number, dice: Dice): void {
  review.body += ` ${phrase(dice.pick(market.data.reviews.edited_endings), dice)}`;
  review.updated_at = new Date(at);
  check(review);
  link(market, review, "edited", at);
}

function remove(
  market: Market,
  review: StoryReview,
  { at, ...deletion }: NonNullable<ReviewPlan["deleted"]>,
): void {
  const reason = deletion.by === "staff" ? deletion.reason : null;
  const move = deleteReview({ state: review.state, by: deletion.by, reason });
  if (!move.ok) throw new Error(`${review.id}: ${move.refusal}`);
  review.state = move.state;
  review.state_reason = reason;
  review.updated_at = new Date(at);
  const { pro_id: proId, id: reviewId } = review;
  market.reviewChains.add({ proId, reviewId, event: move.state, content: { reason }, at });
}

function commentRows(
  market: Market,
  hire: StoryHire,
  review: StoryReview,
  plan: ReviewPlan,
  dice: Dice,
): void {
  const { thanks, sorry, author_replies: authorReplies } = market.data.replies;
  const add = (role: CommenterRole, authorId: string, pattern: string, at: number) => {
    const body = phrase(pattern, dice);
    const problem = reviewComment(body);
    if (problem) throw new Error(`${body}: ${problem}`);
    market.rows.review_comments.push({
      id: market.ids.at(at),
      review_id: review.id,
      author_id: authorId,
      author_role: role,
      body,
      created_at: new Date(at),
      edited_at: null,
      deleted_at: null,
    });
  };
  const { pro } = hire.quote.plan;
  const pattern = dice.pick(review.rating >= 4 ? thanks : sorry);
  if (plan.replyAt !== null) {
    add("pro", pro.accountId, pattern, plan.replyAt);
    addNotification(market, {
      accountId: review.author_id,
      kind: "review_commented",
      values: { side: "customer", proName: pro.name },
      path: `/pros/${pro.id}`,
      requestId: hire.row.request_id,
      at: plan.replyAt,
    });
  }
  if (plan.authorReplyAt !== null) {
    add("author", review.author_id, dice.pick(authorReplies), plan.authorReplyAt);
  }
}
