import { REVIEW_LIMITS } from "#domain/review/review-rules.ts";
import { LEGAL_REASONS } from "#domain/review/deletion.ts";
import * as z from "zod";
import { CHAIN_EVENTS } from "#domain/review/chain.ts";
import { COMMENTER_ROLES } from "#domain/review/comment.ts";
import {
  reviewBody,
  reviewComment,
  reviewPhotos,
  scoreRules,
} from "#domain/review/review-rules.ts";
import { endpoint } from "../endpoint.ts";
import { ruledInt, ruledList, ruledText } from "../ruled.ts";
import { id, instant, listOf, nothing, page, picture, regionCode, slug } from "../schemas.ts";

const reviewFields = {
  rating: ruledInt(scoreRules.rating),
  quality: ruledInt(scoreRules.quality),
  communication: ruledInt(scoreRules.communication),
  punctuality: ruledInt(scoreRules.punctuality),
  body: ruledText(reviewBody),
  photo_ids: ruledList(id, reviewPhotos),
};

const comment = z.object({
  id,
  author_role: z.enum(COMMENTER_ROLES),
  author_name: z.string(),
  body: z.string(),
  created_at: instant,
  edited: z.boolean(),
  /** Only its place is left, because the other side answered it: `body` is empty. */
  deleted: z.boolean(),
  mine: z.boolean(),
});

export const review = z.object({
  id,
  author_name: z.string(),
  service: z.object({ slug: z.string(), name: z.string() }),
  rating: z.int(),
  quality: z.int(),
  communication: z.int(),
  punctuality: z.int(),
  body: z.string(),
  photos: z.array(picture.extend({ id, thumb_url: z.string() })),
  created_at: instant,
  edited: z.boolean(),
  mine: z.boolean(),
  comments: z.array(comment),
  /** Whether the caller may comment: the author or the reviewed pro. */
  can_comment: z.boolean(),
});

/** A review as its author finds it again. */
const writtenReview = review.extend({
  /** `id` is null where the pro has no page now. */
  pro: z.object({ id: id.nullable(), display_name: z.string() }),
  /** The back office took it down: nobody else reads it, and it cannot be changed. */
  removed: z.boolean(),
});
export type WrittenReview = z.output<typeof writtenReview>;

/** A review where those of many pros stand together. */
const recentReview = z.object({
  id,
  author_name: z.string(),
  pro: z.object({ id, display_name: z.string(), photo_url: z.string().nullable() }),
  service: z.object({ slug: z.string(), name: z.string() }),
  /** Where the work was done, down to si-gun-gu; null for work online. */
  region: z.string().nullable(),
  rating: z.int(),
  /** The whole text where it is short, else its beginning. */
  excerpt: z.string(),
  /** The first of its photos. */
  photo: picture.nullable(),
  created_at: instant,
});
export type RecentReview = z.output<typeof recentReview>;

/** Orders of a pro's reviews; `newest` is the default, and within equal stars the newest comes first. */
export const reviewSort = z.enum(["newest", "highest", "lowest"]);
export type ReviewSort = z.output<typeof reviewSort>;

const score = z.coerce.number().int().min(REVIEW_LIMITS.scoreMin).max(REVIEW_LIMITS.scoreMax);

const reviewFilters = page.extend({
  rating: score.optional(),
  service: slug.optional(),
  /** There, only reviews with photos are meant. */
  with_photo: z.literal("true").optional(),
  sort: reviewSort.optional(),
});

const proRef = { proId: id };
const reviewRef = { reviewId: id };
const commentRef = { reviewId: id, commentId: id };

