import { clsx } from "clsx";
import type { CSSProperties } from "react";

type RangeBarProps = {
  low: number;
  mid: number;
  high: number;
  /** Where the bar ends, on a scale that has an end of its own; else somewhat behind the highest. */
  end?: number;
  /** A value to hold against the range, as an upright stroke. */
  mark?: number | undefined;
  className?: string;
};

/** A third of free ground behind the highest: a range never looks as if it were cut off. */
const BEYOND = 4 / 3;

/** Where the usual lies, from 0: the middle half as a band, the middle as a dot. Decoration beside the numbers. */
export function RangeBar({ low, mid, high, end = high * BEYOND, mark, className }: RangeBarProps) {
  const at = (value: number) => `${end > 0 ? Math.round((value / end) * 1000) / 10 : 0}%`;
  const style = { "--low": at(low), "--mid": at(mid), "--high": at(high) } as CSSProperties;
  return (
    <span
      aria-hidden
      style={style}
      className={clsx("relative block h-1.5 rounded-full bg-sunken", className)}
    >
      <span className="absolute inset-y-0 left-(--low) w-[calc(var(--high)-var(--low))] rounded-full bg-accent/35" />
      <span className="absolute top-1/2 left-(--mid) size-3 -translate-1/2 rounded-full border-2 border-canvas bg-accent" />
      {mark !== undefined && (
        <span
          style={{ left: at(mark) }}
          className="absolute -inset-y-1.5 w-0.75 -translate-x-1/2 rounded-full bg-ink"
        />
      )}
    </span>
  );
}
