import { clsx } from "clsx";
import type { ReactNode } from "react";
import { RunningText } from "../text/running-text.tsx";

const bold = "font-semibold";

/** Around the name and the sum of one line. The sum stands below its name when both do not fit. */
export const leaderLine = "flex flex-wrap items-baseline gap-x-2 gap-y-0.5";

/**
 * The sum's own place: dots lead to it from the name, and it keeps to the right edge. Words of several lines take the
 * whole width: the dots give way to them, and with them the gap, which is cut off their end. Too few are not drawn.
 */
export function leaderSum(className?: string): string {
  return clsx(
    "flex min-w-0 flex-auto items-baseline text-right before:leader-dots before:shrink-9999 before:grow before:basis-6 before:[clip-path:inset(0_max(8px,(24px-100%)*99)_0_0)] before:content-['']",
    className,
  );
}

export type LeaderItem = {
  key: string;
  name: ReactNode;
  sum: ReactNode;
  /** Free text: it stands below its name over the whole width, wherever it would fit beside it. */
  below?: boolean;
  /** Of the sum; semibold ink without it. */
  className?: string;
};

type LeadersProps = {
  items: readonly LeaderItem[];
  /** Names the list where nothing beside it does. */
  label?: string;
  className?: string;
};

/** Names with their sums, a dotted line between: how every price, term and answer is written on paper. */
export function Leaders({ items, label, className }: LeadersProps) {
  return (
    <dl aria-label={label} className={clsx("flex flex-col gap-2.5", className)}>
      {items.map((item) => (
        <div key={item.key} className={item.below ? undefined : leaderLine}>
          <dt className="max-w-full min-w-0">{item.name}</dt>
          <dd className={item.below ? "mt-0.5" : leaderSum()}>
            <span className={clsx("min-w-0 text-left", item.className ?? bold)}>
              <RunningText>{item.sum}</RunningText>
            </span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
