/** Accounts of the demo market that people sign in with. `SEED=none` makes none of them. */
export const DEMO_PASSWORD = "somssi-demo-1!";

export const DEMO_ACCOUNTS = [
  { email: "customer@demo.somssi.kr", who: "고객" },
  { email: "pro@demo.somssi.kr", who: "고수, 카드로 내는 스탠다드 멤버십" },
  { email: "phonepro@demo.somssi.kr", who: "고수, 휴대폰으로 내는 멤버십" },
  { email: "overdue@demo.somssi.kr", who: "고수, 카드가 거절돼 결제가 밀렸어요" },
  { email: "lightpro@demo.somssi.kr", who: "고수, 며칠 전에 산 라이트 멤버십, 맡은 일 없음" },
  { email: "newpro@demo.somssi.kr", who: "방금 승인된 고수, 보너스 크레딧만 있어요" },
  { email: "staff@demo.somssi.kr", who: "운영자" },
] as const;
