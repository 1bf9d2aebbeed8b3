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

/** Holds skeletons and says once that something is loading. */
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
    <div role="status" className={className}>
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
