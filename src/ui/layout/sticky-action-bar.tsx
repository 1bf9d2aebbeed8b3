import { clsx } from "clsx";
import type { ReactNode } from "react";

type StickyActionBarProps = {
  /** One line above the buttons: a sum, what the press does. */
  summary?: ReactNode;
  /** Stands on the bottom tabs rather than on the screen's edge. */
  aboveTabs?: boolean;
  /** The main action is as wide as the column on a desktop, too: steps of which there are many. */
  fill?: boolean;
  className?: string;
  children: ReactNode;
};

const spread = "*:flex-1 md:justify-end md:*:flex-none";

/**
 * The page's main action: stuck to the bottom of a phone, in the flow on a desktop. Stands last in the
 * page's frame, whose side margins it covers.
 */
export function StickyActionBar({
  summary,
  aboveTabs = false,
  fill = false,
  className,
  children,
}: StickyActionBarProps) {
  return (
    <div
      className={clsx(
        "sticky z-30 -mx-4 mt-6 border-t border-line bg-surface px-4 pt-3 md:static md:mx-0 md:border-0 md:bg-transparent md:px-0 md:pt-0",
        aboveTabs
          ? "bottom-[calc(3.5rem+env(safe-area-inset-bottom))] pb-3"
          : "bottom-0 pb-[calc(0.75rem+env(safe-area-inset-bottom))] md:pb-0",
        className,
      )}
    >
      {summary && <div className="mb-2 text-sm text-muted empty:hidden">{summary}</div>}
      <div className={clsx("flex gap-2", fill ? "*:last:flex-1" : spread)}>{children}</div>
    </div>
  );
}
