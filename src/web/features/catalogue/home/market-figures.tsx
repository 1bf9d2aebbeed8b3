import type { Output } from "#contract/registry.ts";
import { groupDigits } from "#domain/text/group-digits.ts";

/** How large the market is, in figures that were counted; what there is none of is left out. */
export function MarketFigures({ figures }: { figures: Output<"market.figures"> }) {
  const shown = [
    { term: "고수", count: figures.pro_count, unit: "명" },
    { term: "거래 후기", count: figures.review_count, unit: "개" },
    { term: "완료한 거래", count: figures.deal_count, unit: "건" },
  ].filter(({ count }) => count > 0);
  if (shown.length === 0) return null;
  return (
    <dl className="mt-5 flex flex-wrap gap-x-6 gap-y-1 text-sm">
      {shown.map(({ term, count, unit }) => (
        <div key={term} className="flex gap-1.5">
          <dt className="text-muted">{term}</dt>
          <dd className="numeric font-bold">
            {groupDigits(count)}
            {unit}
          </dd>
        </div>
      ))}
    </dl>
  );
}
