import { clsx } from "clsx";
import type { ReactNode } from "react";
import { RunningText } from "../text/running-text.tsx";

type PageHeaderProps = {
  title: ReactNode;
  /** Above the title: a way back, a breadcrumb. */
  above?: ReactNode;
  description?: ReactNode;
  /** Beside the title; on a phone below it when there is no room. */
  actions?: ReactNode;
  className?: string;
};

/** The page's one h1 and what belongs to it. */
export function PageHeader({ title, above, description, actions, className }: PageHeaderProps) {
  return (
    <header className={clsx("mb-6 md:mb-8", className)}>
      {above && <div className="mb-1">{above}</div>}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 md:flex-nowrap">
        <div className="min-w-0">
          <h1 className="text-2xl md:text-3xl">{title}</h1>
          {description && (
            <p className="mt-1.5 text-muted">
              <RunningText>{description}</RunningText>
            </p>
          )}
        </div>
        {actions && <div className="flex max-w-full flex-wrap gap-2 md:shrink-0">{actions}</div>}
      </div>
    </header>
  );
}
