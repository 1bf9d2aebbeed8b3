/** Accounts of the demo market that people sign in with. `SEED=none` makes none of them. */
export const DEMO_PASSWORD = "somssi-demo-1!";

export const DEMO_ACCOUNTS = [
  { email: "customer@demo.somssi.kr", who: "고객" },
  { email: "pro@demo.somssi.kr", who: "고수, 스탠다드 멤버십" },
  { email: "phonepro@demo.somssi.kr", who: "고수, 휴대폰 결제" },
  { email: "overdue@demo.somssi.kr", who: "고수, 카드 승인이 거절돼요" },
  { email: "newpro@demo.somssi.kr", who: "고수, 멤버십 없음" },
  { email: "staff@demo.somssi.kr", who: "운영자, 두 번째 확인은 /dev/inbox로 와요" },
] as const;
