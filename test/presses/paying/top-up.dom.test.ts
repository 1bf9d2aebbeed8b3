import { describe, expect, it } from "vitest";
import type { MembershipOverview } from "#contract/endpoints/membership-parts.ts";
import type { TopUp } from "#contract/endpoints/top-ups.ts";
import type { ErrorCode } from "#contract/errors.ts";
import { TOP_UP_STATES } from "#domain/credits/top-up-order.ts";
import { activeOverview, noMembership } from "../../factories/membership-overview.ts";
import { sampleTopUp } from "../../samples/top-ups.ts";
import { answering, bodiesOf, chooseCard, NOW, pressNamed, refusal } from "../answering.ts";
import { labelOf } from "../controls.ts";
import { mainText, rowsOf, said, sentTo } from "../on-page.ts";
import { openPage, type OpenPage } from "../open-page.tsx";

const visitor = { authenticated: true, userType: "pro" } as const;
const PACK = { id: "pack-30", kind: "pack", name: "크레딧 30개", credit: 30, price: 33_000 };
const PLAN = { id: "plan", kind: "plan", name: "스탠다드", credit: 70, price: 59_000 };

interface Given {
  overview?: MembershipOverview;
  bought?: TopUp[];
  search?: string;
}

function openTopUp({ overview = noMembership(), bought = [], search = "" }: Given = {}) {
  const answer = answering({
    "users.me": { pro: null },
    "users.me.credits": { balance: 34, usable: 34, owed: 0, held: 0 },
    "products.list": { items: [PACK, PLAN] },
    "subscriptions.overview": overview,
    "credits.topUps": { items: bought, next: null },
  });
  return openPage({ path: `/membership/top-up${search}`, visitor, now: NOW, answer });
}

const rows = () => rowsOf("충전 내역").map(({ textContent }) => textContent);

describe("the packs of credits", () => {
  it("each say what one credit comes to, how long it is good for and what it costs", async () => {
    await openTopUp();
    expect(mainText()).toContain("지금 34 크레딧을 쓸 수 있어요.");
    expect(mainText()).toContain("크레딧 30개33,000원1개에 1,100원 · 5년 동안 쓸 수 있어요");
  });

  it("are packs alone, not plans", async () => {
    await openTopUp();
    const packs = [...document.querySelectorAll<HTMLInputElement>("main input[name=pack]")];
    expect(packs.map(({ value }) => value)).toEqual(["pack-30"]);
  });

  it("are chosen in the address, which keeps the way back", async () => {
    const page = await openTopUp({ search: "?next=%2Frequests" });
    await chooseCard(page, PACK.id);
    expect(page.router.state.location.search).toEqual({ next: "/requests", product_id: "pack-30" });
    expect(mainText()).toContain("33,000원이 한 번 결제돼요.");
  });

  it("that the address names are chosen already", async () => {
    await openTopUp({ search: "?product_id=pack-30" });
    expect(document.querySelector<HTMLInputElement>("input[value=pack-30]")?.checked).toBe(true);
  });

  it("say before a payment how long they last and what comes back", async () => {
    await openTopUp();
    expect(mainText()).toContain("쓰지 않은 크레딧은 언제든 산 가격대로 돌려받을 수 있어요.");
  });
});

describe("a new way to pay for a pack", () => {
  it("becomes the membership's, which a member reads, and who has none does not", async () => {
    const page = await openTopUp({ overview: activeOverview() });
    await chooseCard(page, "card");
    expect(mainText()).toContain("다음 멤버십 결제부터 새 결제 수단을 써요.");
    await chooseCard(page, "existing");
    expect(mainText()).not.toContain("멤버십 결제 수단도 함께 바뀌어요");
    const other = await openTopUp();
    await chooseCard(other, "card");
    expect(mainText()).not.toContain("멤버십 결제 수단도 함께 바뀌어요");
  });

  it("by phone needs a consent with the sum, and pays nothing without", async () => {
    const page = await openTopUp({ search: "?product_id=pack-30" });
    await chooseCard(page, "phone");
    const consent = document.querySelector<HTMLElement>("main input[type=checkbox]");
    expect(consent && labelOf(consent)).toContain("33,000원이 이번 달 휴대폰 요금에 합쳐");
    await pressNamed(page, "33,000원 결제하기");
    expect(mainText()).toContain("금액을 확인하고 동의해 주세요.");
    expect(bodiesOf(page, "credits.topUps.buy")).toEqual([]);
  });
});

