import { clsx } from "clsx";
import type { ReactNode } from "react";
import { VisuallyHidden } from "../text/visually-hidden.tsx";

/** A grey place for something that is coming; give its size by class (`h-4 w-40`). */
export function Skeleton({ round = false, className }: { round?: boolean; className?: string }) {
  return (
    <div
      aria-hidden
      className={clsx("bg-sunken", round ? "rounded-full" : "rounded-sm", className)}
    />
  );
}

/** Holds skeletons and says once that something is loading. What comes at once is not announced by a flash of grey. */
export function SkeletonGroup({
  label = "불러오는 중이에요",
  className,
  children,
}: {
  label?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <div role="status" className={clsx("after-a-moment", className)}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}

/** Lines of text that are coming. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <div className="flex flex-col gap-2.5">
      {Array.from({ length: lines }, (_, line) => (
        <Skeleton key={line} className={clsx("h-4", line === lines - 1 ? "w-3/5" : "w-full")} />
      ))}
    </div>
  );
}

/** Rows of a list that are coming, as high as they will be: two lines each, between hairlines. */
export function SkeletonRows({ rows = 3, face = false }: { rows?: number; face?: boolean }) {
  return (
    <div className="divide-y divide-line border-y border-line">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className="flex min-h-16 items-center gap-3 py-3">
          {face && <Skeleton round className="size-11 shrink-0" />}
          <div className="flex min-w-0 flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-2/5" />
            <Skeleton className="h-3.5 w-3/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
