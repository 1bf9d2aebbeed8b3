import type { Review, ReviewComment } from "#contract/endpoints/reviews.ts";
import type { Output } from "#contract/registry.ts";
import { maskName } from "#domain/account/mask-name.ts";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import type { ReviewFigures } from "#domain/review/review-figures.ts";
import { mayComment, visibleComments } from "#domain/review/comment.ts";
import { presentPicture } from "../../features/uploads/present.ts";
import type { PictureRow } from "../../features/uploads/queries.ts";
import { uploadUrl } from "../../features/uploads/url.ts";
import type { ReviewReader } from "../../features/reviews/review-reader.ts";
import type { ChainRow } from "./chain-rows.ts";
import type { CommentRow } from "../../features/reviews/comment-rows.ts";
import type { ReviewRow } from "../../features/reviews/queries.ts";

export interface ReviewNames {
  /** Full name of the review's author; shown masked. */
  author: string;
  pro: string;
  service: string;
}

/** A shown review with its comments. */
export function presentReview(
  row: ReviewRow,
  facts: {
    names: ReviewNames;
    photos: ReadonlyMap<string, PictureRow>;
    comments: readonly CommentRow[];
    reader: ReviewReader;
  },
): Review {
  const { names, reader } = facts;
  return {
    id: row.id,
    author_name: maskName(names.author),
    service: { slug: row.service_slug, name: names.service },
    rating: row.rating,
    quality: row.quality,
    communication: row.communication,
    punctuality: row.punctuality,
    body: row.body,
    photos: row.photo_ids.flatMap((id) => {
      const photo = facts.photos.get(id);
      return photo ? [{ id, thumb_url: uploadUrl(id, "thumb"), ...presentPicture(photo) }] : [];
    }),
    created_at: seoulIso(row.created_at.getTime()),
    // Taking it down is no edit of its author's.
    edited: row.state === "shown" && row.updated_at > row.created_at,
    mine: row.author_id === reader.accountId,
    comments: presentComments(facts.comments, names, reader),
    can_comment: mayComment(reader.role, row.state),
  };
}

/** All comments below one review as its readers see them. */
export function presentComments(
  rows: readonly CommentRow[],
  names: Pick<ReviewNames, "author" | "pro">,
  reader: ReviewReader,
): ReviewComment[] {
  return visibleComments(rows.map((row) => ({ ...row, deleted: row.deleted_at !== null }))).map(
    (row) => presentComment(row, names, reader),
  );
}

export function presentComment(
  row: CommentRow,
  names: Pick<ReviewNames, "author" | "pro">,
  reader: ReviewReader,
): ReviewComment {
  return {
    id: row.id,
    author_role: row.author_role,
    author_name: row.author_role === "pro" ? names.pro : maskName(names.author),
    body: row.deleted_at === null ? row.body : "",
    created_at: seoulIso(row.created_at.getTime()),
    edited: row.edited_at !== null,
    deleted: row.deleted_at !== null,
    mine: row.author_id === reader.accountId,
  };
}

/** What a pro's reviews come to, with how many were taken down. */
export function presentReviewSummary(
  figures: ReviewFigures,
  facts: {
    withPhoto: number;
    deleted: { deleted_by_author: number; deleted_by_staff: number };
    removals: Output<"pro.reviews.summary">["staff_reasons"];
    /** Names by slug. */
    services: ReadonlyMap<string, string>;
  },
): Output<"pro.reviews.summary"> {
  const { count, rating, quality, communication, punctuality, distribution, byService } = figures;
  return {
    count,
    rating,
    quality,
    communication,
    punctuality,
    distribution,
    by_service: byService.map(({ service: slug, count: reviews }) => ({
      slug,
      name: facts.services.get(slug) ?? slug,
      count: reviews,
    })),
    with_photo: facts.withPhoto,
    deleted_by_author: facts.deleted.deleted_by_author,
    deleted_by_staff: facts.deleted.deleted_by_staff,
    staff_reasons: facts.removals,
  };
}

/** A link as anyone may check it; without its content where that is not to be read any more. */
export function presentLink(row: ChainRow): Output<"pro.reviews.chain">["items"][number] {
  return {
    position: row.position,
    review_id: row.review_id,
    event: row.event,
    ...(row.content === null ? {} : { content: row.content }),
    content_hash: row.content_hash,
    previous_hash: row.previous_hash,
    hash: row.hash,
    at: seoulIso(row.at.getTime()),
  };
}
