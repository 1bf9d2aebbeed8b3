import { clsx } from "clsx";
import { useId } from "react";

/** So many in a line that fifty more are seen at a glance: upright where plans stand side by side, else lying. */
const LINE = { upright: 20, lying: 10 };
const STEP = 8;
const CELL = 6;

type UnitCellsProps = {
  count: number;
  /** `upright` stacks rows of twenty from the ground, `lying` sets columns of ten side by side. */
  stack?: keyof typeof LINE;
  className?: string;
};

/** A number as so many cells: 30 credits are 30 cells. Decoration beside the number. */
export function UnitCells({ count, stack = "upright", className }: UnitCellsProps) {
  const id = useId();
  const line = LINE[stack];
  const full = Math.floor(count / line) * STEP;
  const rest = (count % line) * STEP;
  const long = full + (rest > 0 ? STEP : 0);
  const across = line * STEP;
  const isUpright = stack === "upright";
  return (
    <svg
      aria-hidden
      width={isUpright ? across : long}
      height={isUpright ? long : across}
      className={clsx("max-w-full shrink-0 fill-accent", className)}
    >
      <pattern id={id} width={STEP} height={STEP} patternUnits="userSpaceOnUse">
        <rect width={CELL} height={CELL} />
      </pattern>
      {/* The line that is not full comes last: on top of the others, or right of them. */}
      <path
        fill={`url(#${id})`}
        d={
          isUpright
            ? `M0 ${long - full}h${across}v${full}h-${across}zM0 0h${rest}v${long - full}h-${rest}z`
            : `M0 0h${full}v${across}h-${full}zM${full} 0h${long - full}v${rest}h-${long - full}z`
        }
      />
    </svg>
  );
}
