export interface HelpTopic {
  slug: string;
  name: string;
  about: string;
  /** What its articles are called in addresses and in data/help, in the order in which they are listed. */
  articles: readonly string[];
}

/** What the help is about, in order. */
export const HELP_TOPICS: readonly HelpTopic[] = [
  {
    slug: "start",
    name: "처음이에요",
    about: "가입과 휴대폰 확인, 솜씨가 하는 일",
    articles: [
      "what-is-somssi",
      "sign-up",
      "verify-phone",
      "verify-email",
      "customer-and-pro",
      "save-pros",
    ],
  },
  {
    slug: "requests",
    name: "요청하기",
    about: "요청을 보내고, 견적을 받고, 마감하는 일",
    articles: [
      "send-request",
      "edit-request",
      "who-gets-request",
      "how-many-quotes",
      "more-quotes",
      "urgent-request",
      "ask-one-pro",
      "stop-quotes",
      "close-and-reopen",
      "same-request",
      "no-quotes",
    ],
  },
  {
    slug: "hiring",
    name: "견적과 고용",
    about: "견적서를 읽고, 고용하고, 바꾸고, 끝내는 일",
    articles: [
      "read-quote",
      "reading-is-told",
      "compare-quotes",
      "hire-a-pro",
      "change-order",
      "cancel-hire",
      "complete",
      "not-as-agreed",
      "my-phone-number",
      "price-guide",
      "file-formats",
    ],
  },
  {
    slug: "talk",
    name: "대화와 알림",
    about: "채팅, 알림, 차단과 신고",
    articles: [
      "chat",
      "contact-warning",
      "notifications",
      "quiet-hours",
      "push",
      "advertising",
      "block",
      "report",
    ],
  },
  {
    slug: "reviews",
    name: "후기와 추천",
    about: "후기를 쓰고 고치는 일, 외부 추천",
    articles: ["write-review", "edit-review", "unfair-review", "review-chain", "testimonials"],
  },
  {
    slug: "pros",
    name: "고수로 일하기",
    about: "승인, 프로필, 견적 쓰기",
    articles: [
      "become-a-pro",
      "pro-profile",
      "certifications",
      "pause-requests",
      "received-requests",
      "write-quote",
      "quote-templates",
      "quote-agreement",
      "search-order",
      "schedule",
      "consultation",
      "suspended",
    ],
  },
  {
    slug: "credits",
    name: "크레딧",
    about: "견적의 값, 예치와 반환, 충전",
    articles: [
      "quote-cost",
      "when-credits-are-used",
      "top-up",
      "credit-kinds",
      "no-contact-after-read",
    ],
  },
  {
    slug: "membership",
    name: "멤버십과 결제",
    about: "가입, 갱신, 해지, 환불",
    articles: [
      "membership",
      "renewal",
      "change-plan",
      "cancel-membership",
      "payment-failed",
      "price-rise",
      "guarantee",
      "payment-method",
      "receipts",
      "refund-time",
    ],
  },
  {
    slug: "account",
    name: "계정과 안전",
    about: "비밀번호, 번호, 기기, 탈퇴",
    articles: [
      "password",
      "change-phone",
      "devices",
      "safe-deals",
      "my-data",
      "leave",
      "contact-us",
    ],
  },
];

/** Every article, in the order in which topics list them. */
export const HELP_SLUGS = HELP_TOPICS.flatMap(({ articles }) => articles);
