import { Link } from "#web/platform/navigation/link.tsx";
import type { RecentReview } from "#contract/endpoints/reviews.ts";
import { Avatar } from "#ui/media/avatar.tsx";
import { CardLink } from "#ui/layout/card.tsx";
import { Picture } from "#ui/media/picture.tsx";
import { StarRow } from "#ui/display/star-row.tsx";
import { RelativeTime } from "#web/platform/format/relative-time.tsx";

interface RecentReviewCardProps {
  review: RecentReview;
  /** Not where the page itself says of what they are. */
  showService: boolean;
  showRegion: boolean;
}

/** A review among those of other pros, leading to its own pro. */
export function RecentReviewCard({ review, showService, showRegion }: RecentReviewCardProps) {
  const { pro, photo } = review;
  const about = [
    ...(showService ? [review.service.name] : []),
    ...(showRegion && review.region !== null ? [review.region] : []),
  ];
  return (
    <CardLink
      padding="md"
      className="h-full"
      render={<Link to="/pros/$proId" params={{ proId: pro.id }} />}
    >
      <span className="flex h-full flex-col gap-3">
        <span className="flex items-start gap-3">
          <span className="min-w-0 flex-1">
            <span className="flex items-center gap-2 text-sm text-muted">
              <span className="sr-only">별점 {review.rating}점</span>
              <StarRow value={review.rating} className="h-4" />
              <RelativeTime at={review.created_at} />
            </span>
            <span className="mt-1 block">
              {about.map((name, index) =>
                index === 0 ? (
                  <span key={name} className="block font-semibold">
                    {name}
                  </span>
                ) : (
                  <span key={name} className="block text-sm text-muted">
                    {name}
                  </span>
                ),
              )}
            </span>
          </span>
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
        <span className="line-clamp-4 text-sm">{review.excerpt}</span>
        <span className="mt-auto flex items-center gap-2 text-sm text-muted">
          <Avatar name={pro.display_name} src={pro.photo_url} sealOf={pro.id} size="sm" />
          <span className="min-w-0 truncate">
            <span className="font-medium text-ink">{pro.display_name}</span>
          </span>
          <span className="ml-auto shrink-0">{review.author_name} 님</span>
        </span>
      </span>
    </CardLink>
  );
}
