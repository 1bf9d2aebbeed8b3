import { clsx } from "clsx";
import type { CSSProperties, ReactNode } from "react";
import { groupDigits } from "#domain/text/group-digits.ts";

export type FunnelStep = {
  key: string;
  label: string;
  count: number;
  /** Said behind the count: its share of the first step. */
  note?: ReactNode;
};

/** How many of the first step got to each of the next; the bar behind a number is its share. */
export function Funnel({ steps, className }: { steps: readonly FunnelStep[]; className?: string }) {
  const whole = steps[0]?.count ?? 0;
  return (
    <ol className={clsx("flex flex-col gap-1.5", className)}>
      {steps.map(({ key, label, count, note }) => {
        const share = whole > 0 ? Math.round((count / whole) * 1000) / 10 : 0;
        return (
          <li
            key={key}
            style={{ "--share": `${share}%` } as CSSProperties}
            className="relative isolate flex flex-wrap items-baseline justify-between gap-x-3 overflow-hidden rounded-paper bg-surface px-2.5 py-1.5 before:absolute before:inset-y-0 before:left-0 before:-z-10 before:w-(--share) before:bg-accent-soft before:content-['']"
          >
            <span>{label}</span>
            <span className="numeric ml-auto">
              <b>{groupDigits(count)}</b>{" "}
              {note && <span className="ml-1 text-sm text-muted">{note}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
