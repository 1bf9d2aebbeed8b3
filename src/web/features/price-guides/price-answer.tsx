import { Badge } from "#ui/display/badge.tsx";
import { Card } from "#ui/layout/card.tsx";
import { ProgressBar } from "#ui/feedback/progress-bar.tsx";
import { RunningText } from "#ui/text/running-text.tsx";
import { typicalRange, typicalWon } from "#domain/won/spoken-won.ts";
import { formatKoreanDate } from "#web/platform/format/format.ts";
import type { Guide } from "./price-filter.ts";
import { countText, daysText } from "./price-labels.ts";

/** What the page was opened for: what it usually costs, and what that stands on. */
export function PriceAnswer({ guide }: { guide: Guide }) {
  const { agreed, example } = guide;
  if (agreed) return <AgreedAnswer guide={guide} agreed={agreed} />;
  return (
    <Card>
      {example ? (
        <>
          <div className="flex flex-wrap items-center gap-2">
            <Badge>예시</Badge>
            <p className="text-muted">{example.basis} 기준</p>
          </div>
          <Range low={example.low} mid={example.mid} high={example.high} />
          <p className="mt-2 text-sm text-muted">
            실제 거래 금액이 아니라 흔히 알려진 범위예요. 조건에 따라 달라요.
          </p>
        </>
      ) : (
        <p className="text-lg font-bold">아직 보여 드릴 금액이 없어요</p>
      )}
      <DealsSoFar guide={guide} />
    </Card>
  );
}

function AgreedAnswer({ guide, agreed }: { guide: Guide; agreed: NonNullable<Guide["agreed"]> }) {
  const { p10, p25, p50, p75, p90 } = agreed.percentiles;
  const rows = [
    { term: "낮은 편", detail: p10, hint: "열 건 중 한 건은 이보다 낮아요" },
    { term: "높은 편", detail: p90, hint: "열 건 중 한 건은 이보다 높아요" },
  ];
  return (
    <Card>
      <p className="text-muted">완료된 거래 {countText(guide.n ?? 0)}에서 합의한 총액</p>
      <Range low={p25} mid={p50} high={p75} />
      <dl className="mt-5 grid grid-cols-2 gap-3 border-t border-line pt-4">
        {rows.map(({ term, detail, hint }) => (
          <div key={term} className="min-w-0">
            <dt className="text-sm text-muted">{term}</dt>
            <dd className="mt-0.5">
              <span className="block font-bold text-balance tabular-nums">
                {typicalWon(detail)}
              </span>
              <span className="mt-0.5 block text-xs text-muted">{hint}</span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-muted">
        <RunningText>{daysText(agreed, guide.as_of)}</RunningText>
      </p>
    </Card>
  );
}

function Range(range: { low: number; mid: number; high: number }) {
  return (
    <p className="mt-1">
      <span className="block text-2xl font-bold text-balance tabular-nums md:text-3xl">
        <span className="text-base font-medium text-muted md:text-lg">보통 </span>
        <RunningText>{typicalRange(range.low, range.high)}</RunningText>
      </span>
      <span className="mt-1 block text-lg">
        중간 가격 <strong className="numeric">{typicalWon(range.mid)}</strong>
      </span>
    </p>
  );
}

/** How far the service is from a guide of its own. */
function DealsSoFar({ guide: { n, least, as_of } }: { guide: Guide }) {
  const done = n ?? 0;
  return (
    <div className="mt-5 border-t border-line pt-4">
      <p className="text-sm">
        완료된 거래가 <strong className="numeric">{countText(done)}</strong> 모였어요.{" "}
        <span className="numeric">{least.deals}건</span>부터 실제로 합의한 금액을 보여 드려요.
      </p>
      <ProgressBar
        className="mt-2"
        label="모인 거래"
        value={done}
        max={least.deals}
        valueText={`${least.deals}건 중 ${done}건`}
        size="sm"
      />
      <p className="mt-2 text-xs text-muted">
        <span className="numeric">{formatKoreanDate(as_of)}</span> 집계
      </p>
    </div>
  );
}
