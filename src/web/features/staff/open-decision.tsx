import { useState, type ReactNode } from "react";
import type { PastDecision } from "#contract/endpoints/staff/staff-parts.ts";
import { STATE_FORBIDS } from "#contract/state-forbids.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { failureMessage } from "#web/platform/api/failure-message.ts";
import type { ApiFailure } from "#web/platform/api/api-failure.ts";
import { DayAndTime } from "#web/platform/format/day-and-time.tsx";
import { actionLabels } from "./staff-labels.ts";

/** Told what was refused as the state forbids it, and null as it is sent anew. */
export type OnLate = (failure: ApiFailure | null) => void;

interface OpenDecisionProps {
  isOpen: boolean;
  /** Newest first, as the page has them. */
  decisions: readonly PastDecision[];
  /** What decides, given what to call when it comes too late. */
  children: (onLate: OnLate) => ReactNode;
}

interface Late {
  message: string;
  /** When this very thing was last decided about, as the page knew it then. */
  decidedBefore: string | undefined;
}

/** What decides about something that waits, and why it was refused; where it was decided before, who and what it was. */
export function OpenDecision({ isOpen, decisions, children }: OpenDecisionProps) {
  const [late, setLate] = useState<Late | null>(null);
  const latest = decisions.find((decision) => decision.is_about_this);
  if (!isOpen) return late && <TooLate late={late} latest={latest} />;
  return (
    <>
      {late && (
        <Notice tone="warning" live="polite">
          {late.message}
        </Notice>
      )}
      {children((failure) =>
        setLate(failure && { message: failureMessage(failure), decidedBefore: latest?.at }),
      )}
    </>
  );
}

interface TooLateProps {
  late: Late;
  /** Of this very thing, as the page knows it now. */
  latest: PastDecision | undefined;
}

/** Why nothing can be decided any more. */
function TooLate({ late, latest }: TooLateProps) {
  if (latest === undefined || latest.at === late.decidedBefore) {
    // The usual sentence asks to load anew, which the page has just done.
    const isExact = late.message !== STATE_FORBIDS;
    return (
      <Notice tone="warning" live="polite" takesFocus title="그 사이 상태가 바뀌었어요">
        {isExact ? late.message : "이제 승인하거나 반려할 수 없어요."}
      </Notice>
    );
  }
  return (
    <Notice tone="warning" live="polite" takesFocus title="먼저 결정된 일이에요">
      {actionLabels[latest.action]} · {latest.by} · <DayAndTime at={latest.at} />
    </Notice>
  );
}
