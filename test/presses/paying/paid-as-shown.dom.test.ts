import { beforeEach, describe, expect, it } from "vitest";
import type { Output } from "#contract/registry.ts";
import type { TopUp } from "#contract/endpoints/top-ups.ts";
import { activeOverview, noMembership } from "../../factories/membership-overview.ts";
import { sampleTopUp } from "../../samples/top-ups.ts";
import { answering, bodiesOf, chooseCard, NOW, pressNamed, refusal } from "../answering.ts";
import { sampleOutput } from "../sample-output.ts";
import { openPage, type Answered, type OpenPage } from "../open-page.tsx";
import { hrefOf, mainText } from "../on-page.ts";

const visitor = { authenticated: true, userType: "pro" } as const;
const PACK = { id: "pack-30", kind: "pack", name: "크레딧 30개", credit: 30, price: 33_000 };
const method = activeOverview().method;
const me = sampleOutput("users.me") as Output<"users.me">;

/** What became of the pack that was bought here, as its list says it; null before it was. */
let state: TopUp["state"] | null;
let bought: Answered;
beforeEach(() => {
  state = null;
  bought = { status: 201, body: { payment: "pending", top_up: sampleTopUp({ id: "mine" }) } };
});

function openTopUp(search = "", pro: object | null = null): Promise<OpenPage> {
  const answer = answering({
    "users.me": { pro },
    "users.me.credits": { balance: 34, usable: 34, owed: 0, held: 0 },
    "products.list": { items: [PACK] },
    "subscriptions.overview": noMembership({ method }),
    "credits.topUps": () => ({
      status: 200,
      body: { items: state ? [sampleTopUp({ id: "mine", state })] : [], next: null },
    }),
    "credits.topUps.buy": () => bought,
  });
  return openPage({ path: `/membership/top-up${search}`, visitor, now: NOW, answer });
}

async function buy(page: OpenPage): Promise<void> {
  await chooseCard(page, PACK.id);
  await chooseCard(page, "existing");
  await pressNamed(page, "33,000원 결제하기");
}

describe("a pack of credits", () => {
  it.each([
    ["suspended", "고수 활동이 정지돼서 견적을 보낼 수 없어요", "정지 이유 보기", "/pro/profile"],
    ["pending", "견적은 고수로 승인된 뒤에 보낼 수 있어요", "고수 신청 보기", "/pro/apply"],
  ])("says to a pro who is %s what it is of no use for", async (state, words, link, path) => {
    await openTopUp("", { ...me.pro, state });
    expect(mainText()).toContain(words);
    expect(hrefOf(link)).toBe(path);
  });

  it("says so neither to who may quote nor to who never wanted to", async () => {
    await openTopUp("", { ...me.pro, state: "approved" });
    expect(mainText()).not.toContain("견적을 보낼 수 없어요");
    await openTopUp();
    expect(mainText()).not.toContain("고수로 승인된 뒤에");
  });

  it("has to be chosen first: the press says so, stands before the packs and pays nothing", async () => {
    const page = await openTopUp();
    await chooseCard(page, "existing");
    await pressNamed(page, "결제하기");
    expect(mainText()).toContain("충전할 크레딧을 골라 주세요.");
    expect((document.activeElement as HTMLInputElement).value).toBe(PACK.id);
    expect(bodiesOf(page, "credits.topUps.buy")).toEqual([]);
  });

  it("is paid for at the price that was shown, and waited for", async () => {
    const page = await openTopUp();
    state = "pending";
    await buy(page);
    expect(bodiesOf(page, "credits.topUps.buy")).toEqual([{ product_id: PACK.id, price: 33_000 }]);
    expect(mainText()).toContain("결제를 확인하고 있어요");
    expect(mainText()).toContain("두 번 결제되지 않으니 이 화면을 닫아도 괜찮아요.");
  });

  it("that came is said with what can be spent now, and the way on to what it was wanted for", async () => {
    const page = await openTopUp("?next=%2Frequests%2Fnew");
    state = "settled";
    await buy(page);
    expect(mainText()).toContain("30 크레딧을 충전했어요");
    expect(mainText()).toContain("이제 34 크레딧을 쓸 수 있어요.");
    expect(mainText()).toContain("하던 일로 돌아가기");
  });

  it("whose payment did not come is said to be not bought, and can be bought again", async () => {
    const page = await openTopUp();
    state = "given_up";
    await buy(page);
    expect(mainText()).toContain("충전하지 못했어요");
    expect(mainText()).toContain("뒤늦게 결제되면 모두 돌려드려요.");
    await pressNamed(page, "33,000원 결제하기");
    expect(bodiesOf(page, "credits.topUps.buy")).toHaveLength(2);
  });

  it("that was refused says why; one of which nobody knows, that it is not paid twice", async () => {
    bought = refusal("payment_declined");
    await buy(await openTopUp());
    expect(mainText()).toContain("충전하지 못했어요");
    expect(mainText()).not.toContain("두 번 결제되지 않아요");
    bought = { status: 502, body: {} };
    await buy(await openTopUp());
    expect(mainText()).toContain("다시 눌러도 두 번 결제되지 않아요.");
  });
});

it("agrees to a higher price as it was shown, and only by a press", async () => {
  const price_rise = {
    from: 59_000,
    to: 69_000,
    starts_on: "2026-12-15",
    consent_from: "2026-11-15T00:00:00+09:00",
    consent_until: "2026-12-15T10:00:00+09:00",
    consented: false,
  };
  const overview = activeOverview();
  const actions = [...overview.actions, "consent"];
  const answer = answering({ "subscriptions.overview": { ...overview, price_rise, actions } });
  const page = await openPage({ path: "/membership", visitor, now: NOW, answer });
  expect(bodiesOf(page, "subscriptions.consent")).toEqual([]);
  await pressNamed(page, "오르는 가격에 동의하기");
  expect(bodiesOf(page, "subscriptions.consent")).toEqual([{ price: 69_000 }]);
  expect(document.body.textContent).toContain("오르는 가격에 동의했어요.");
});
