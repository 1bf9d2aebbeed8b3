import { clsx } from "clsx";
import type { ReactNode } from "react";
import { RunningText } from "../text/running-text.tsx";

type EmptyStateProps = {
  title: ReactNode;
  /** Why it is empty, or what fills it. */
  description?: ReactNode;
  /** The next thing to do. */
  action?: ReactNode;
  className?: string;
};

/** Nothing here yet: says so, and what to do next. */
export function EmptyState({ title, description, action, className }: EmptyStateProps) {
  return (
    <div className={clsx("flex flex-col items-center px-4 py-10 text-center", className)}>
      <BlankPaper />
      <p className="text-lg font-bold text-balance">
        <RunningText>{title}</RunningText>
      </p>
      {description && (
        <p className="mt-1 max-w-80 text-balance text-muted">
          <RunningText>{description}</RunningText>
        </p>
      )}
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}

/** Nothing is written on it yet. */
function BlankPaper() {
  return (
    <svg
      viewBox="0 0 56 68"
      aria-hidden
      fill="none"
      strokeWidth="1.5"
      strokeLinecap="round"
      className="mb-5 h-17 w-14 stroke-line-strong"
    >
      <path d="M4 8v54a2 2 0 0 0 2 2h44a2 2 0 0 0 2-2V8" className="fill-paper" />
      <path d="M3 6h50" strokeWidth="4" strokeDasharray="7 6" strokeLinecap="butt" />
      <path d="M13 24h30M13 36h30M13 48h18" strokeDasharray="1 5" />
    </svg>
  );
}
