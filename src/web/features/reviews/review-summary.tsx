import type { Output } from "#contract/registry.ts";
import { SCORE_LABELS, type ScoreName } from "#domain/review/review-rules.ts";
import { Card } from "#ui/layout/card.tsx";
import { FULL_MARKS_TEXT, StarRow } from "#ui/display/star-row.tsx";
import { RatingDistribution } from "./rating-distribution.tsx";
import type { ReviewSearch } from "./review-filter.ts";

const subScores: readonly ScoreName[] = ["quality", "communication", "punctuality"];

interface ReviewSummaryProps {
  summary: Output<"pro.reviews.summary">;
  proId: string;
  search: ReviewSearch;
}

/** What all reviews come to: the average, the sub-scores, and how the stars are spread. */
export function ReviewSummary({ summary, proId, search }: ReviewSummaryProps) {
  const { rating } = summary;
  if (rating === null) return null;
  return (
    <Card className="grid gap-6 sm:grid-cols-[auto_1fr] sm:gap-10">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4 sm:flex-col sm:items-start">
        <p>
          <span className="sr-only">평균 별점 {FULL_MARKS_TEXT} </span>
          <span className="block text-4xl leading-none font-bold tabular-nums">
            {rating.toFixed(1)}
            <span className="sr-only">점</span>
          </span>
          <StarRow value={rating} className="mt-2 h-5" />
        </p>
        <dl className="flex flex-col gap-1 text-sm">
          {subScores.map((name) => (
            <div key={name} className="flex justify-between gap-6">
              <dt className="text-muted">{SCORE_LABELS[name]}</dt>
              <dd className="font-semibold tabular-nums">{summary[name]?.toFixed(1)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <RatingDistribution summary={summary} proId={proId} search={search} />
    </Card>
  );
}
