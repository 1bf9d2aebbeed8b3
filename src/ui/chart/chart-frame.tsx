import ChartColumn from "lucide-react/icons/chart-column";
import Table2 from "lucide-react/icons/table-2";
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { Button } from "../action/button.tsx";
import { labelStep, labelWidth, niceTicks } from "./chart-scale.ts";
import { categoryText, valueText, type ChartProps } from "./chart-series.ts";
import { Table } from "../list/table.tsx";
import { useDrawingWidth } from "./use-drawing-width.ts";

/** Where a chart draws, in px. */
export interface Plot {
  left: number;
  top: number;
  width: number;
  height: number;
  /** Width of one place. */
  step: number;
  /** Distance from the top at which a value lies. */
  y: (value: number) => number;
  /** The middle of a category. */
  x: (index: number) => number;
}

interface ChartFrameProps extends ChartProps {
  /** Least upper end of the scale. */
  atLeast?: number | undefined;
  swatch: (series: number) => ReactNode;
  /** Entries of the legend behind those of the series. */
  legend?: ReactNode;
  children: (plot: Plot) => ReactNode;
}

/** In px where text has its usual size: the drawing grows with it, as its class says. */
const HEIGHT = 236;
const LABEL_ROOM = 42;
/** What a category's name takes below the chart: "09월 07일" and some air. */
const LABEL_WIDTH = 68;
const FIRST_WIDTH = 328;

/**
 * Heading, legend, scale and table of a chart. The chart is one stop of the keyboard: arrows go from place to place,
 * and the values of the one that is chosen or pointed at are read below it. The table has the same numbers.
 */
export function ChartFrame(props: ChartFrameProps) {
  const { title, series, swatch, legend } = props;
  const [asTable, setAsTable] = useState(false);
  const titleId = useId();
  return (
    <figure aria-labelledby={titleId}>
      <figcaption className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 id={titleId} className="font-bold">
          {title}
        </h3>
        <Button
          size="sm"
          variant="quiet"
          icon={asTable ? <ChartColumn size={18} /> : <Table2 size={18} />}
          onClick={() => setAsTable(!asTable)}
        >
          {asTable ? "그래프로 보기" : "표로 보기"}
        </Button>
      </figcaption>
      {asTable ? (
        <ChartTable {...props} />
      ) : (
        <>
          <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
            {series.map(({ key, label }, index) => (
              <li key={key} className="flex items-center gap-1.5">
                <svg aria-hidden width={18} height={12} viewBox="0 0 18 12">
                  {swatch(index)}
                </svg>
                {label}
              </li>
            ))}
            {legend}
          </ul>
          <Drawing {...props} />
        </>
      )}
    </figure>
  );
}

function Drawing(props: ChartFrameProps) {
  const { title, categories, series, format, categoryLabel, atLeast = 0, children } = props;
  const [chosen, setChosen] = useState<number | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const width = useDrawingWidth(box, FIRST_WIDTH);
  const values = series.flatMap((one) => one.values.map((value) => value ?? 0));
  const ticks = niceTicks(Math.max(atLeast, ...values));
  const top = ticks.at(-1) ?? 1;
  const left = 8 + Math.max(...ticks.map((tick) => labelWidth(format(tick))));
  const inner = { width: width - left - 4, height: HEIGHT - LABEL_ROOM - 10 };
  const step = inner.width / Math.max(1, categories.length);
  const plot: Plot = {
    ...inner,
    left,
    top: 10,
    step,
    x: (index) => left + step * (index + 0.5),
    y: (value) => 10 + inner.height * (1 - value / top),
  };
  // The last one is moved inwards by what it would stand out on the right.
  const overhang = Math.max(0, (LABEL_WIDTH - step) / 2 - 4);
  const every = labelStep(categories.length, inner.width, LABEL_WIDTH + overhang);
  const last = categories.length - 1;

  function onKeyDown(event: KeyboardEvent) {
    const now = chosen ?? last;
    const to = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setChosen(Math.min(last, Math.max(0, to)));
  }

  return (
    <div ref={box} className="mt-2">
      <div
        role="slider"
        tabIndex={0}
        aria-label={`${title}, ${categoryLabel} 고르기`}
        aria-valuemin={1}
        aria-valuemax={categories.length}
        aria-valuenow={(chosen ?? last) + 1}
        aria-valuetext={categoryText(props, chosen ?? last)}
        className="rounded-md"
        onKeyDown={onKeyDown}
        onFocus={() => setChosen((before) => before ?? last)}
        onPointerLeave={(event) => event.pointerType === "mouse" && setChosen(null)}
      >
        <svg
          aria-hidden
          viewBox={`0 0 ${width} ${HEIGHT}`}
          // Until its width is known it is drawn narrow, at its own size, and nothing below it moves.
          preserveAspectRatio="xMinYMin meet"
          className="block h-[14.75rem] w-full fill-muted text-[12px]"
        >
          {ticks.map((tick) => (
            <g key={tick}>
              <line
                x1={left}
                x2={width - 4}
                y1={plot.y(tick)}
                y2={plot.y(tick)}
                className={tick === 0 ? "stroke-line-strong" : "stroke-line"}
              />
              <text x={left - 6} y={plot.y(tick) + 4} textAnchor="end" className="tabular-nums">
                {format(tick)}
              </text>
            </g>
          ))}
          {chosen !== null && (
            <rect
              x={left + step * chosen}
              y={plot.top}
              width={step}
              height={plot.height}
              className="fill-sunken"
            />
          )}
          {children(plot)}
          {categories.map(({ short, full }, index) => (
            <g key={full}>
              {(last - index) % every === 0 && (
                <CategoryName name={short} x={Math.min(plot.x(index), width - LABEL_WIDTH / 2)} />
              )}
              <rect
                x={left + step * index}
                y={0}
                width={step}
                height={HEIGHT}
                fill="transparent"
                onPointerEnter={() => setChosen(index)}
                onPointerDown={() => setChosen(index)}
              />
            </g>
          ))}
        </svg>
      </div>
      <p aria-hidden className="min-h-12 text-sm text-muted">
        {chosen === null
          ? "그래프를 누르거나 화살표 키로 옮기면 값을 볼 수 있어요."
          : categoryText(props, chosen)}
      </p>
    </div>
  );
}

/** Its first word above the rest: "2026년" above "09월 07일". */
function CategoryName({ name, x }: { name: string; x: number }) {
  const [first, ...rest] = name.split(" ");
  return (
    <text y={HEIGHT - 24} textAnchor="middle" className="tabular-nums">
      <tspan x={x}>{first}</tspan>
      {rest.length > 0 && (
        <tspan x={x} dy={16}>
          {rest.join(" ")}
        </tspan>
      )}
    </text>
  );
}

function ChartTable(props: ChartFrameProps) {
  const { title, categoryLabel, categories, series, format } = props;
  return (
    <div className="mt-3">
      <Table
        caption={title}
        captionHidden
        columns={[
          {
            key: "place",
            header: categoryLabel,
            primary: true,
            cell: (index: number) => categories[index]?.full,
          },
          ...series.map(({ key, label, values }) => ({
            key,
            header: label,
            align: "end" as const,
            cell: (index: number) => valueText(values[index], format),
          })),
        ]}
        rows={categories.map((_category, index) => index)}
        rowKey={(index) => index}
      />
    </div>
  );
}
