/** What may be reported, by whoever sees it. */
export const REPORT_SUBJECTS = ["pro", "quote", "message", "request", "review"] as const;
export type ReportSubjectKind = (typeof REPORT_SUBJECTS)[number];

/** As the back office calls them. */
export const REPORT_SUBJECT_LABELS: Record<ReportSubjectKind, string> = {
  pro: "고수",
  quote: "견적",
  message: "대화 메시지",
  request: "요청",
  review: "후기",
};
