import { clsx } from "clsx";

/** A paper on which nothing is written yet. Decoration of the words below it. */
export function BlankPaper({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 56 68"
      aria-hidden
      fill="none"
      strokeWidth="1.5"
      strokeLinecap="round"
      className={clsx("mb-5 h-17 w-14 stroke-line-strong", className)}
    >
      <path d="M4 8v54a2 2 0 0 0 2 2h44a2 2 0 0 0 2-2V8" className="fill-paper" />
      <path d="M3 6h50" strokeWidth="4" strokeDasharray="7 6" strokeLinecap="butt" />
      <path d="M13 24h30M13 36h30M13 48h18" strokeDasharray="1 5" />
    </svg>
  );
}
