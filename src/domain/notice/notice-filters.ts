/** Parts of a person's list of notices; without one it shows all. */
export const NOTICE_FILTERS = ["request", "quote", "talk", "money"] as const;
export type NoticeFilter = (typeof NOTICE_FILTERS)[number];

export const NOTICE_FILTER_LABELS: Record<NoticeFilter, string> = {
  request: "요청",
  quote: "견적",
  talk: "대화",
  money: "결제",
};
