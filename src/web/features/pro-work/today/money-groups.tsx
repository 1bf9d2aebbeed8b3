import { Link } from "#web/platform/navigation/link.tsx";
import type { WaitingGroup } from "#contract/endpoints/pro-work/pro-today.ts";
import { formatCredits, formatKoreanDate } from "#web/platform/format/format.ts";
import { OVERDUE_LABELS } from "#web/platform/membership/overdue-text.ts";
import { WorkRow } from "../work-row.tsx";
import { WaitingSection } from "./waiting-section.tsx";

type Group<K extends WaitingGroup["kind"]> = Extract<WaitingGroup, { kind: K }>;

/** A membership that was not paid locks its credits. */
export function Overdue({ group }: { group: Group<"membership_overdue"> }) {
  const { title, atWork } = OVERDUE_LABELS[group.cause];
  return (
    <WaitingSection title="멤버십 결제">
      <WorkRow
        render={<Link to="/membership" />}
        title={title}
        detail={atWork}
        actionLabel="결제 확인하기"
      />
    </WaitingSection>
  );
}

/** Credits that are soon lost. */
export function ExpiringCredits({ group }: { group: Group<"credits_expiring"> }) {
  return (
    <WaitingSection title="곧 끝나는 크레딧">
      <WorkRow
        render={<Link to="/membership/credits" />}
        title={formatCredits(group.credits)}
        detail={
          <>
            <span className="numeric">{formatKoreanDate(group.last_day)}</span>까지 쓸 수 있어요
          </>
        }
        actionLabel="크레딧 보기"
      />
    </WaitingSection>
  );
}
