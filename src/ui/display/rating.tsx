import { clsx } from "clsx";
import { groupDigits } from "#domain/text/group-digits.ts";
import { FULL_MARKS_TEXT, Star, StarRow } from "./star-row.tsx";

type RatingProps = {
  /** 0 to 5; null while nobody has rated. */
  value: number | null;
  /** How many rated; shown in brackets. */
  count?: number;
  /** `short` is one star and the number, for rows; `stars` is all five. */
  form?: "short" | "stars";
  size?: "sm" | "md";
  className?: string;
};

/** A rating to read. */
export function Rating({ value, count, form = "short", size = "sm", className }: RatingProps) {
  const text = clsx("inline-flex items-center gap-1", size === "sm" ? "text-sm" : "text-base");
  if (value === null) return <span className={clsx(text, "text-muted", className)}>평점 없음</span>;
  const height = size === "sm" ? "h-4" : "h-5";
  return (
    <span className={clsx(text, className)}>
      <span className="sr-only">{FULL_MARKS_TEXT} </span>
      {form === "short" ? (
        <Star filled className={height} />
      ) : (
        <StarRow value={value} className={height} />
      )}
      <span className="font-semibold tabular-nums">{value.toFixed(1)}</span>
      <span className="sr-only">점</span>
      {count !== undefined && (
        <span className="text-muted tabular-nums">({groupDigits(count)})</span>
      )}
    </span>
  );
}
