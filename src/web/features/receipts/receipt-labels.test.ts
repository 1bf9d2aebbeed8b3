import { expect, it } from "vitest";
import { receiptPeriod, refundStateText } from "./receipt-labels.ts";

it.each([
  ["결제 취소로 돌려드림", { method: "gateway", state: "done" }],
  ["계좌로 보냄", { method: "bank_transfer", state: "done" }],
  ["돌려드리는 중", { method: "gateway", state: "waiting" }],
  ["돌려드리는 중", { method: "bank_transfer", state: "waiting" }],
  ["돌려드리는 중", { method: "gateway", state: "failed" }],
  ["다른 환불로 바뀜", { method: "gateway", state: "replaced" }],
  ["취소가 철회됨", { method: "gateway", state: "reversed" }],
] as const)("says %s of a refund on a receipt", (text, refund) => {
  const facts = { id: "r", amount: 13_200, created_at: "2027-03-10T12:00:00+09:00", done_at: null };
  expect(refundStateText({ ...facts, ...refund })).toBe(text);
});

it("names both days of the period", () => {
  expect(receiptPeriod({ starts_on: "2027-01-31", ends_on: "2027-02-27" })).toBe(
    "2027년 01월 31일~2027년 02월 27일",
  );
});
