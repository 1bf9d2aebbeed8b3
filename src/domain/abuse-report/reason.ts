import type { ReportSubjectKind } from "./subject.ts";

/** Why somebody or something of theirs is reported, as the person chooses it from a closed list, in the order in which it is shown. */
export const ABUSE_REPORT_REASONS = [
  "false_profile",
  "false_request",
  "off_platform_payment",
  "off_platform_contact",
  "no_show",
  "abusive_words",
  "advertising",
  "fake_review",
  "other",
] as const;

export type AbuseReportReason = (typeof ABUSE_REPORT_REASONS)[number];

/** `off_platform_payment` is older than its words: paid is outside of here always, but after the work. */
export const ABUSE_REPORT_REASON_LABELS: Record<AbuseReportReason, string> = {
  false_profile: "프로필이 사실과 달라요",
  false_request: "요청이 사실과 달라요",
  off_platform_payment: "일하기 전에 돈을 먼저 보내라고 해요",
  off_platform_contact: "고용하기 전에 솜씨 밖에서 연락하자고 해요",
  no_show: "약속한 날 오지 않았어요",
  abusive_words: "욕설이나 위협을 했어요",
  advertising: "광고나 홍보를 해요",
  fake_review: "후기를 꾸며 냈어요",
  other: "다른 이유가 있어요",
};

/** What can be wrong with what is reported; a quote stands for the talk about it, a message for itself alone. */
const REASONS_OF: Record<ReportSubjectKind, readonly AbuseReportReason[]> = {
  pro: [
    "false_profile",
    "off_platform_payment",
    "off_platform_contact",
    "no_show",
    "abusive_words",
    "advertising",
    "fake_review",
    "other",
  ],
  quote: [
    "false_profile",
    "off_platform_payment",
    "off_platform_contact",
    "no_show",
    "abusive_words",
    "advertising",
    "other",
  ],
  message: [
    "off_platform_payment",
    "off_platform_contact",
    "abusive_words",
    "advertising",
    "other",
  ],
  request: [
    "false_request",
    "off_platform_contact",
    "no_show",
    "abusive_words",
    "advertising",
    "other",
  ],
  review: ["fake_review", "abusive_words", "advertising", "other"],
};

/** @param isOfPro who is reported has done it as a pro; who pays asks nobody to pay before the work */
export function reportReasons(
  kind: ReportSubjectKind,
  isOfPro: boolean,
): readonly AbuseReportReason[] {
  return REASONS_OF[kind].filter((reason) => isOfPro || reason !== "off_platform_payment");
}

/** The same as they are offered. Before two have talked nobody can have stayed away. */
export function reportReasonOptions(
  kind: ReportSubjectKind,
  { isOfPro, haveTalked }: { isOfPro: boolean; haveTalked: boolean },
) {
  return reportReasons(kind, isOfPro)
    .filter((reason) => haveTalked || reason !== "no_show")
    .map((value) => ({ value, label: ABUSE_REPORT_REASON_LABELS[value] }));
}

export const REPORT_REASON_NEEDED = "이유를 골라 주세요.";
