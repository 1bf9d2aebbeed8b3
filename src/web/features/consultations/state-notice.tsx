import type { Consultation } from "#contract/endpoints/consultations.ts";
import { seoulDay } from "#domain/calendar/seoul-day.ts";
import { remindAt, REMINDER_TIME_TEXT } from "#domain/schedule/appointment-reminder.ts";
import { describeSlot } from "#domain/consultation/slot-labels.ts";
import { Notice } from "#ui/feedback/notice.tsx";
import { useNow } from "#web/platform/page/clock.ts";

/** Where a consultation stands, and what that means for the one who looks. */
export function StateNotice({ consultation: one }: { consultation: Consultation }) {
  const isPro = one.side === "pro";
  switch (one.state) {
    case "asked":
      return (
        <Notice tone="warning" title={isPro ? "답을 기다리고 있어요" : "고수의 답을 기다려요"}>
          {describeSlot(Date.parse(one.answer_by))}까지 답이 없으면 요청이 끝나요.
        </Notice>
      );
    case "confirmed":
      return <Confirmed startsAt={Date.parse(one.starts_at)} />;
    case "declined":
      return (
        <Ended title={isPro ? "상담을 거절했어요" : "고수가 이 시간에 상담하지 못해요"} {...one} />
      );
    case "expired":
      return <Ended title="답이 없어 요청이 끝났어요" {...one} />;
    case "cancelled":
      return <Ended title={cancelledBy(one)} {...one} />;
    case "held":
      return <Notice tone="accent" title="상담을 마쳤어요" />;
  }
}

function Confirmed({ startsAt }: { startsAt: number }) {
  const isToBeReminded = remindAt(seoulDay(startsAt), useNow()) !== null;
  return (
    <Notice tone="success" title="상담이 확정됐어요">
      약속한 시간에 전화로 만나요.{" "}
      {isToBeReminded && `하루 전 ${REMINDER_TIME_TEXT}에 다시 알려 드려요.`}
    </Notice>
  );
}

function Ended({ title, reason }: { title: string; reason: string | null }) {
  return <Notice title={title}>{reason !== null && `이유: ${reason}`}</Notice>;
}

function cancelledBy({ ended_by, side }: Consultation): string {
  if (ended_by === side) return "상담을 취소했어요";
  return ended_by === "pro" ? "고수가 상담을 취소했어요" : "고객이 상담을 취소했어요";
}
