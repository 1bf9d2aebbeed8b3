import { describe, expect, it } from "vitest";
import {
  activeOverview,
  canceledOverview,
  noMembership,
  overdueOverview,
} from "#test/factories/membership-overview.ts";
import {
  dayAndTime,
  lastDay,
  nextBillingText,
  currentPeriod,
  restartQuestion,
  stateBadge,
} from "./membership-labels.ts";

const held = (overview: ReturnType<typeof activeOverview>) => {
  if (!overview.membership) throw new Error("a membership is expected");
  return overview.membership;
};

const TAKEN_BACK = { overdue_cause: "taken_back" } as const;

describe("stateBadge", () => {
  it.each([
    ["이용 중", "success", held(activeOverview())],
    ["해지 예약", "warning", held(canceledOverview())],
    ["결제 실패", "danger", held(overdueOverview())],
    ["결제 실패", "danger", { ...held(overdueOverview()), is_canceled: true }],
    ["결제 취소", "danger", { ...held(overdueOverview()), ...TAKEN_BACK }],
  ])("%s, in %s", (label, tone, membership) => {
    expect(stateBadge(membership)).toEqual({ label, tone });
  });
});

it("tells both days of the period", () => {
  expect(currentPeriod(held(activeOverview()))).toEqual({ start: "2026-11-15", end: "2026-12-14" });
});

const RISE = {
  from: 55_000,
  to: 59_000,
  starts_on: "2026-12-15",
  consent_from: "2026-11-15T00:00:00+09:00",
  consent_until: "2026-12-15T10:00:00+09:00",
  consented: false,
};

describe("nextBillingText", () => {
  it.each([
    ["2026년 12월 15일, 59,000원", activeOverview()],
    ["없어요. 이번 기간까지만 써요", canceledOverview()],
    [
      "2026년 12월 15일, 59,000원. 그전에 동의하지 않으면 결제하지 않고 끝나요",
      activeOverview({ price_rise: RISE }),
    ],
    ["밀린 결제를 마치면 알려 드려요", overdueOverview()],
    ["밀린 결제를 마치면 알려 드려요", overdueOverview({ coming: activeOverview().coming })],
    ["없어요. 이번 기간까지만 써요", { ...canceledOverview(), coming: activeOverview().coming }],
    ["2026년 12월 15일, 59,000원", activeOverview({ price_rise: { ...RISE, consented: true } })],
    ["없어요", noMembership()],
  ])("%s", (text, overview) => {
    expect(nextBillingText(overview)).toBe(text);
  });
});

describe("times", () => {
  it("count midnight to the day that it ends", () => {
    expect(lastDay("2026-12-23T00:00:00+09:00")).toBe("2026-12-22");
    expect(lastDay("2026-12-22T23:59:59+09:00")).toBe("2026-12-22");
  });
  it("are written in Seoul", () => {
    expect(dayAndTime("2026-12-18T01:00:00Z")).toBe("2026년 12월 18일 오전 10:00");
  });
});

it("says before a restart that nothing is charged now, and what is charged later", () => {
  const { description } = restartQuestion(canceledOverview());
  expect(description).toContain("지금은 결제되지 않아요");
  expect(description).toContain("2026년 12월 14일");
  expect(description).toContain("59,000원");
});
