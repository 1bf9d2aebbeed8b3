import type { AbuseReportOutcome } from "./outcome.ts";
import { ABUSE_REPORT_REASON_LABELS, type AbuseReportReason } from "./reason.ts";
import type { ReportSubjectKind } from "./subject.ts";

/** What was reported, as it is called to the one whose it is. */
const YOURS: Record<ReportSubjectKind, string> = {
  pro: "고수 활동",
  quote: "보낸 견적",
  message: "보낸 메시지",
  request: "보낸 요청",
  review: "쓴 후기",
};

const FURTHER = {
  pro: "같은 일이 이어지면 활동이 정지될 수 있어요.",
  customer: "같은 일이 이어지지 않게 해 주세요.",
};

/**
 * What the reported reads: for what they are warned or suspended, never by whom. Null when nothing came of it, because
 * then they are not notified at all.
 */
export function reportedNotice(closed: {
  outcome: AbuseReportOutcome;
  subject: ReportSubjectKind;
  reason: AbuseReportReason;
  /** Whether they are reported as a pro or as a customer. */
  as: "pro" | "customer";
}): string | null {
  const { outcome, subject, reason, as } = closed;
  if (outcome === "no_action") return null;
  // "Another reason" names none.
  const about =
    reason === "other"
      ? `${YOURS[subject]}에 대한 신고를 확인한 결과`
      : `${YOURS[subject]}에 대해 ‘${ABUSE_REPORT_REASON_LABELS[reason]}’라는 신고가 있었어요. 확인한 결과`;
  return outcome === "warned"
    ? `${about} 주의를 드려요. ${FURTHER[as]}`
    : `${about} 고수 활동을 멈추었어요. 이의가 있으면 고객센터로 알려 주세요.`;
}
