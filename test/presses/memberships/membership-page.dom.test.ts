import { describe, expect, it } from "vitest";
import type { Credits } from "#contract/endpoints/credits.ts";
import type { MembershipOverview } from "#contract/endpoints/membership-parts.ts";
import { errorCatalogue } from "#contract/errors.ts";
import type { EndpointName, Output } from "#contract/registry.ts";
import {
  activeOverview,
  canceledOverview,
  LIGHT,
  noMembership,
  overdueOverview,
  STANDARD,
} from "../../factories/membership-overview.ts";
import { answering, pressNamed, refusal } from "../answering.ts";
import { scope } from "../controls.ts";
import { openPage, type Answered, type OpenPage } from "../open-page.tsx";
import { offered, said, sentTo } from "../on-page.ts";

const RETRY = "subscriptions.retry";
const RESTART = "subscriptions.restart";
const visitor = { authenticated: true, userType: "pro" } as const;
const now = Date.parse("2026-11-21T12:00:00+09:00");
const lot: Credits["lots"][number] = {
  id: "lot",
  kind: "plan",
  credits: 70,
  available: 30,
  held: 0,
  paid_won: 59_000,
  granted_at: "2026-11-15T10:00:00+09:00",
  expires_at: "2026-12-15T00:00:00+09:00",
};

function openMembership(
  overview: MembershipOverview,
  given: { [N in EndpointName]?: object | (() => Answered) } = {},
): Promise<OpenPage> {
  const answer = answering({
    "subscriptions.overview": overview,
    "subscriptions.schedules": { items: [] },
    ...given,
  });
  return openPage({ path: "/membership", visitor, now, answer });
}

const hrefOf = (name: string) =>
  [...document.querySelectorAll("main a")]
    .find((link) => link.textContent === name)
    ?.getAttribute("href");

it("is headed by the name of its plan and how it stands", async () => {
  await openMembership(activeOverview());
  const headings = [...document.querySelectorAll("main h2")];
  const plan = headings.find(({ textContent }) => textContent === STANDARD.name);
  expect(plan?.parentElement?.textContent).toBe(`${STANDARD.name}이용 중`);
});

describe("an overdue membership", () => {
  it("is paid for by a press, and goes on", async () => {
    const page = await openMembership(overdueOverview(), { [RETRY]: { payment: "paid" } });
    await pressNamed(page, "지금 다시 결제");
    expect(sentTo(page, RETRY)).toHaveLength(1);
    expect(said()).toContain("결제했어요. 멤버십이 이어져요.");
  });

  it("whose payment is not sure yet is not said to be paid for", async () => {
    const page = await openMembership(overdueOverview(), { [RETRY]: { payment: "pending" } });
    await pressNamed(page, "지금 다시 결제");
    expect(sentTo(page, RETRY)).toHaveLength(1);
    expect(said()).not.toContain("멤버십이 이어져요.");
  });

  it.each([
    ["payment_declined", "방금도 결제되지 않았어요. 다른 결제 수단으로 바꿔 보세요."],
    ["internal", errorCatalogue.internal[1]],
  ] as const)("that %s refuses says so, and is asked for anew", async (code, words) => {
    const page = await openMembership(overdueOverview(), { [RETRY]: () => refusal(code) });
    const before = sentTo(page, "subscriptions.overview").length;
    await pressNamed(page, "지금 다시 결제");
    expect(document.querySelector("main p[role=alert]")?.textContent).toBe(words);
    expect(sentTo(page, "subscriptions.overview").length).toBeGreaterThan(before);
  });

  it("offers neither way out where there is none", async () => {
    await openMembership(overdueOverview({ actions: [] }));
    expect(offered()).not.toContain("지금 다시 결제");
    expect(hrefOf("결제 수단 바꾸기")).toBeUndefined();
  });
});

describe("a cancellation", () => {
  it("is taken back once what that means was confirmed", async () => {
    const page = await openMembership(canceledOverview());
    await pressNamed(page, "해지 취소하기");
    expect(scope().textContent).toContain("해지를 취소하고 계속 쓸까요?");
    await pressNamed(page, "취소");
    expect(sentTo(page, RESTART)).toEqual([]);
    await pressNamed(page, "해지 취소하기");
    await pressNamed(page, "확인");
    expect(sentTo(page, RESTART)).toHaveLength(1);
    expect(said()).toContain("해지를 취소했어요. 멤버십이 이어져요.");
  });

  it("of a change that was booked needs no question", async () => {
    const page = await openMembership(activeOverview({ actions: ["remove_change"] }));
    await pressNamed(page, "예약한 변경 취소하기");
    expect(sentTo(page, "subscriptions.schedules.remove")).toHaveLength(1);
    expect(said()).toContain("예약한 변경을 취소했어요.");
  });
});

