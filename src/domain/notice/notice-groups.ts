/** What a notice is about, as a person decides about it (around-the-deal.md §1). */
export const NOTICE_GROUPS = [
  "my_request",
  "my_work",
  "talk",
  "money",
  "account",
  "advertising",
] as const;
export type NoticeGroup = (typeof NOTICE_GROUPS)[number];
