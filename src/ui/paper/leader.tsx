import { clsx } from "clsx";
import type { ReactNode } from "react";

const bold = "font-semibold";

/** Around the name and the sum of one line. The sum wraps below its name when both do not fit. */
export const leaderLine = "flex flex-wrap items-baseline gap-x-2";

/** The sum's own place: dots lead to it from the name, and it keeps to the right edge. */
export function leaderSum(className?: string): string {
  return clsx(
    "flex min-w-0 flex-auto items-baseline gap-2 text-right before:leader-dots before:min-w-4 before:flex-1 before:content-['']",
    className,
  );
}

export type LeaderItem = {
  key: string;
  name: ReactNode;
  sum: ReactNode;
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
        <div key={item.key} className={leaderLine}>
          <dt className="max-w-full min-w-0">{item.name}</dt>
          <dd className={leaderSum()}>
            <span className={clsx("min-w-0", item.className ?? bold)}>{item.sum}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}
