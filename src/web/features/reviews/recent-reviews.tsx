import { useSuspenseQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { clsx } from "clsx";
import type { RecentReview } from "#contract/endpoints/reviews.ts";
import type { Input } from "#contract/registry.ts";
import { Avatar } from "#ui/avatar.tsx";
import { CardLink } from "#ui/card.tsx";
import { Picture } from "#ui/picture.tsx";
import { Section } from "#ui/section.tsx";
import { StarRow } from "#ui/star-row.tsx";
import { endpointQuery } from "#web/platform/query-options.ts";
import { RelativeTime } from "#web/platform/relative-time.tsx";

interface RecentReviewsProps {
  title: string;
  description?: string;
  /** Of what; the page's loader loads the same. */
  which: Input<"reviews.recent">;
  /** Three beside each other on a desk, else two. */
  wide?: boolean;
}

/** New reviews of several pros, each leading to its pro. */
export function RecentReviews({ title, description, which, wide = false }: RecentReviewsProps) {
  const { data } = useSuspenseQuery(endpointQuery("reviews.recent", which));
  if (data.items.length === 0) return null;
  return (
    <Section title={title} description={description}>
      <ul className={clsx("grid gap-3 sm:grid-cols-2", wide && "lg:grid-cols-3")}>
        {data.items.map((review) => (
          <li key={review.id}>
            <ReviewCard review={review} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ReviewCard({ review }: { review: RecentReview }) {
  const { pro, service, region, photo } = review;
  return (
    <CardLink
      padding="md"
      className="h-full"
      render={<Link to="/pros/$proId" params={{ proId: pro.id }} />}
    >
      <span className="flex h-full flex-col gap-3">
        <span className="flex items-start gap-3">
          <span className="min-w-0 flex-1">
            <span className="block font-semibold">{service.name}</span>
            {region !== null && <span className="block text-sm text-muted">{region}</span>}
            <span className="mt-1 flex items-center gap-1.5">
              <span className="sr-only">별점 {review.rating}점</span>
              <StarRow value={review.rating} className="h-4" />
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
          <Avatar name={pro.display_name} src={pro.photo_url} size="sm" />
          <span className="min-w-0 flex-1 truncate">
            <span className="font-medium text-ink">{pro.display_name}</span> · {review.author_name}
          </span>
          <RelativeTime at={review.created_at} />
        </span>
      </span>
    </CardLink>
  );
}
