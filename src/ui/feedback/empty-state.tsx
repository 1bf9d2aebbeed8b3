import { clsx } from "clsx";
import type { ReactNode } from "react";
import { RunningText } from "../text/running-text.tsx";
import { BlankPaper } from "./blank-paper.tsx";

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
