import type { ReactNode } from "react";
import type { CertificationState } from "#domain/certification/lifecycle.ts";
import { Card } from "#ui/layout/card.tsx";
import { StateBadge } from "./state-badge.tsx";
import { StateNotice } from "./state-notice.tsx";

interface CertificationCardProps {
  title: string;
  icon: ReactNode;
  state: CertificationState;
  /** In place of the word for the state, with its own way out: then nothing else is said of it. */
  label?: string | undefined;
  reason: string | null;
  /** What having it brings. */
  brings: string;
  /** What was submitted. */
  children?: ReactNode;
  /** The next step. */
  action: ReactNode;
}

/** One certification: where it stands, what it is good for and what to do next. */
export function CertificationCard(props: CertificationCardProps) {
  const { title, icon, state, label, reason, brings, children, action } = props;
  return (
    <Card className="flex flex-col gap-4">
      <div className="flex items-start gap-3">
        <span className="mt-0.5 shrink-0 text-accent-ink">{icon}</span>
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
            <h2 className="text-lg">{title}</h2>
            <StateBadge state={state} label={label} />
          </div>
          <p className="mt-1 text-sm text-muted">{brings}</p>
        </div>
      </div>
      {children}
      {label === undefined && <StateNotice state={state} reason={reason} />}
      <div className="flex flex-wrap gap-2">{action}</div>
    </Card>
  );
}
