import type { ProReport } from "#contract/endpoints/activity-report.ts";
import { groupDigits } from "#domain/text/group-digits.ts";
import { RangeBar } from "#ui/chart/range-bar.tsx";
import { positionText } from "./activity-labels.ts";
import { Dot } from "#ui/text/dot.tsx";

type Row = ProReport["by_service"][number];

/** Where the totals lie between the cheapest quote of the same requests and the dearest, by service. */
export function PricePositions({ rows }: { rows: readonly Row[] }) {
  const compared = rows.flatMap(({ service, price_position: position }) =>
    position === null ? [] : [{ service, position }],
  );
  if (compared.length === 0) {
    return <p className="text-muted">같은 요청에 온 견적이 셋 이상이면 여기에서 견줄 수 있어요.</p>;
  }
  return (
    <ul className="border-t border-line">
      {compared.map(({ service, position }) => (
        <li
          key={service.slug}
          className="grid gap-x-6 gap-y-2 border-b border-line py-4 md:grid-cols-[14rem_minmax(0,1fr)_15rem] md:items-center"
        >
          <span className="font-semibold">{service.name}</span>
          <div className="max-md:order-last">
            <RangeBar
              low={position.low}
              mid={position.percent}
              high={position.high}
              end={100}
              className="mx-1.5"
            />
            <p aria-hidden className="mt-1.5 flex justify-between text-xs text-faint">
              <span>가장 낮은 견적</span>
              <span>가장 높은 견적</span>
            </p>
          </div>
          <p className="text-sm text-muted md:text-right">
            <b className="text-ink">{positionText(position)}</b>{" "}
            <span className="numeric">평균 {position.percent}%</span>
            <Dot />
            <span className="numeric">
              절반은 {position.low}~{position.high}%
            </span>
            <Dot />
            <span className="numeric">견적 {groupDigits(position.count)}장</span>
          </p>
        </li>
      ))}
    </ul>
  );
}
