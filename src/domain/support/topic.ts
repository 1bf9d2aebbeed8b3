/** What a person writes about, from a closed list in the order in which it is shown. */
export const TICKET_TOPICS = [
  "account",
  "request",
  "payment",
  "membership",
  "review",
  "error",
  "privacy",
  "other",
] as const;

export type TicketTopic = (typeof TICKET_TOPICS)[number];

export const TICKET_TOPIC_LABELS: Record<TicketTopic, string> = {
  account: "계정과 로그인",
  request: "요청, 견적, 거래",
  payment: "결제와 환불",
  membership: "멤버십과 크레딧",
  review: "후기와 신고",
  error: "화면 오류",
  privacy: "개인정보",
  other: "그 밖의 일",
};

/** As a form offers them. */
export const TICKET_TOPIC_OPTIONS = TICKET_TOPICS.map((value) => ({
  value,
  label: TICKET_TOPIC_LABELS[value],
}));