describe("a membership that there is not", () => {
  const purchase = (state: "confirming" | "failed", message: string | null) =>
    noMembership({
      purchase: { state, plan: LIGHT, started_at: "2026-11-21T12:00:00+09:00", message },
      ended: { on: "2026-11-01", message: "기간이 끝났어요." },
    });

  it("leads to the plans, and says when the last one ended", async () => {
    const ended = { on: "2026-11-01", message: "기간이 끝났어요." };
    await openMembership(noMembership({ ended }));
    expect(said()).toContain("2026년 11월 01일에 멤버십이 끝났어요기간이 끝났어요.");
    expect(hrefOf("멤버십 상품 보기")).toBe("/membership/plans");
  });

  it("is about to begin while its payment is being confirmed", async () => {
    await openMembership(purchase("confirming", null));
    expect(said()).toContain("라이트 29,000원 결제의 결과를 기다리고 있어요.");
    expect(said()).not.toContain("이용 중인 멤버십이 없어요");
  });

  it("did not begin where the payment failed, and why is said", async () => {
    await openMembership(purchase("failed", "한도가 넘었어요."));
    expect(said()).toContain("멤버십을 시작하지 못했어요한도가 넘었어요.");
    expect(said()).not.toContain("에 멤버십이 끝났어요");
    await openMembership(purchase("failed", null));
    expect(said()).toContain("결제되지 않았어요. 다른 결제 수단으로 다시 시작할 수 있어요.");
  });

  it("leaves a way to pay that can be changed or taken away", async () => {
    await openMembership(noMembership({ method: activeOverview().method }));
    expect(said()).toContain("등록된 결제 수단 현대카드 (1234)");
    expect(hrefOf("바꾸기 · 삭제")).toBe("/membership/method");
    await openMembership(noMembership());
    expect(said()).not.toContain("등록된 결제 수단");
  });
});

it("says of a payment that is under way how much it is", async () => {
  const payment = { amount: 60_000, started_at: "2026-11-21T12:00:00+09:00" };
  await openMembership(activeOverview({ payment }));
  expect(said()).toContain("60,000원 결제의 결과를 기다리고 있어요.");
  await openMembership(activeOverview());
  expect(said()).not.toContain("결제를 확인하고 있어요");
});

describe("the credits beside it", () => {
  const credits = (own: Partial<Credits>) => ({
    "users.me.credits": {
      balance: 30,
      usable: 30,
      held: 0,
      owed: 0,
      expiring_soon: null,
      lots: [lot],
      ...own,
    },
  });
  const lots = () =>
    [...document.querySelectorAll("main ul[aria-label='크레딧 묶음'] > li")].map(
      ({ textContent }) => textContent,
    );

  it("are each lot with its last day, but for those of which nothing is left to spend", async () => {
    const other = { ...lot, id: "other", kind: "bonus" as const, available: 0, held: 5 };
    await openMembership(activeOverview(), credits({ lots: [lot, other], held: 5 }));
    expect(lots()).toEqual(["멤버십30 크레딧2026년 12월 14일까지"]);
    expect(said()).toContain("읽지 않은 견적에 5 크레딧");
    await openMembership(activeOverview(), credits({ lots: [], balance: 0, usable: 0 }));
    expect(document.querySelector("main ul[aria-label='크레딧 묶음']")).toBeNull();
    expect(said()).not.toContain("읽지 않은 견적에");
  });

  it("that are owed, or cannot be spent now, are said to be", async () => {
    await openMembership(activeOverview(), credits({ owed: 1200, usable: 10 }));
    expect(said()).toContain("갚을 크레딧이 1,200개 있어요.");
    expect(said()).toContain("지금은 10 크레딧만 쓸 수 있어요.");
    await openMembership(activeOverview(), credits({}));
    expect(said()).not.toContain("갚을 크레딧");
    expect(said()).not.toContain("만 쓸 수 있어요");
  });
});

describe("changes of the plan", () => {
  const change = (state: Output<"subscriptions.schedules">["items"][number]["state"]) => ({
    "subscriptions.schedules": {
      items: [
        {
          id: "change",
          state,
          change: "downgrade",
          from_plan: STANDARD,
          plan: LIGHT,
          payment_due_date: "2026-12-15",
          created_at: "2026-11-20T12:00:00+09:00",
        },
      ],
    },
  });

  it.each([
    ["pending", "예약됨"],
    ["applied", "바뀜"],
    ["removed", "취소함"],
    ["replaced", "다시 예약함"],
  ] as const)("that are %s are listed with both days", async (state, words) => {
    await openMembership(activeOverview(), change(state));
    const row = document.querySelector("main table tbody tr")?.textContent ?? "";
    expect(row).toContain("스탠다드 → 라이트 (다운그레이드)");
    expect(row).toContain("2026년 12월 15일");
    expect(row).toContain("2026년 11월 20일");
    expect(row).toContain(words);
  });

  it("are not told of where there are none", async () => {
    await openMembership(activeOverview());
    expect(said()).not.toContain("변경 예약 내역");
  });
});
