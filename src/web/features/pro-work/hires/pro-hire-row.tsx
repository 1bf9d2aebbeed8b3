import { Link } from "#web/platform/navigation/link.tsx";
import { formatAppointment } from "#domain/calendar/appointment-text.ts";
import { nearName } from "#domain/region/near-name.ts";
import type { ProHire } from "#contract/endpoints/pro-work/pro-hires.ts";
import { Button } from "#ui/action/button.tsx";
import { Badge } from "#ui/display/badge.tsx";
import { Figure } from "#ui/display/figure.tsx";
import { RunningText } from "#ui/text/running-text.tsx";
import { formatDay, formatWon } from "#web/platform/format/format.ts";
import { WorkRow } from "../work-row.tsx";
import { useCompleteHire } from "./use-complete-hire.ts";

/** A hire in a list: when, where, for whom, for how much, and what comes next. */
export function ProHireRow({ hire }: { hire: ProHire }) {
  const { next_step: step } = hire;
  return (
    <WorkRow
      render={
        <Link
          to="/quote"
          search={{ id: hire.quote_id }}
          hash={step === "answer_change" ? "change-orders" : ""}
        />
      }
      title={`${hire.service.name} · ${hire.customer_name}님`}
      badges={<Badges hire={hire} />}
      detail={
        <>
          <RunningText>{`${dayText(hire)} · ${nearName(hire.region)}`}</RunningText>
          <span className="numeric sm:hidden"> · {formatWon(hire.agreed_price)}</span>
        </>
      }
      figure={<Figure value={hire.agreed_price} unit="원" />}
      {...(step === "complete"
        ? { action: <CompleteButton hire={hire} /> }
        : { actionLabel: stepLabels[step] })}
    />
  );
}

const stepLabels = {
  answer_change: "제안에 답하기",
  await_change: "제안 보기",
  talk: "약속 보기",
  look_back: "거래 보기",
} as const;

function dayText({ completed_at, agreed_date, agreed_time }: ProHire): string {
  return completed_at === null
    ? `작업일 ${formatAppointment(agreed_date, agreed_time)}`
    : `${formatDay(completed_at)} 완료`;
}

function Badges({ hire }: { hire: ProHire }) {
  return (
    <>
      {hire.next_step === "answer_change" && <Badge tone="accent">변경 제안 받음</Badge>}
      {hire.next_step === "await_change" && <Badge>답변 기다리는 중</Badge>}
      {hire.unread_message_count > 0 && (
        <Badge tone="accent">새 글 {hire.unread_message_count}</Badge>
      )}
    </>
  );
}

function CompleteButton({ hire }: { hire: ProHire }) {
  const complete = useCompleteHire(hire);
  return (
    <Button
      size="sm"
      variant="tonal"
      pending={complete.pending}
      aria-label={`${hire.service.name} · ${hire.customer_name}님 완료하기`}
      onClick={complete.ask}
    >
      완료하기
    </Button>
  );
}
