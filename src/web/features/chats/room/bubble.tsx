import { clsx } from "clsx";
import type { ReactNode } from "react";

interface BubbleProps {
  mine: boolean;
  /** Beside it: when, and what became of it. */
  beside: ReactNode;
  /** Below it: what can be done about it, or what to mind. */
  below?: ReactNode;
  children: ReactNode;
}

/** What one side says: own words at the right, the other's at the left. */
export function Bubble({ mine, beside, below, children }: BubbleProps) {
  return (
    <div className={clsx("flex flex-col gap-1", mine ? "items-end" : "items-start")}>
      <div className={clsx("flex w-full items-end gap-2", mine && "flex-row-reverse")}>
        <div
          className={clsx(
            "max-w-[min(80%,34rem)] min-w-0 rounded-lg px-3.5 py-2.5",
            mine ? "rounded-br-paper bg-deep text-on-deep" : "rounded-bl-paper bg-sunken",
          )}
        >
          {children}
        </div>
        <p
          className={clsx("shrink-0 text-[0.75rem] leading-[1.5] text-muted", mine && "text-right")}
        >
          {beside}
        </p>
      </div>
      {below}
    </div>
  );
}
