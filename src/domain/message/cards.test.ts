import { expect, it } from "vitest";
import type { DealSide } from "#domain/quote/deal-side.ts";
import { CARD_KINDS, cardText, isListedCard, type MessageCard } from "./cards.ts";

const CARDS: readonly (readonly [MessageCard, string])[] = [
  [{ kind: "quote_sent", total: 120_000 }, "고수가 견적을 보냈어요. 총 120,000원이에요."],
  [
    { kind: "quote_sent", total: 12_000, unit: "pyeong" },
    "고수가 견적을 보냈어요. 평당 12,000원이에요.",
  ],
  [{ kind: "quote_read" }, "고객이 견적을 확인했어요."],
  [{ kind: "quote_files_added", count: 2 }, "고수가 견적에 파일 2개를 추가했어요."],
  [{ kind: "quote_declined" }, "고객이 견적을 거절했어요."],
  [{ kind: "quote_withdrawn" }, "고수가 견적을 취소했어요."],
  [{ kind: "quote_expired" }, "견적의 유효 기간이 지났어요."],
  [{ kind: "hired", price: 90_000 }, "고객이 고수를 고용했어요. 확정 금액은 90,000원이에요."],
  [{ kind: "appointment", day: "2027-03-14" }, "약속한 날은 2027년 03월 14일이에요."],
  [
    { kind: "appointment", day: "2027-03-14", time: "14:00" },
    "약속한 때는 2027년 03월 14일 오후 2:00이에요.",
  ],
  [
    {
      kind: "change_order_proposed",
      change: { price: 520_000, scope: "거실과 방" },
      before: {
        agreed_price: 480_000,
        agreed_date: "2027-03-14",
        agreed_time: null,
        scope: "거실",
      },
      over: 20_000,
    },
    "금액을 480,000원에서 520,000원으로, 작업 범위를 바꾸자고 제안했어요. 약속한 최대 금액보다 20,000원 많아요.",
  ],
  [
    { kind: "change_order_proposed", change: { price: 100_000 } },
    "금액을 100,000원으로 바꾸자고 제안했어요.",
  ],
  [
    {
      kind: "change_order_decided",
      change: { agreed_date: "2027-03-15" },
      event: "approve",
    },
    "날짜를 2027년 03월 15일로 바꾸자는 제안을 수락했어요.",
  ],
  [{ kind: "completed", by: "system" }, "약속한 날이 지나 거래가 완료됐어요."],
  [{ kind: "completed", by: "hired_pro" }, "고수가 거래를 완료로 표시했어요."],
  [
    { kind: "cancelled", by: "customer", reason: "이사가 미뤄졌어요" },
    "고객이 거래를 취소했어요. 이유: 이사가 미뤄졌어요",
  ],
];

it.each(CARDS)("%o says %s", (card, text) => {
  expect(cardText(card, null)).toBe(text);
});

const OWN: readonly (readonly [MessageCard, customer: string, pro: string])[] = [
  [
    { kind: "quote_sent", total: 120_000 },
    "고수가 견적을 보냈어요. 총 120,000원이에요.",
    "견적을 보냈어요. 총 120,000원이에요.",
  ],
  [{ kind: "quote_read" }, "견적을 확인했어요.", "고객이 견적을 확인했어요."],
  [
    { kind: "quote_files_added", count: 2 },
    "고수가 견적에 파일 2개를 추가했어요.",
    "견적에 파일 2개를 추가했어요.",
  ],
  [{ kind: "quote_declined" }, "견적을 거절했어요.", "고객이 견적을 거절했어요."],
  [{ kind: "quote_withdrawn" }, "고수가 견적을 취소했어요.", "견적을 취소했어요."],
  [
    { kind: "hired", price: 90_000 },
    "고수를 고용했어요. 확정 금액은 90,000원이에요.",
    "고객이 고용했어요. 확정 금액은 90,000원이에요.",
  ],
  [
    { kind: "completed", by: "hired_pro" },
    "고수가 거래를 완료로 표시했어요.",
    "거래를 완료로 표시했어요.",
  ],
  [
    { kind: "cancelled", by: "customer", reason: "이사가 미뤄졌어요" },
    "거래를 취소했어요. 이유: 이사가 미뤄졌어요",
    "고객이 거래를 취소했어요. 이유: 이사가 미뤄졌어요",
  ],
];

it.each(OWN)("%o leaves out whoever reads what they did", (card, customer, pro) => {
  const read = (side: DealSide) => cardText(card, { side, didIt: false });
  expect([read("customer"), read("pro")]).toEqual([customer, pro]);
});

it("of what either side may do, it says who did it to the other", () => {
  const change = { agreed_date: "2027-03-15" };
  const proposed = { kind: "change_order_proposed", change } as const;
  const decided = { kind: "change_order_decided", change, event: "approve" } as const;
  expect(cardText(proposed, { side: "customer", didIt: false })).toBe(
    "고수가 날짜를 2027년 03월 15일로 바꾸자고 제안했어요.",
  );
  expect(cardText(proposed, { side: "pro", didIt: true })).toBe(
    "날짜를 2027년 03월 15일로 바꾸자고 제안했어요.",
  );
  expect(cardText(decided, { side: "pro", didIt: false })).toBe(
    "고객이 날짜를 2027년 03월 15일로 바꾸자는 제안을 수락했어요.",
  );
  expect(cardText(decided, { side: "customer", didIt: true })).toBe(
    "날짜를 2027년 03월 15일로 바꾸자는 제안을 수락했어요.",
  );
});

it("a list shows cards of a hire, and none of a quote alone", () => {
  expect(CARD_KINDS.filter(isListedCard)).toEqual([
    "hired",
    "appointment",
    "change_order_proposed",
    "change_order_decided",
    "completed",
    "cancelled",
  ]);
});

it("every kind of card is among them", () => {
  expect([...new Set(CARDS.map(([{ kind }]) => kind))].toSorted()).toEqual(CARD_KINDS.toSorted());
});
