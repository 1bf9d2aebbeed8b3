import { useId } from "react";
import { ChartFrame, type Plot } from "./chart-frame.tsx";
import type { ChartProps } from "./chart-series.ts";

/** How a bar looks: filled, striped or only drawn around, each different without any colour. */
const LOOKS = ["solid", "striped", "outlined"] as const;

type BarChartProps = ChartProps & {
  /** A line across all places, with its name in the legend. */
  average?: { label: string; value: number } | undefined;
};

/** Numbers of several kinds side by side at each place. */
export function BarChart({ average, ...props }: BarChartProps) {
  const pattern = useId();
  return (
    <ChartFrame
      {...props}
      atLeast={average?.value}
      legend={average && <AverageName text={`${average.label} ${props.format(average.value)}`} />}
      swatch={(series) => (
        <>
          <Stripes id={`${pattern}-${series}`} />
          <Bar look={series} pattern={`${pattern}-${series}`} box={[1, 1, 16, 10]} />
        </>
      )}
    >
      {(plot) => (
        <>
          <Stripes id={pattern} />
          {props.series.map(({ key, values }, series) =>
            values.map((value, index) =>
              value === null || value === 0 ? null : (
                <Bar
                  key={`${key}-${index}`}
                  look={series}
                  pattern={pattern}
                  box={barBox(plot, { index, series, count: props.series.length, value })}
                />
              ),
            ),
          )}
          {average && (
            <line
              x1={plot.left}
              x2={plot.left + plot.width}
              y1={plot.y(average.value)}
              y2={plot.y(average.value)}
              {...averageLook}
            />
          )}
        </>
      )}
    </ChartFrame>
  );
}

const averageLook = { className: "stroke-ink", strokeWidth: 1.5, strokeDasharray: "6 4" };

function AverageName({ text }: { text: string }) {
  return (
    <li className="flex items-center gap-1.5">
      <svg aria-hidden width={18} height={12} viewBox="0 0 18 12">
        <line x1={0} x2={18} y1={6} y2={6} {...averageLook} />
      </svg>
      <span className="numeric">{text}</span>
    </li>
  );
}

type Box = [x: number, y: number, width: number, height: number];

function barBox(
  plot: Plot,
  { index, series, count, value }: { index: number; series: number; count: number; value: number },
): Box {
  const group = Math.min(plot.step * 0.8, count * 22);
  const width = Math.max(1.5, group / count - 1);
  const x = plot.x(index) - group / 2 + (group / count) * series;
  return [x, plot.y(value), width, plot.y(0) - plot.y(value)];
}

function Stripes({ id }: { id: string }) {
  return (
    <defs>
      <pattern
        id={id}
        width={5}
        height={5}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width={5} height={5} className="fill-accent-soft" />
        <rect width={2.5} height={5} className="fill-accent" />
      </pattern>
    </defs>
  );
}

function Bar({ look, pattern, box }: { look: number; pattern: string; box: Box }) {
  const [x, y, width, height] = box;
  const kind = LOOKS[look % LOOKS.length];
  const place = { x, y, width, height, rx: Math.min(2, width / 2) };
  if (kind === "solid") return <rect {...place} className="fill-accent" />;
  if (kind === "striped") {
    return (
      <rect {...place} fill={`url(#${pattern})`} className="stroke-accent" strokeWidth={0.75} />
    );
  }
  return <rect {...place} className="fill-surface stroke-ink" strokeWidth={1.25} />;
}
