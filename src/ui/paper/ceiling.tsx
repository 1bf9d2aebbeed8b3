import { clsx } from "clsx";
import type { CSSProperties } from "react";

type CeilingProps = {
  /** What is certain, in won. */
  fixed: number;
  /** What it can never exceed, in won; not below `fixed`. */
  most: number;
  /** The full width, in won: `most` unless several bars are to be compared. */
  scale?: number;
  className?: string;
};

/**
 * A sum and where it stops: solid is certain, hatched may come on top, the stroke of ink is the end. Decoration
 * beside words that say the same.
 */
export function Ceiling({ fixed, most, scale = most, className }: CeilingProps) {
  const style = {
    "--fixed": percent(fixed, scale),
    "--most": percent(most, scale),
  } as CSSProperties;
  return (
    <span
      aria-hidden
      style={style}
      className={clsx("relative block h-2.5 border-b border-line", className)}
    >
      <span className="absolute inset-y-0 left-0 w-(--fixed) rounded-l-[2px] bg-accent print:bg-ink" />
      <span className="absolute inset-y-0 left-(--fixed) w-[calc(var(--most)-var(--fixed))] may-come-on-top" />
      <span className="absolute -inset-y-1.25 left-[max(0px,calc(var(--most)-2px))] w-0.5 bg-ink" />
    </span>
  );
}

function percent(part: number, whole: number): string {
  if (whole <= 0) return "0%";
  return `${Math.round(Math.min(1, Math.max(0, part / whole)) * 1000) / 10}%`;
}