export const reviewEndpoints = {
  "reviews.create": endpoint("POST /api/v2/reviews/", {
    summary: "끝난 거래에 후기 남기기",
    access: "member",
    body: z.strictObject({ hire_id: id, ...reviewFields }),
    output: review,
    success: 201,
    errors: ["not_found", "state_forbids", "review_exists", "upload_unusable"],
  }),
  "reviews.recent": endpoint("GET /api/v2/reviews/recent/", {
    summary: "새 후기, 고수마다 하나씩 (서비스와 지역으로 좁힐 수 있음)",
    access: "anyone",
    shared: true,
    query: z.strictObject({
      service: slug.optional(),
      region: regionCode.optional(),
      limit: z.coerce.number().int().min(1).max(12).optional(),
    }),
    output: z.object({ items: z.array(recentReview) }),
  }),
  "users.me.reviews": endpoint("GET /api/v2/users/me/reviews/", {
    summary: "내가 쓴 후기, 새 것부터. 스스로 지운 것은 없다",
    access: "member",
    query: page,
    output: listOf(writtenReview),
  }),
  "reviews.edit": endpoint("PATCH /api/v2/reviews/{reviewId}/", {
    summary: "내 후기 수정. 이전 글은 기록에 남는다",
    access: "member",
    params: reviewRef,
    body: z.strictObject(reviewFields),
    output: review,
    errors: ["not_found", "state_forbids", "upload_unusable"],
  }),
  "reviews.delete": endpoint("DELETE /api/v2/reviews/{reviewId}/", {
    summary: "내 후기 지우기. 삭제한 수는 보인다",
    access: "member",
    params: reviewRef,
    output: nothing,
    errors: ["not_found", "state_forbids"],
  }),
  "reviews.comments": endpoint("GET /api/v2/reviews/{reviewId}/comments/", {
    summary: "후기의 댓글",
    access: "anyone",
    params: reviewRef,
    output: listOf(comment),
    errors: ["not_found"],
  }),
  "reviews.comments.create": endpoint("POST /api/v2/reviews/{reviewId}/comments/", {
    summary: "후기에 댓글 (후기를 쓴 사람이나 그 고수)",
    access: "member",
    params: reviewRef,
    body: z.strictObject({ body: ruledText(reviewComment) }),
    output: comment,
    success: 201,
    errors: ["not_found", "too_many"],
  }),
  "reviews.comments.edit": endpoint("PATCH /api/v2/reviews/{reviewId}/comments/{commentId}/", {
    summary: "내 댓글 수정. 이전 글은 기록에 남는다",
    access: "member",
    params: commentRef,
    body: z.strictObject({ body: ruledText(reviewComment) }),
    output: comment,
    errors: ["not_found", "too_many"],
  }),
  "reviews.comments.delete": endpoint("DELETE /api/v2/reviews/{reviewId}/comments/{commentId}/", {
    summary: "내 댓글 삭제. 뒤에 상대의 답이 있으면 자리만 남는다",
    access: "member",
    params: commentRef,
    output: nothing,
    errors: ["not_found"],
  }),
  "pro.reviews": endpoint("GET /api/v2/pro/{proId}/reviews/", {
    summary: "고수의 후기와 삭제한 후기의 수",
    access: "anyone",
    shared: true,
    params: proRef,
    query: reviewFilters,
    output: listOf(review).extend({
      summary: z.object({
        count: z.int(),
        rating: z.number().nullable(),
        deleted_by_author: z.int(),
        deleted_by_staff: z.int(),
      }),
    }),
    errors: ["not_found"],
  }),
  "pro.reviews.summary": endpoint("GET /api/v2/pro/{proId}/reviews/summary/", {
    summary: "고수의 후기를 모아 보기: 별점마다의 수, 세부 별점, 서비스마다의 수, 삭제한 후기의 수",
    access: "anyone",
    shared: true,
    params: proRef,
    output: z.object({
      count: z.int(),
      /** Averages to one decimal, null without reviews. */
      rating: z.number().nullable(),
      quality: z.number().nullable(),
      communication: z.number().nullable(),
      punctuality: z.number().nullable(),
      /** Five entries, from five stars down to one. */
      distribution: z.array(z.object({ rating: z.int(), count: z.int() })),
      /** The services that were reviewed, most reviewed first. */
      by_service: z.array(z.object({ slug: z.string(), name: z.string(), count: z.int() })),
      with_photo: z.int(),
      deleted_by_author: z.int(),
      deleted_by_staff: z.int(),
      /** Why the back office took them down, the most frequent reason first. */
      staff_reasons: z.array(z.object({ reason: z.enum(LEGAL_REASONS), count: z.int() })),
    }),
    errors: ["not_found"],
  }),
  "pro.reviews.chain": endpoint("GET /api/v2/pro/{proId}/reviews/chain/", {
    summary: "후기 기록의 해시 사슬. 누구나 다시 계산해 볼 수 있다",
    access: "anyone",
    params: proRef,
    query: page,
    output: listOf(
      z.object({
        position: z.int(),
        review_id: id,
        event: z.enum(CHAIN_EVENTS),
        /** Left out for a former version and for a review that was deleted; its hash stays. */
        content: z.unknown().optional(),
        content_hash: z.string(),
        previous_hash: z.string(),
        hash: z.string(),
        at: instant,
      }),
    ),
    errors: ["not_found"],
  }),
};

export type Review = z.output<typeof review>;
export type ReviewComment = z.output<typeof comment>;
