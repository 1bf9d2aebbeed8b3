import type { Review } from "#contract/endpoints/reviews.ts";
import { SCORE_LABELS, type ScoreName } from "#domain/review/review-rules.ts";
import { TextLink } from "#ui/action/text-link.tsx";
import { Card } from "#ui/layout/card.tsx";
import { PictureGrid } from "#ui/media/picture-grid.tsx";
import { Rating } from "#ui/display/rating.tsx";
import { Link } from "#web/platform/navigation/link.tsx";
import { formatDay } from "#web/platform/format/format.ts";
import { AuthorReviewActions } from "./author-review-actions.tsx";
import { ReviewComments } from "./review-comments.tsx";

const subScores: readonly ScoreName[] = ["quality", "communication", "punctuality"];

/** One review with what was said below it. */
export function ReviewItem({
  review,
  proId,
  fixed = false,
}: {
  review: Review;
  /** On whose page it is read by others, who may report it there. */
  proId?: string;
  /** It was taken down: its author reads it, and nobody changes or answers it. */
  fixed?: boolean;
}) {
  return (
    <article aria-label={`${review.author_name}님의 후기`}>
      <Card>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <Rating value={review.rating} form="stars" />
          <span className="numeric text-sm text-muted">
            {formatDay(review.created_at)}
            {review.edited && " · 수정함"}
          </span>
        </div>
        <p className="mt-1 text-sm text-muted">
          <span className="font-medium text-ink">{review.author_name}</span> · {review.service.name}
        </p>
        <p className="mt-3 break-words whitespace-pre-line">{review.body}</p>
        <dl className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
          {subScores.map((name) => (
            <div key={name} className="flex gap-1.5">
              <dt>{SCORE_LABELS[name]}</dt>
              <dd className="font-semibold text-ink tabular-nums">{review[name]}점</dd>
            </div>
          ))}
        </dl>
        <PictureGrid label="후기 사진" pictures={review.photos} perRow={4} className="mt-4" />
        {review.mine && !fixed && <AuthorReviewActions review={review} />}
        {!fixed && <ReviewComments review={review} />}
        {proId !== undefined && !review.mine && (
          <TextLink
            placement="alone"
            className="mt-1 text-sm text-muted"
            aria-label={`${review.author_name}님의 후기 신고하기`}
            render={<Link to="/pro/report" search={{ pro_id: proId, review_id: review.id }} />}
          >
            신고하기
          </TextLink>
        )}
      </Card>
    </article>
  );
}
