import { expect, it } from "vitest";
import { STANDARD } from "#test/factories/membership-overview.ts";
import { textInPage } from "#test/render-in-page.tsx";
import { HeldMembership } from "./membership-section.tsx";

it.each([
  ["이용 중", null],
  ["결제 실패", "unpaid"],
  ["결제 취소", "taken_back"],
] as const)("shows %s beside the plan when overdue is %s", (badge, overdue) => {
  const membership = {
    overdue,
    canceled: false,
    plan: STANDARD,
    periodEnd: "2027-03-14",
    next: null,
  };
  expect(textInPage(<HeldMembership membership={membership} />)).toMatch(
    new RegExp(`^스탠다드 ${badge} 한 달 크레딧`),
  );
});
