import { describe, expect, it } from "vitest";
import type { MembershipOverview } from "#contract/endpoints/membership-parts.ts";
import type { Output } from "#contract/registry.ts";
import {
  activeOverview,
  LIGHT,
  noMembership,
  overdueOverview,
  PRO,
  STANDARD,
} from "../../factories/membership-overview.ts";
import { answering, NOW } from "../answering.ts";
import { hrefOf, mainText, sentTo } from "../on-page.ts";
import { openPage } from "../open-page.tsx";

type Schedule = Output<"subscriptions.schedules">["items"][number];

const guest = { authenticated: false, userType: "visitor" } as const;
const member = { authenticated: true, userType: "pro" } as const;

function openPlans(overview: MembershipOverview | null) {
  const answer = answering({
    "subscriptions.plans": { items: [LIGHT, STANDARD, PRO] },
    ...(overview ? { "subscriptions.overview": overview } : {}),
  });
  const visitor = overview ? member : guest;
  return openPage({ path: "/membership/plans", visitor, now: NOW, answer });
}

/** The card of a plan, which its name heads. */
const card = (name: string) => {
  const heads = [...document.querySelectorAll("main li h2")];
  return heads.find(({ textContent }) => textContent === name)?.closest("li")?.textContent ?? "";
};

describe("the plans", () => {
  it("each say what they cost a month, how many credits that is, and what one comes to", async () => {
    await openPlans(null);
    expect(card("스탠다드")).toContain("59,000원");
    expect(card("스탠다드")).toContain("매달70 크레딧1 크레딧843원");
  });

  it("each lead whoever has none to buying that very one", async () => {
    await openPlans(null);
    expect(hrefOf("라이트 시작하기")).toBe(`/membership/buy?product_id=${LIGHT.product.id}`);
    expect(hrefOf("프로 시작하기")).toBe(`/membership/buy?product_id=${PRO.product.id}`);
  });

  it("say how many quotes a plan pays for, by what somebody does", async () => {
    await openPlans(null);
    const trades = [...document.querySelectorAll<HTMLInputElement>("main input[name=trade]")];
    expect(trades.map(({ value }) => value)).toEqual(["T1", "T2", "T3", "T4", "T5"]);
    expect(trades.filter(({ checked }) => checked).map(({ value }) => value)).toEqual(["T2"]);
    expect(card("라이트")).toMatch(/읽힌 견적\d+장/);
  });

  it("promise a rollover only while no cancellation is booked", async () => {
    const promise = "남은 크레딧의 절반은 다음 달로 넘어가요.";
    const running = activeOverview();
    await openPlans(running);
    expect(mainText()).toContain(promise);
    const membership = running.membership && { ...running.membership, is_canceled: true };
    await openPlans({ ...running, membership });
    expect(mainText()).not.toContain(promise);
    expect(mainText()).toContain("이번 기간에 남은 멤버십 크레딧은 다음 달로 넘어가지 않아요.");
  });

  it("are told with what becomes of a credit, and what is promised of money", async () => {
    await openPlans(null);
    expect(mainText()).toContain("견적을 보내는 순간 크레딧을 따로 떼어 둬요.");
    expect(mainText()).toContain("환불 약속");
  });

  it("say to whoever has none when they would pay next, beginning today", async () => {
    await openPlans(noMembership());
    expect(mainText()).toContain("오늘 시작하면 다음 결제일은 2027년 04월 10일이에요.");
    await openPlans(activeOverview());
    expect(mainText()).not.toContain("오늘 시작하면");
  });

  it("mark the one that a member has, which they cannot buy again", async () => {
    await openPlans(activeOverview());
    expect(document.querySelector("main h1")?.textContent).toBe("상품 바꾸기");
    expect(card("스탠다드")).toContain("지금 상품");
    expect(card("라이트")).not.toContain("지금 상품");
    expect(hrefOf("스탠다드 시작하기")).toBeUndefined();
  });

  it("say from when another is booked", async () => {
    const { membership, ...rest } = activeOverview();
    const next_schedule = { plan: LIGHT, payment_due_date: "2026-12-15" };
    await openPlans({
      ...rest,
      membership: membership && { ...membership, next_schedule },
    });
    expect(card("라이트")).toContain("2026년 12월 15일부터");
    expect(card("프로")).not.toContain("2026년 12월 15일부터");
  });

  it("say above all why a member cannot change now", async () => {
    await openPlans(overdueOverview());
    expect(mainText()).toContain("밀린 결제를 마치면 상품을 바꿀 수 있어요.");
  });

  it("ask nothing of a membership for a guest", async () => {
    const page = await openPlans(null);
    expect(sentTo(page, "subscriptions.overview")).toEqual([]);
  });
});

describe("changes that were booked", () => {
  const schedule: Schedule = {
    id: "now",
    ended_at: null,
    from_plan: STANDARD,
    plan: LIGHT,
    change: "downgrade",
    payment_due_date: "2026-12-15",
    created_at: "2026-11-20T12:00:00+09:00",
    state: "pending",
  };

  function openMembership(items: Schedule[]) {
    const answer = answering({
      "subscriptions.overview": activeOverview(),
      "subscriptions.schedules": { items },
    });
    return openPage({ path: "/membership", visitor: member, now: NOW, answer });
  }

  it("are told of: from what to what, from which day, since when and what became of them", async () => {
    await openMembership([schedule, { ...schedule, id: "before", state: "replaced" }]);
    const rows = [...document.querySelectorAll("main table tbody tr")].map((r) => r.textContent);
    expect(rows[0]).toContain("스탠다드 → 라이트 (다운그레이드)");
    expect(rows[0]).toContain("2026년 12월 15일");
    expect(rows[0]).toContain("2026년 11월 20일");
    expect(rows[0]).toContain("예약됨");
    expect(rows[1]).toContain("다시 예약함");
  });

  it("are not told of where there are none", async () => {
    await openMembership([]);
    expect(mainText()).not.toContain("변경 예약 내역");
  });
});
