import { clsx } from "clsx";

/** The row that holds tabs; scrolls sideways when they don't fit. */
export const tabRowClass =
  "relative flex gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]";

/** One tab; also for links that act as tabs (`TabLinks`). */
export function tabClass(current: boolean) {
  return clsx(
    "-mb-px inline-flex min-h-12 shrink-0 items-center gap-1.5 border-b-2 px-3 font-semibold no-underline transition-colors focus-visible:-outline-offset-2",
    current ? "border-accent text-accent-ink" : "border-transparent text-muted hover:text-ink",
  );
}
