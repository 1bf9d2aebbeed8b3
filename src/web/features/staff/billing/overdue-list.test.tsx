import { expect, it } from "vitest";
import { textInPage } from "#test/render-in-page.tsx";
import { OverdueList } from "./overdue-list.tsx";

const overdue = {
  id: "one",
  person: "김지영",
  plan: "스탠다드",
  amount: 59_000,
  since: "2027-03-01",
  next_retry_at: "2027-03-11T10:00:00+09:00",
};
const said = (...items: object[]) =>
  textInPage(<OverdueList />, undefined, [
    ["staff.billing.overdue", {}, { items, next: null }, "pages"],
  ]);

it("says since when, and when it is tried again, if by itself", () => {
  expect(said(overdue)).toContain("김지영 · 스탠다드");
  expect(said(overdue)).toContain("2027년 03월 01일부터 · 다음 시도 2027년 03월 11일 오전 10:00");
  expect(said({ ...overdue, next_retry_at: null })).toContain(
    "2027년 03월 01일부터 · 결제 수단을 바꾸면 다시 시도",
  );
  expect(said()).toContain("밀린 멤버십이 없어요.");
});
