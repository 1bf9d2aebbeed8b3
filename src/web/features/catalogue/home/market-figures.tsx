import type { Output } from "#contract/registry.ts";
import { groupDigits } from "#domain/text/group-digits.ts";

/** How large the market is, in figures that were counted; what there is none of is left out. */
export function MarketFigures({ figures }: { figures: Output<"market.figures"> }) {
  const shown = [
    { term: "고수", count: figures.pro_count, unit: "명" },
    { term: "거래 후기", count: figures.review_count, unit: "개" },
    { term: "마친 일", count: figures.deal_count, unit: "건" },
  ].filter(({ count }) => count > 0);
  if (shown.length === 0) return null;
  return (
    <dl className="mt-6 flex flex-wrap gap-x-6 gap-y-2 border-t border-line pt-5 md:gap-x-10">
      {shown.map(({ term, count, unit }) => (
        <div key={term}>
          <dt className="text-sm text-muted">{term}</dt>
          <dd className="numeric font-bold md:text-lg">
            {groupDigits(count)}
            {unit}
          </dd>
        </div>
      ))}
    </dl>
  );
}
