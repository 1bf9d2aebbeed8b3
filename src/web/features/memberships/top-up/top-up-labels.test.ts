import { expect, it } from "vitest";
import { ApiFailure } from "#web/platform/api/api-failure.ts";
import {
  activeOverview,
  canceledOverview,
  noMembership,
  overdueOverview,
} from "#test/factories/membership-overview.ts";
import { sampleTopUp } from "#test/samples/top-ups.ts";
import {
  boughtText,
  failedTopUp,
  newMethodText,
  refundQuestion,
  topUpConsentText,
  unitPriceText,
} from "./top-up-labels.ts";

it("tells what one credit costs", () => {
  expect(unitPriceText({ price: 39_600, credit: 30 })).toBe("1개에 1,320원");
});

it.each([
  ["13,200원이 이번 달 휴대폰 요금에 합쳐 결제되는 데 동의해요", noMembership()],
  [
    "13,200원이 이번 달에 한 번, 2026년 12월 15일부터 매달 59,000원이 휴대폰 요금에 합쳐 결제되는 데 동의해요",
    activeOverview(),
  ],
  [
    "13,200원이 이번 달에 한 번, 지금 59,000원이, 다음 기간부터 매달 같은 날 59,000원이 휴대폰 요금에 합쳐 결제되는 데 동의해요",
    overdueOverview(),
  ],
])("asks a member for all that the phone will pay: %s", (words, overview) => {
  expect(topUpConsentText("13,200원", { isNew: true, overview })).toBe(words);
});

it("asks for the pack alone where the phone is the account's own already", () => {
  for (const overview of [activeOverview(), overdueOverview()]) {
    expect(topUpConsentText("13,200원", { isNew: false, overview })).toBe(
      "13,200원이 이번 달 휴대폰 요금에 합쳐 결제되는 데 동의해요",
    );
  }
});

it("names no amount before a pack is chosen", () => {
  expect(topUpConsentText(null, { isNew: true, overview: noMembership() })).toContain(
    "고른 금액이",
  );
});

it("tells a member what a new method pays once it has paid the pack", () => {
  expect(newMethodText(activeOverview())).toBe(
    "충전이 결제되면 다음 멤버십 결제부터 새 결제 수단을 써요. 결제되지 않으면 지금 결제 수단이 그대로예요.",
  );
  expect(newMethodText(canceledOverview())).toContain("멤버십을 이어 쓸 때");
  expect(newMethodText(overdueOverview())).toContain("밀린 59,000원도 바로 결제돼요.");
});

it("promises not to charge twice only while nobody knows what came of a press", () => {
  expect(failedTopUp(new Error("no answer")).text).toContain("두 번 결제되지 않아요");
  const body = {
    error: { code: "payment_declined", message: "카드 한도를 넘었어요.", trace_id: "t" },
  };
  expect(failedTopUp(new ApiFailure(409, body))).toEqual({
    title: "충전하지 못했어요",
    text: "카드 한도를 넘었어요.",
  });
});

it("says of a pack when and with what it was paid, and what is left of it", () => {
  expect(boughtText(sampleTopUp())).toBe("2027년 03월 10일 · 카드 · 쓰지 않은 30 크레딧");
  expect(boughtText(sampleTopUp({ method: "phone", refundable: null }))).toBe(
    "2027년 03월 10일 · 휴대폰 소액결제",
  );
});

it.each([
  ["gateway", "쓰지 않은 30 크레딧이 없어져요. 결제한 수단으로 결제가 취소돼요."],
  [
    "bank_transfer",
    "쓰지 않은 30 크레딧이 없어져요. 휴대폰 요금은 지난달 결제를 취소할 수 없어서 계좌로 보내 드려요.",
  ],
] as const)("asks before the money goes back by %s how it comes", (method, description) => {
  expect(refundQuestion({ amount: 33_000, credits: 30, method })).toEqual({
    title: "33,000원을 돌려받을까요?",
    description,
  });
});
