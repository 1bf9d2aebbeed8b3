import { clsx } from "clsx";
import type { ReactNode } from "react";
import { groupDigits } from "#domain/text/group-digits.ts";

/** From 24 px on the unit stands back further. */
const large = new Set(["xl", "display"]);

const sizes = {
  sm: "text-sm",
  md: "text-base",
  lg: "text-xl",
  xl: "text-3xl",
  display: "text-4xl font-extrabold",
};

type FigureProps = {
  /** A word where there is no number yet. */
  value: number | string;
  /** Behind the number: 원, 크레딧, 건. */
  unit?: ReactNode;
  size?: keyof typeof sizes;
  /** Shows + before a gain; a loss always has its minus. */
  signed?: boolean;
  className?: string;
};

/** A number that matters, with its unit, in digits of one width. */
export function Figure({ value, unit, size = "md", signed = false, className }: FigureProps) {
  return (
    <span className={clsx("numeric font-bold", sizes[size], className)}>
      {typeof value === "string" ? value : inDigits(value, signed)}
      {unit && (
        <span
          className={clsx(
            "ml-[0.04em] font-semibold tracking-normal",
            large.has(size) ? "text-[0.72em]" : "text-[0.875em]",
          )}
        >
          {unit}
        </span>
      )}
    </span>
  );
}

function inDigits(value: number, signed: boolean): string {
  const sign = value < 0 ? "−" : signed && value > 0 ? "+" : "";
  return `${sign}${groupDigits(Math.abs(value))}`;
}
