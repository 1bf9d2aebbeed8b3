import { describe, expect, it } from "vitest";
import type { MembershipOverview } from "#contract/endpoints/membership-parts.ts";
import {
  activeOverview,
  canceledOverview,
  LIGHT,
  overdueOverview,
} from "#test/factories/membership-overview.ts";
import { textInPage } from "#test/render-in-page.tsx";
import { MembershipCard } from "./membership-card.tsx";
import { OverdueNotice } from "./overdue-notice.tsx";

function card(overview: MembershipOverview): string {
  if (!overview.membership) throw new Error("a membership is expected");
  return textInPage(<MembershipCard overview={overview} membership={overview.membership} />);
}

function notice(changes: Partial<NonNullable<MembershipOverview["overdue"]>> = {}): string {
  const overview = overdueOverview();
  if (!overview.overdue) throw new Error("something owed is expected");
  return textInPage(
    <OverdueNotice overview={overview} overdue={{ ...overview.overdue, ...changes }} />,
  );
}

describe("the card of a membership", () => {
  it("names what comes, and the ways to change and leave", () => {
    const text = card(activeOverview());
    for (const words of [
      "스탠다드",
      "이용 중",
      "다음 결제 59,000 원",
      "2026년 12월 15일",
      "변동 없음",
    ]) {
      expect(text).toContain(words);
    }
    expect(text).toContain("해지하기");
    expect(text).not.toContain("지금은 쓸 수 없어요");
  });

  it("says of a method that it cannot be charged", () => {
    const { method } = activeOverview();
    const broken = activeOverview({ method: method && { ...method, usable: false } });
    expect(card(broken)).toContain("지금은 쓸 수 없어요");
    expect(card(activeOverview({ method: null }))).toContain("결제 수단 없음");
  });

  it("of a canceled one offers to stay", () => {
    const text = card(canceledOverview());
    expect(text).toContain("해지 예약");
    expect(text).toContain("끝나는 날 2026년 12월 14일");
    expect(text).not.toContain("다음 기간");
    expect(text).not.toContain("해지하기");
  });

  it("names a change that is ahead by its day, its sum and its credits", () => {
    const { coming } = activeOverview();
    const text = card(
      activeOverview({
        coming: coming && { ...coming, plan: LIGHT, amount: LIGHT.price, change: "downgrade" },
      }),
    );
    for (const words of [
      "다음 결제 29,000 원",
      "다운그레이드 (라이트, 30 크레딧)",
      "59,000원 → 29,000원",
      "70 크레딧 → 30 크레딧",
    ]) {
      expect(text).toContain(words);
    }
    expect(text).not.toContain("변동 없음");
  });

  it("says that nothing is charged without a consent to a higher price", () => {
    const rise = {
      from: 59_000,
      to: 65_000,
      starts_on: "2026-12-15",
      consent_from: "2026-11-15T00:00:00+09:00",
      consent_until: "2026-12-15T10:00:00+09:00",
    };
    const asked = card(activeOverview({ price_rise: { ...rise, consented: false } }));
    expect(asked).toContain("동의하지 않으면 결제하지 않고 끝나요");
    expect(card(activeOverview({ price_rise: { ...rise, consented: true } }))).not.toContain(
      "동의하지 않으면",
    );
  });

  it("of an overdue one leaves the method to the notice", () => {
    const text = card(overdueOverview());
    expect(text).toContain("결제 실패");
    expect(text).not.toContain("다음 결제");
    expect(text).not.toContain("결제 수단 바꾸기");
  });
});

describe("the notice of what is owed", () => {
  it.each([
    ["결제되지 않았어요", "unpaid"],
    ["카드사나 통신사가 결제를 취소했어요", "taken_back"],
  ] as const)("begins with %s", (title, overdue_cause) => {
    const { membership, overdue, ...rest } = overdueOverview();
    if (!membership || !overdue) throw new Error("something owed is expected");
    const overview = { ...rest, overdue, membership: { ...membership, overdue_cause } };
    const text = textInPage(<OverdueNotice overview={overview} overdue={overdue} />);
    expect(text.startsWith(title)).toBe(true);
  });

  it("names the amount, the next try, the end and both ways out", () => {
    const text = notice();
    for (const words of [
      "카드 한도가 넘어서",
      "밀린 금액 59,000원",
      "2026년 12월 18일 오전 10:00",
      "2026년 12월 22일 까지. 지나면 멤버십이 끝나요",
      "지금 다시 결제",
      "결제 수단 바꾸기",
    ]) {
      expect(text).toContain(words);
    }
  });

  it("says when nobody tries again by themselves, as after a chargeback", () => {
    expect(notice({ next_retry_at: null })).toContain("자동으로 다시 결제하지 않아요");
  });
});
