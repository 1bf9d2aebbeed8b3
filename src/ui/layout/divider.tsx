import { clsx } from "clsx";
import type { ReactNode } from "react";

/** A thin line between things, with words in it when given ("또는"). */
export function Divider({ children, className }: { children?: ReactNode; className?: string }) {
  if (!children) return <hr className={clsx("border-line", className)} />;
  return (
    <div
      className={clsx(
        "flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line",
        className,
      )}
    >
      {children}
    </div>
  );
}
