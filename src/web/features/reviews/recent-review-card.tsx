import { Fragment } from "react";
import { Link } from "#web/platform/navigation/link.tsx";
import type { RecentReview } from "#contract/endpoints/reviews.ts";
import { Dot } from "#ui/text/dot.tsx";
import { Avatar } from "#ui/media/avatar.tsx";
import { Picture } from "#ui/media/picture.tsx";
import { StarRow } from "#ui/display/star-row.tsx";

interface RecentReviewCardProps {
  review: RecentReview;
  /** Not where the page itself says of what they are. */
  showService: boolean;
  showRegion: boolean;
}

/** A review among those of other pros, leading to its own pro: what was said first, then of whom. */
export function RecentReviewCard({ review, showService, showRegion }: RecentReviewCardProps) {
  const { pro, photo } = review;
  const about = [
    ...(showService ? [review.service.name] : []),
    ...(showRegion && review.region !== null ? [review.region] : []),
  ];
  return (
    <Link
      to="/pros/$proId"
      params={{ proId: pro.id }}
      className="flex h-full flex-col gap-4 border-t border-line pt-4 text-ink no-underline hover:border-line-strong"
    >
      <span className="flex items-start gap-3">
        <span className="line-clamp-4 flex-1">{review.excerpt}</span>
        {photo && (
          <Picture
            picture={photo}
            alt="후기 사진"
            sizes="72px"
            shape="square"
            className="max-w-18 rounded-md"
          />
        )}
      </span>
      <span className="mt-auto flex items-center gap-3">
        <Avatar name={pro.display_name} src={pro.photo_url} sealOf={pro.id} />
        <span className="min-w-0">
          <span className="flex flex-wrap items-center gap-x-2">
            <span className="font-semibold">{pro.display_name}</span>
            <span className="sr-only">별점 {review.rating}점</span>
            <StarRow value={review.rating} className="h-3.5" />
          </span>
          <span className="block text-sm text-muted">
            {about.map((fact) => (
              <Fragment key={fact}>
                {fact}
                <Dot />
              </Fragment>
            ))}
            {/* The circles of a masked name are no syllables: a line would break before them. */}
            <span className="whitespace-nowrap">{review.author_name}님</span>
          </span>
        </span>
      </span>
    </Link>
  );
}
