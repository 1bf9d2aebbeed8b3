import type { PastDecision } from "#contract/endpoints/staff/staff-parts.ts";
import { Section } from "#ui/layout/section.tsx";
import { DayAndTime } from "#web/platform/format/day-and-time.tsx";
import { actionLabels } from "./staff-labels.ts";

interface PastDecisionsProps {
  decisions: readonly PastDecision[];
  /** When what had been turned down was sent again, which stands among the decisions. */
  sentAgainAt?: string | null;
}

/** What was decided before, newest first. */
export function PastDecisions({ decisions, sentAgainAt = null }: PastDecisionsProps) {
  const isBefore = ({ at }: PastDecision) =>
    sentAgainAt !== null && Date.parse(at) <= Date.parse(sentAgainAt);
  return (
    <Section title="지난 결정">
      {decisions.length === 0 ? (
        <p className="text-muted">아직 없어요.</p>
      ) : (
        <ul className="flex flex-col gap-4">
          {decisions.filter((one) => !isBefore(one)).map(entry)}
          {sentAgainAt !== null && (
            <li key="again">
              <p className="font-medium">다시 신청함</p>
              <p className="text-sm text-faint">
                <DayAndTime at={sentAgainAt} />
              </p>
            </li>
          )}
          {decisions.filter(isBefore).map(entry)}
        </ul>
      )}
    </Section>
  );
}

function entry(decision: PastDecision) {
  return (
    <li key={decision.at + decision.action}>
      <p className="font-medium">{actionLabels[decision.action]}</p>
      {decision.reason && <p className="break-words">{decision.reason}</p>}
      <p className="text-sm text-faint">
        <DayAndTime at={decision.at} /> · {decision.by}
      </p>
    </li>
  );
}