describe("a pack that was paid for with a new card", () => {
  const BUY = "credits.topUps.buy";
  const ORDER = "users.me.billingKeys.order";
  const PAY = "33,000원 결제하기";
  const UNCLEAR = "결제 결과를 확인하지 못했어요";
  const NOT_CHARGED = "충전하지 못했어요";
  const PATH = "/membership/top-up?product_id=pack-30";
  const body = { product_id: "pack-30", price: 33_000, billing_key: "key-1" };

  /** Paid with a card that came back from the gateway's window; what comes of it stands in the list. */
  async function paid(outcome: TopUp["state"] | ErrorCode): Promise<OpenPage> {
    const state = TOP_UP_STATES.find((one) => one === outcome);
    const bought = sampleTopUp({ ...(state && { state }), refundable: null });
    let items: TopUp[] = [];
    const answer = answering({
      "users.me": { pro: null },
      "products.list": { items: [PACK] },
      "subscriptions.overview": noMembership(),
      "credits.topUps": () => ({ status: 200, body: { items, next: null } }),
      [ORDER]: { kind: "hosted", url: "http://127.0.0.1:1/issue" },
      [BUY]: () => {
        if (!state) return refusal(outcome as ErrorCode);
        items = [bought];
        return { status: 201, body: { payment: "paid", top_up: bought } };
      },
    });
    const page = await openPage({ path: PATH, visitor, now: NOW, answer });
    await chooseCard(page, "card");
    await pressNamed(page, PAY);
    await page.router.navigate({ to: "/membership" });
    await page.settle();
    await page.router.navigate({ href: `${PATH}&billingKey=key-1` });
    await page.settle();
    return page;
  }

  it("says so when nobody knows what came of it, and goes again with the same card", async () => {
    const page = await paid("internal");
    expect(mainText()).toContain(UNCLEAR);
    expect(mainText()).toContain("다시 눌러도 두 번 결제되지 않아요.");
    await pressNamed(page, PAY);
    expect(bodiesOf(page, BUY)).toEqual([body, body]);
    expect(sentTo(page, ORDER)).toHaveLength(1);
  });

  it("says so when it was refused, and the next press registers another", async () => {
    const page = await paid("payment_declined");
    expect(mainText()).toContain(NOT_CHARGED);
    expect(mainText()).not.toContain(UNCLEAR);
    await pressNamed(page, PAY);
    expect(bodiesOf(page, BUY)).toEqual([body]);
    expect(sentTo(page, ORDER)).toHaveLength(2);
  });

  it("says neither when it was charged", async () => {
    await paid("settled");
    expect(mainText()).toContain("30 크레딧을 충전했어요");
    expect(said()).not.toContain(UNCLEAR);
    expect(said()).not.toContain(NOT_CHARGED);
  });

  it("and whose payment failed afterwards is not tried again with that card", async () => {
    const page = await paid("failed");
    expect(mainText()).toContain("결제가 확인되지 않았어요.");
    await pressNamed(page, PAY);
    expect(bodiesOf(page, BUY)).toEqual([body]);
    expect(sentTo(page, ORDER)).toHaveLength(2);
  });
});

describe("packs that were bought before", () => {
  it("say what they were, how they stand, when and how they were paid, and what is left", async () => {
    await openTopUp({ bought: [sampleTopUp()] });
    expect(rows()[0]).toContain("크레딧 30개33,000원충전됨");
    expect(rows()[0]).toContain("2027년 03월 10일 · 카드 · 쓰지 않은 30 크레딧");
    expect(rows()[0]).toContain("33,000원 돌려받기");
  });

  it("that were not paid or are given back offer nothing", async () => {
    const bought = [
      sampleTopUp({ id: "a", state: "failed", refundable: null }),
      sampleTopUp({ id: "b", state: "refunded", refundable: null }),
    ];
    await openTopUp({ bought });
    expect(rows()[0]).toContain("결제되지 않음");
    expect(rows()[1]).toContain("돌려드림");
    expect(mainText()).not.toContain("돌려받기");
  });
});
