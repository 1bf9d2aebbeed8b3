export const ABUSE_REPORT_STATES = ["open", "closed"] as const;
export type AbuseReportState = (typeof ABUSE_REPORT_STATES)[number];

/** Outcomes after which the pro goes on as before. */
export const MILD_OUTCOMES = ["warned", "no_action"] as const;
/** How the back office closes a report of a pro. */
export const ABUSE_REPORT_OUTCOMES = ["suspended", ...MILD_OUTCOMES] as const;
export type AbuseReportOutcome = (typeof ABUSE_REPORT_OUTCOMES)[number];

/** What the reporter reads about the outcome. */
export const OUTCOME_FOR_REPORTER: Record<AbuseReportOutcome, string> = {
  warned: "확인한 뒤 주의를 주었어요. 알려 주셔서 고마워요.",
  suspended: "확인한 뒤 이 고수의 활동을 멈추었어요. 알려 주셔서 고마워요.",
  no_action:
    "확인했지만 조치할 만한 점을 찾지 못했어요. 새로 알게 된 일이 있으면 다시 알려 주세요.",
};

/** What the reported pro reads; null when nothing came of it, because then they are not notified at all. */
export const OUTCOME_FOR_PRO: Record<AbuseReportOutcome, string | null> = {
  warned: "신고를 확인한 결과 주의를 드려요. 같은 일이 이어지면 활동이 멈출 수 있어요.",
  suspended: "신고를 확인한 결과 고수 활동을 멈추었어요. 이의가 있으면 고객센터로 알려 주세요.",
  no_action: null,
};
