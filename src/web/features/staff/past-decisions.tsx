import type { PastDecision } from "#contract/endpoints/staff/staff-parts.ts";
import { Section } from "#ui/layout/section.tsx";
import { DayAndTime } from "#web/platform/format/day-and-time.tsx";
import { actionLabels } from "./staff-labels.ts";

/** What was decided before, newest first. */
export function PastDecisions({ decisions }: { decisions: readonly PastDecision[] }) {
  return (
    <Section title="지난 결정">
      {decisions.length === 0 ? (
        <p className="text-muted">아직 없어요.</p>
      ) : (
        <ul className="flex flex-col gap-4">
          {decisions.map((decision) => (
            <li key={decision.at + decision.action}>
              <p className="font-medium">{actionLabels[decision.action]}</p>
              {decision.reason && <p className="break-words">{decision.reason}</p>}
              <p className="text-sm text-faint">
                <DayAndTime at={decision.at} /> · {decision.by}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
