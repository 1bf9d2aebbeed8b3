import { Link } from "#web/platform/navigation/link.tsx";
import { clsx } from "clsx";
import type { Output } from "#contract/registry.ts";
import { groupDigits } from "#domain/text/group-digits.ts";
import type { ReviewSearch } from "./review-filter.ts";

interface RatingDistributionProps {
  summary: Output<"pro.reviews.summary">;
  proId: string;
  search: ReviewSearch;
}

/** How many reviews have how many stars; each row leads to those reviews, and once there back to all. */
export function RatingDistribution({ summary, proId, search }: RatingDistributionProps) {
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">별점마다의 후기 수</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">별점</th>
          <th scope="col">비율</th>
          <th scope="col">후기</th>
        </tr>
      </thead>
      <tbody>
        {summary.distribution.map(({ rating, count }) => {
          const share = Math.round((100 * count) / Math.max(1, summary.count));
          const isChosen = search.rating === String(rating);
          return (
            <tr
              key={rating}
              className={clsx("relative", isChosen ? "bg-accent-soft font-bold" : "font-medium")}
            >
              <th scope="row" className="w-14 text-left sm:py-1 font-medium whitespace-nowrap">
                {count === 0 ? (
                  <span className="inline-flex min-h-11 items-center text-muted sm:min-h-6">
                    {rating}점
                  </span>
                ) : (
                  <Link
                    to="/pros/$proId"
                    params={{ proId }}
                    search={{ ...search, rating: isChosen ? undefined : String(rating) }}
                    replace
                    resetScroll={false}
                    rel="nofollow"
                    aria-current={isChosen ? "true" : undefined}
                    aria-label={isChosen ? "모든 별점 보기" : `${rating}점 후기만 보기`}
                    className="inline-flex min-h-11 items-center text-accent-ink underline after:absolute after:inset-0 sm:min-h-6"
                  >
                    {rating}점
                  </Link>
                )}
              </th>
              <td className="py-1">
                <Bar share={share} />
                <span className="sr-only">{share}%</span>
              </td>
              <td className="w-14 py-1 text-right text-muted tabular-nums">{groupDigits(count)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function Bar({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden className="block h-2 w-full">
      <rect width={100} height={8} rx={1.5} className="fill-sunken" />
      <rect width={share} height={8} rx={1.5} className="fill-accent" />
    </svg>
  );
}
