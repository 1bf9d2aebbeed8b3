import { clsx } from "clsx";
import { useId } from "react";
import { groupDigits } from "#domain/text/group-digits.ts";
import { Disclosure } from "#ui/layout/disclosure.tsx";
import type { Agreed, Guide } from "./price-filter.ts";
import { barText, chartText, countText } from "./price-labels.ts";
import { shortWon } from "./short-won.ts";

type Bar = Agreed["histogram"][number];

const HEIGHT = 216;
const TOP = 46;
const BASE = 184;
const MOST_LABELS = 5;

/**
 * How the prices are spread. Drawn in shares of its width with lines of fixed height, so that it needs no script and
 * its words keep their size; the middle half is filled dark, the rest light within its outline.
 */
export function PriceHistogram({ guide, agreed }: { guide: Guide; agreed: Agreed }) {
  const { histogram: bars, percentiles } = agreed;
  const most = Math.max(...bars.map(({ n }) => n));
  const share = 100 / bars.length;
  const [from, middle, to] = [
    placeOf(percentiles.p25, bars) * share,
    placeOf(percentiles.p50, bars) * share,
    placeOf(percentiles.p75, bars) * share,
  ];
  const middleHalf = useId();
  const every = Math.ceil((bars.length + 1) / MOST_LABELS);
  return (
    <figure>
      <svg
        role="img"
        aria-label={chartText(guide)}
        width="100%"
        height={HEIGHT}
        className="block overflow-visible"
      >
        <clipPath id={middleHalf}>
          <rect x={`${from}%`} width={`${Math.max(0.5, to - from)}%`} y={0} height={BASE} />
        </clipPath>
        <Bars bars={bars} most={most} className="fill-accent-soft stroke-accent" />
        <g clipPath={`url(#${middleHalf})`}>
          <Bars bars={bars} most={most} className="fill-accent stroke-accent" />
        </g>
        <line x1="0%" x2="100%" y1={BASE} y2={BASE} className="stroke-line-strong" />
        <Edges bars={bars} every={every} />
        <line
          x1={`${middle}%`}
          x2={`${middle}%`}
          y1={20}
          y2={BASE}
          strokeWidth={5}
          className="stroke-canvas"
        />
        <line
          x1={`${middle}%`}
          x2={`${middle}%`}
          y1={20}
          y2={BASE}
          strokeWidth={1.5}
          strokeDasharray="4 3"
          className="stroke-ink"
        />
        {bars.map(({ n }, index) =>
          n === 0 ? null : (
            <text
              key={index}
              x={`${(index + 0.5) * share}%`}
              y={BASE - barHeight(n, most) - 6}
              textAnchor="middle"
              strokeWidth={4}
              paintOrder="stroke"
              className="fill-muted stroke-canvas text-xs tabular-nums"
            >
              {groupDigits(n)}
            </text>
          ),
        )}
        <text
          x={`${middle}%`}
          y={14}
          textAnchor={middle < 15 ? "start" : middle > 85 ? "end" : "middle"}
          className="fill-ink text-sm font-semibold"
        >
          중간 가격 {shortWon(percentiles.p50)}
        </text>
      </svg>
      <figcaption className="mt-2 text-sm text-muted">
        막대 위의 숫자는 거래 수예요. 진하게 칠한 곳이 거래의 가운데 절반이에요.
      </figcaption>
      <HistogramTable bars={bars} name={guide.service.name} />
    </figure>
  );
}

function Bars(props: { bars: readonly Bar[]; most: number; className: string }) {
  const { bars, most, className } = props;
  const share = 100 / bars.length;
  return bars.map(({ n }, index) =>
    n === 0 ? null : (
      <rect
        key={index}
        x={`${index * share + share * 0.07}%`}
        width={`${share * 0.86}%`}
        y={BASE - barHeight(n, most)}
        height={barHeight(n, most)}
        rx={3}
        className={className}
      />
    ),
  );
}

function barHeight(n: number, most: number): number {
  return n === 0 ? 0 : Math.max(2, (n / most) * (BASE - TOP));
}

/** Where bars meet, written below: on a phone as many as have room. */
function Edges({ bars, every }: { bars: readonly Bar[]; every: number }) {
  const share = 100 / bars.length;
  const edges = [...bars.map(({ from }) => from), bars.at(-1)?.to ?? null];
  return edges.map((edge, index) =>
    edge === null ? null : (
      <text
        key={index}
        x={`${index * share}%`}
        y={BASE + 20}
        textAnchor={index === 0 ? "start" : index === bars.length ? "end" : "middle"}
        className={clsx("fill-muted text-xs tabular-nums", index % every !== 0 && "max-md:hidden")}
      >
        {shortWon(edge)}
      </text>
    ),
  );
}

function HistogramTable({ bars, name }: { bars: readonly Bar[]; name: string }) {
  return (
    <Disclosure summary="표로 보기" className="mt-2">
      <table className="mt-1 w-full text-sm">
        <caption className="sr-only">{name} 가격대마다 거래 수</caption>
        <thead>
          <tr className="border-b border-line text-muted">
            <th scope="col" className="py-2 text-left font-semibold">
              합의한 금액
            </th>
            <th scope="col" className="py-2 text-right font-semibold">
              거래
            </th>
          </tr>
        </thead>
        <tbody>
          {bars.map((bar) => (
            <tr key={bar.from ?? "lowest"} className="border-b border-line">
              <th scope="row" className="py-2 text-left font-normal tabular-nums">
                {barText(bar)}
              </th>
              <td className="numeric py-2 text-right">{countText(bar.n)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  );
}

/** Where a price lies among the bars, in bars from the left; in an open one in the middle. */
function placeOf(price: number, bars: readonly Bar[]): number {
  const index = bars.findIndex(
    ({ from, to }) => (from === null || from <= price) && (to === null || price < to),
  );
  const bar = bars[index];
  if (!bar) return bars.length / 2;
  if (bar.from === null || bar.to === null) return index + 0.5;
  return index + (price - bar.from) / (bar.to - bar.from);
}
