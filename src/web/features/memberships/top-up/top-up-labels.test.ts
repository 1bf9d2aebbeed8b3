import { expect, it } from "vitest";
import { ApiFailure } from "#web/platform/api/api-failure.ts";
import {
  activeOverview,
  canceledOverview,
  noMembership,
  overdueOverview,
} from "#test/factories/membership-overview.ts";
import { failedTopUp, newMethodText, topUpConsentText, unitPriceText } from "./top-up-labels.ts";

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
