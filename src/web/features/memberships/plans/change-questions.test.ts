import { expect, it } from "vitest";
import { activeOverview, LIGHT, PRO } from "#test/factories/membership-overview.ts";
import { scheduleQuestion, upgradeQuestion } from "./change-questions.ts";

const onPhone = activeOverview({
  method: { type: "phone", card_name: null, name: "휴대폰 소액결제", usable: true },
});

it("names before an upgrade what is charged now, what follows and how it is paid", () => {
  const { title, description } = upgradeQuestion(
    PRO,
    { won: 60_000, credits: 90 },
    activeOverview(),
  );
  expect(title).toBe("60,000원을 결제하고 프로 상품으로 업그레이드할까요?");
  expect(description).toBe(
    "90 크레딧을 바로 받아요. 2026년 12월 15일부터는 매달 119,000원이 결제돼요. 결제 수단: 현대카드 (1234).",
  );
  expect(upgradeQuestion(PRO, { won: 60_000, credits: 90 }, onPhone).description).toContain(
    "매달 119,000원이 휴대폰 요금에 합쳐져요",
  );
});

it("names before an upgrade the change that gives way to it", () => {
  const { membership } = activeOverview();
  if (!membership) throw new Error("a membership is expected");
  const next_schedule = { plan: LIGHT, payment_due_date: "2026-12-15" };
  const overview = activeOverview({ membership: { ...membership, next_schedule } });
  expect(upgradeQuestion(PRO, { won: 60_000, credits: 90 }, overview).description).toContain(
    "라이트 상품으로 바꾸기로 한 예약은 취소돼요.",
  );
});

it("names before a change for the next period that nothing is charged now", () => {
  const next = {
    product_id: LIGHT.product.id,
    amount: 29_000,
    credit: 30,
    payment_due_date: "2026-12-15",
    method: null,
  };
  const { description } = scheduleQuestion(LIGHT, next, activeOverview());
  expect(description).toContain("지금은 결제되지 않아요");
  expect(description).toContain("2026년 12월 15일부터 매달 29,000원이 결제돼요");
  expect(description).toContain("매달 30 크레딧");
  expect(scheduleQuestion(LIGHT, next, onPhone).description).toContain("휴대폰 요금");
});
