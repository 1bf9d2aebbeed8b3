import { ChartFrame, type Plot } from "./chart-frame.tsx";
import type { ChartProps } from "./chart-series.ts";

/** Dashes and marks by which lines differ without any colour. */
const DASHES = [undefined, "6 4", "2 3"];
const STROKES = ["stroke-accent", "stroke-ink", "stroke-muted"];
const FILLS = ["fill-accent", "fill-ink", "fill-muted"];

/** How numbers went from place to place; where there is none the line is broken. */
export function LineChart({ atLeast, ...props }: ChartProps & { atLeast?: number }) {
  return (
    <ChartFrame
      {...props}
      atLeast={atLeast}
      swatch={(series) => (
        <>
          <line x1={0} x2={18} y1={6} y2={6} {...lineLook(series)} />
          <Mark series={series} x={9} y={6} />
        </>
      )}
    >
      {(plot) =>
        props.series.map(({ key, values }, series) => (
          <g key={key}>
            <path d={linePath(values, plot)} fill="none" {...lineLook(series)} />
            {values.map((value, index) =>
              value === null ? null : (
                <Mark key={index} series={series} x={plot.x(index)} y={plot.y(value)} />
              ),
            )}
          </g>
        ))
      }
    </ChartFrame>
  );
}

function lineLook(series: number) {
  return {
    className: STROKES[series % STROKES.length],
    strokeDasharray: DASHES[series % DASHES.length],
    strokeWidth: 2,
  };
}

function linePath(values: readonly (number | null)[], plot: Plot): string {
  return values
    .map((value, index) => {
      if (value === null) return "";
      const isFirst = index === 0 || values[index - 1] === null;
      return `${isFirst ? "M" : "L"}${plot.x(index).toFixed(1)} ${plot.y(value).toFixed(1)}`;
    })
    .join("");
}

function Mark({ series, x, y }: { series: number; x: number; y: number }) {
  const className = FILLS[series % FILLS.length];
  if (series % 3 === 0) return <circle cx={x} cy={y} r={3.5} className={className} />;
  if (series % 3 === 1) {
    return <rect x={x - 3} y={y - 3} width={6} height={6} className={className} />;
  }
  return <path d={`M${x} ${y - 4}l4 7h-8z`} className={className} />;
}
