import { useSuspenseQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import type { Input } from "#contract/registry.ts";
import { Section } from "#ui/layout/section.tsx";
import { endpointQuery } from "#web/platform/api/query-options.ts";
import { RecentReviewCard } from "./recent-review-card.tsx";

interface RecentReviewsProps {
  title: string;
  description?: string;
  /** Of what; the page's loader loads the same. */
  which: Input<"reviews.recent">;
  /** Three beside each other on a desktop, else two. */
  wide?: boolean;
}

/** New reviews of several pros. On a phone they stand in one row to push aside, not in one long column. */
export function RecentReviews({ title, description, which, wide = false }: RecentReviewsProps) {
  const { data } = useSuspenseQuery(endpointQuery("reviews.recent", which));
  if (data.items.length === 0) return null;
  const single = data.items.length === 1;
  return (
    <Section title={title} description={description}>
      <ul
        className={clsx(
          "grid gap-x-6 gap-y-8 sm:grid-cols-2",
          wide && "lg:grid-cols-3",
          // Placed, so that it also cuts off what stands in it for hearing alone.
          !single &&
            "max-sm:relative max-sm:-mx-4 max-sm:snap-x max-sm:scroll-px-4 max-sm:auto-cols-[82%] max-sm:grid-flow-col max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-2",
        )}
      >
        {data.items.map((review) => (
          <li key={review.id} className="snap-start">
            <RecentReviewCard
              review={review}
              showService={which.service === undefined}
              showRegion={which.region === undefined}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
