import { expect, it } from "vitest";
import type { PastDecision } from "#contract/endpoints/staff/staff-parts.ts";
import { textInPage } from "#test/render-in-page.tsx";
import { PastDecisions } from "./past-decisions.tsx";
import { sentAgainAt } from "./pro/sent-again.ts";

const decided = (action: PastDecision["action"], at: string): PastDecision => ({
  at,
  by: "김운영",
  action,
  reason: "",
  is_about_this: true,
});
const rejected = decided("pro.reject", "2027-03-02T12:00:00+09:00");
const approved = decided("pro.approve", "2027-03-08T12:00:00+09:00");
const AGAIN = "2027-03-07T12:00:00+09:00";

it("says among the decisions when what was turned down was sent again", () => {
  expect(
    textInPage(<PastDecisions decisions={[approved, rejected]} sentAgainAt={AGAIN} />),
  ).toMatch(/고수 승인 .*다시 신청함 2027년 03월 07일 오후 12:00 고수 신청 반려/);
  expect(textInPage(<PastDecisions decisions={[approved]} />)).not.toContain("다시 신청함");
});

it("takes only an application after a rejection for another one", () => {
  expect(sentAgainAt({ applied_at: AGAIN, decisions: [approved, rejected] })).toBe(AGAIN);
  expect(sentAgainAt({ applied_at: AGAIN, decisions: [approved] })).toBeNull();
  const first = "2027-03-01T12:00:00+09:00";
  expect(sentAgainAt({ applied_at: first, decisions: [rejected] })).toBeNull();
});
