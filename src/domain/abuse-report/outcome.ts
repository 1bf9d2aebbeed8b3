import { nextProState, type ProState } from "#domain/pro/lifecycle.ts";

export const ABUSE_REPORT_STATES = ["open", "closed"] as const;
export type AbuseReportState = (typeof ABUSE_REPORT_STATES)[number];

/** Outcomes after which the reported goes on as before. */
export const MILD_OUTCOMES = ["warned", "no_action"] as const;
/** How the back office closes a report. */
export const ABUSE_REPORT_OUTCOMES = ["suspended", ...MILD_OUTCOMES] as const;
export type AbuseReportOutcome = (typeof ABUSE_REPORT_OUTCOMES)[number];

/** What a report may end with, by the reported pro's state: who is none, reported as a customer, cannot be suspended. */
export function outcomesFor(pro: ProState | null): readonly AbuseReportOutcome[] {
  const isOrMayBe = pro !== null && (pro === "suspended" || nextProState(pro, "suspend") !== null);
  return isOrMayBe ? ABUSE_REPORT_OUTCOMES : MILD_OUTCOMES;
}

/** What the reporter reads about the outcome. */
export const OUTCOME_FOR_REPORTER: Record<AbuseReportOutcome, string> = {
  warned: "확인한 뒤 주의를 주었어요. 알려 주셔서 고마워요.",
  suspended: "확인한 뒤 이 고수의 활동을 멈추었어요. 알려 주셔서 고마워요.",
  no_action:
    "확인했지만 조치할 만한 점을 찾지 못했어요. 새로 알게 된 일이 있으면 다시 알려 주세요.",
};
