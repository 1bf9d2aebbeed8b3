import type { MethodType } from "#domain/payment/refund-method.ts";

export interface DemoMember {
  email: string;
  /** As the emulator issued it. */
  billingKey: string;
  productId: string;
  boughtDaysAgo: number;
  /** A pack of credits, bought once. */
  topUp?: { productId: string; daysAgo: number };
  /** What the key was issued for: a card's or a phone's number. */
  type: MethodType;
  number: string;
  /** Days ago from which on it is declined. */
  declinesFrom?: number;
}

const STANDARD = "019b7600-0000-7000-8000-0000000000a2";
const LIGHT = "019b7600-0000-7000-8000-0000000000a1";
const PACK_OF_30 = "019b7600-0000-7000-8000-0000000000c2";

/** The demo's pros with a membership. */
export const MEMBERS: readonly DemoMember[] = [
  {
    email: "pro@demo.somssi.kr",
    type: "card",
    number: "4330123456781234",
    billingKey: "billing-key-demo-pro",
    productId: STANDARD,
    // A third period, so that there are receipts and credits that rolled over.
    boughtDaysAgo: 70,
    topUp: { productId: PACK_OF_30, daysAgo: 20 },
  },
  {
    email: "phonepro@demo.somssi.kr",
    type: "phone",
    number: "01055550144",
    billingKey: "billing-key-demo-phone",
    productId: STANDARD,
    boughtDaysAgo: 16,
  },
  {
    email: "overdue@demo.somssi.kr",
    type: "card",
    number: "5409123456780002",
    billingKey: "billing-key-demo-overdue",
    productId: LIGHT,
    // Its first renewal was due two or three days ago, and declined.
    boughtDaysAgo: 33,
    declinesFrom: 25,
  },
  {
    email: "lightpro@demo.somssi.kr",
    type: "card",
    number: "9410123456780077",
    billingKey: "billing-key-demo-light",
    productId: LIGHT,
    // Within the days in which the unused part goes back whole.
    boughtDaysAgo: 3,
  },
];
