import { expect, it } from "vitest";
import { linksInPage, textInPage } from "#test/render-in-page.tsx";
import { sampleHire, sampleQuote } from "#test/samples/quotes.ts";
import { AgreedTerms, type Hire } from "./agreed-terms.tsx";

function part(changes: Partial<Hire>) {
  const hire = sampleHire(changes);
  return <AgreedTerms quote={sampleQuote({ state: "hired", hire, actions: [] })} hire={hire} />;
}
const said = (changes: Partial<Hire>) => textInPage(part(changes));

it("says what holds while it does, with the day for the calendar", () => {
  expect(said({})).toBe(
    "약속한 내용 진행 중 확정 금액 120,000원 작업일 2027년 03월 20일 장소 역삼동 12 캘린더 파일 받기",
  );
  expect(linksInPage(part({}))).toHaveLength(1);
  expect(said({ place: "", scope: "거실만" })).toContain("03월 20일 작업 범위 거실만");
});

it.each([
  ["completed", "완료"],
  ["cancelled", "취소됨"],
] as const)("once %s has nothing for the calendar", (state, badge) => {
  expect(said({ state })).toContain(`약속한 내용 ${badge} 확정 금액`);
  expect(linksInPage(part({ state }))).toEqual([]);
});

it("says why it was cancelled", () => {
  expect(said({ state: "cancelled", cancel_reason: "이사를 미뤘어요." })).toMatch(
    /취소한 이유 이사를 미뤘어요\.$/,
  );
  expect(said({ state: "cancelled" })).not.toContain("취소한 이유");
});

it("says when it was cancelled", () => {
  const cancelled_at = "2027-03-12T12:00:00+09:00";
  expect(said({ state: "cancelled", cancelled_at })).toContain("취소한 날 2027년 03월 12일");
});
