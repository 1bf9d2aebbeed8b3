import { clsx } from "clsx";

type PipsProps = { filled: number; of: number; className?: string };

/** How many of a few have come: quotes so far. Decoration beside words that say the same. */
export function Pips({ filled, of, className }: PipsProps) {
  return (
    <span aria-hidden className={clsx("inline-flex shrink-0 gap-0.5", className)}>
      {Array.from({ length: of }, (_, index) => (
        <span
          key={index}
          className={clsx(
            "h-[11px] w-[7px] rounded-[1.5px]",
            index < filled ? "bg-muted" : "bg-line",
          )}
        />
      ))}
    </span>
  );
}
