import { useState, type ReactNode } from "react";
import type { PastDecision } from "#contract/endpoints/staff/staff-parts.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { DayAndTime } from "#web/platform/format/day-and-time.tsx";
import { actionLabels } from "./staff-labels.ts";

interface OpenDecisionProps {
  isOpen: boolean;
  /** Newest first, as the page has them. */
  decisions: readonly PastDecision[];
  /** What decides, given what to call when it comes too late. */
  children: (onLate: () => void) => ReactNode;
}

/** What decides about something that waits; where somebody was faster, who and what it was. */
export function OpenDecision({ isOpen, decisions, children }: OpenDecisionProps) {
  const [late, setLate] = useState<{ latestBefore: string | undefined } | null>(null);
  const latest = decisions[0];
  if (isOpen) return children(() => setLate({ latestBefore: latest?.at }));
  if (late === null) return null;
  if (latest === undefined || latest.at === late.latestBefore) {
    return (
      <Notice tone="warning" live="polite" takesFocus title="그 사이 상태가 바뀌었어요">
        이제 승인하거나 반려할 수 없어요.
      </Notice>
    );
  }
  return (
    <Notice tone="warning" live="polite" takesFocus title="다른 운영자가 먼저 결정했어요">
      {actionLabels[latest.action]} · {latest.by} · <DayAndTime at={latest.at} />
    </Notice>
  );
}
