import { expect, it } from "vitest";
import { ApiFailure } from "#web/platform/api/api-failure.ts";
import {
  activeOverview,
  canceledOverview,
  noMembership,
  overdueOverview,
} from "#test/factories/membership-overview.ts";
import {
  methodConsentText,
  methodFailureTitle,
  methodPurposeText,
  methodSavedText,
} from "./method-labels.ts";

it.each([
  ["2026년 12월 15일부터 매달 59,000원이", activeOverview()],
  ["지금 59,000원이, 다음 기간부터 매달 같은 날 59,000원이", overdueOverview()],
  ["이어 쓰면 매달 59,000원이", canceledOverview()],
  ["멤버십 금액이 매달", noMembership()],
])("the consent to a phone bill names the amount and the day: %s", (words, overview) => {
  expect(methodConsentText(overview)).toContain(words);
  expect(methodConsentText(overview)).toContain("휴대폰 요금에 합쳐 결제되는 데 동의해요");
});

it.each([
  ["다음 결제부터 그 수단으로 결제돼요", activeOverview()],
  ["밀린 금액과 다음 결제가 모두", overdueOverview()],
  ["다음 결제는 없어요. 멤버십을 이어 쓰면", canceledOverview()],
  ["멤버십을 시작할 때", noMembership()],
])("says what a new method is for: %s", (words, overview) => {
  expect(methodPurposeText(overview)).toContain(words);
});

it("tells what became of the money that was owed", () => {
  expect(methodSavedText("none")).toBe("결제 수단을 바꿨어요.");
  expect(methodSavedText("paid")).toContain("밀린 금액을 결제했어요");
  expect(methodSavedText("pending")).toContain("확인하고 있어요");
});

it("does not say that the method stayed when only its charge was refused", () => {
  const failure = (code: string) =>
    new ApiFailure(409, { error: { code, message: "", trace_id: "t" } });
  expect(methodFailureTitle(failure("payment_declined"))).toContain("새 결제 수단으로도");
  expect(methodFailureTitle(failure("billing_key_unusable"))).toContain("바꾸지 못했어요");
});
