/** Why somebody or something of theirs is reported, as the person chooses it from a closed list, in the order in which it is shown. */
export const ABUSE_REPORT_REASONS = [
  "false_profile",
  "false_request",
  "off_platform_payment",
  "no_show",
  "abusive_words",
  "fake_review",
  "other",
] as const;

export type AbuseReportReason = (typeof ABUSE_REPORT_REASONS)[number];

export const ABUSE_REPORT_REASON_LABELS: Record<AbuseReportReason, string> = {
  false_profile: "프로필이 사실과 달라요",
  false_request: "요청이 사실과 달라요",
  off_platform_payment: "솜씨 밖에서 결제하자고 해요",
  no_show: "약속한 날 오지 않았어요",
  abusive_words: "욕설이나 위협을 했어요",
  fake_review: "후기를 꾸며 냈어요",
  other: "다른 이유가 있어요",
};

const optionsOf = (reasons: readonly AbuseReportReason[]) =>
  reasons.map((value) => ({ value, label: ABUSE_REPORT_REASON_LABELS[value] }));

/** Those that can be wrong with a pro. */
export const PRO_REPORT_REASON_OPTIONS = optionsOf([
  "false_profile",
  "off_platform_payment",
  "no_show",
  "abusive_words",
  "fake_review",
  "other",
]);

/** Those that can be wrong with a customer whom a pro talks with. */
export const CUSTOMER_REPORT_REASON_OPTIONS = optionsOf([
  "false_request",
  "off_platform_payment",
  "no_show",
  "abusive_words",
  "other",
]);

/** Those that can be wrong with a request. */
export const REQUEST_REPORT_REASON_OPTIONS = optionsOf([
  "false_request",
  "off_platform_payment",
  "abusive_words",
  "other",
]);

/** Those that can be wrong with a review. */
export const REVIEW_REPORT_REASON_OPTIONS = optionsOf(["fake_review", "abusive_words", "other"]);
