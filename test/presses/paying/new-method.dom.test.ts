import { beforeEach, describe, expect, it } from "vitest";
import type { MembershipOverview } from "#contract/endpoints/membership-parts.ts";
import { errorCatalogue } from "#contract/errors.ts";
import {
  activeOverview,
  noMembership,
  overdueOverview,
} from "../../factories/membership-overview.ts";
import { answering, bodiesOf, chooseCard, NOW, pressNamed, refusal } from "../answering.ts";
import { labelOf, press } from "../controls.ts";
import { openPage, type Answered, type OpenPage } from "../open-page.tsx";
import { hrefOf, said, sentTo, where } from "../on-page.ts";

const SET = "users.me.billingInfo.set";
const ORDER = "users.me.billingKeys.order";
const REGISTER = "등록하러 가기";
const PATH = "/membership/method";
const visitor = { authenticated: true, userType: "pro" } as const;
const gateway = { kind: "hosted", url: "http://127.0.0.1:1/issue" };

let set: () => Answered;
let ordered: () => Answered;
beforeEach(() => {
  set = () => ({ status: 200, body: { payment: "none" } });
  ordered = () => ({ status: 200, body: gateway });
});

function openMethod(overview: MembershipOverview = activeOverview()): Promise<OpenPage> {
  const answer = answering({
    "subscriptions.overview": overview,
    [ORDER]: () => ordered(),
    [SET]: () => set(),
  });
  return openPage({ path: PATH, visitor, now: NOW, answer });
}

/** Registers what is chosen, and comes back from the gateway's window. */
async function register(page: OpenPage, brought = "billingKey=key-1"): Promise<void> {
  await pressNamed(page, REGISTER);
  await page.router.navigate({ to: "/membership" });
  await page.settle();
  await page.router.navigate({ href: `${PATH}?${brought}` });
  await page.settle();
}

const cards = () =>
  [...document.querySelectorAll<HTMLInputElement>("main input[type=radio]")].map(
    (one) => one.value,
  );
const consent = () => document.querySelector<HTMLInputElement>("main input[type=checkbox]");

describe("a new way to pay", () => {
  it("is a card or a phone, and neither is chosen beforehand", async () => {
    await openMethod();
    expect(cards()).toEqual(["card", "phone"]);
    expect(document.querySelector("main input:checked")).toBeNull();
    expect(document.querySelector("h1")?.textContent).toBe("결제 수단 바꾸기");
    expect(said()).toContain("지금 결제 수단현대카드 (1234)");
  });

  it("need not be given: the way back leads to the membership", async () => {
    await openMethod();
    expect(hrefOf("취소")).toBe("/membership");
  });

  it("has to be chosen: the press says so and stands before the choice", async () => {
    const page = await openMethod();
    expect(said()).not.toContain("결제 수단을 골라 주세요.");
    await pressNamed(page, REGISTER);
    expect(said()).toContain("결제 수단을 골라 주세요.");
    expect((document.activeElement as HTMLInputElement).value).toBe("card");
    expect(sentTo(page, ORDER)).toEqual([]);
    await chooseCard(page, "card");
    expect(said()).not.toContain("결제 수단을 골라 주세요.");
  });

  it("is registered as what was chosen, and comes back here", async () => {
    const page = await openMethod();
    await chooseCard(page, "card");
    await pressNamed(page, REGISTER);
    expect(bodiesOf(page, ORDER)).toEqual([{ method: "card", return_path: PATH }]);
    expect(bodiesOf(page, SET)).toEqual([]);
  });

  it("is the membership's once it is registered, and the membership says so", async () => {
    const page = await openMethod();
    await chooseCard(page, "card");
    await register(page);
    expect(bodiesOf(page, SET)).toEqual([{ billing_key: "key-1" }]);
    expect(said()).toContain("결제 수단을 바꿨어요.");
    expect(where(page)).toBe("/membership");
  });

  it.each([
    ["paid", "결제 수단을 바꾸고 밀린 금액을 결제했어요."],
    ["pending", "결제 수단을 바꿨어요. 밀린 금액의 결제를 확인하고 있어요."],
  ] as const)("says of what was owed that it is %s", async (payment, words) => {
    set = () => ({ status: 200, body: { payment } });
    const page = await openMethod(overdueOverview());
    await chooseCard(page, "card");
    await register(page);
    expect(said()).toContain(words);
  });

  it.each([
    ["payment_declined", "새 결제 수단으로도 결제되지 않았어요"],
    ["internal", "결제 수단을 바꾸지 못했어요"],
  ] as const)("that %s refuses says why here, and is asked for anew", async (code, title) => {
    set = () => refusal(code);
    const page = await openMethod(overdueOverview());
    await chooseCard(page, "card");
    const before = sentTo(page, "subscriptions.overview").length;
    await register(page);
    expect(said()).toContain(`${title}${errorCatalogue[code][1]}`);
    expect(where(page)).toBe(PATH);
    expect(sentTo(page, "subscriptions.overview").length).toBeGreaterThan(before);
  });

  it("that was not registered changes nothing, and what was chosen stays", async () => {
    const page = await openMethod();
    await chooseCard(page, "card");
    await register(page, "code=USER_CANCEL");
    expect(bodiesOf(page, SET)).toEqual([]);
    expect(said()).toContain("결제 수단을 등록하지 않았어요등록을 그만뒀어요.");
    expect(document.querySelector<HTMLInputElement>("main input:checked")?.value).toBe("card");
    expect(window.location.search).toBe("");
  });

  it("that was not registered leaves a phone's consent as it was given, and as it is shown", async () => {
    const page = await openMethod();
    await chooseCard(page, "phone");
    expect(consent()?.checked).toBe(false);
    consent()?.click();
    await page.settle();
    await register(page, "code=USER_CANCEL");
    expect(consent()?.checked).toBe(true);
    await chooseCard(page, "card");
    await chooseCard(page, "phone");
    expect(consent()?.checked).toBe(false);
  });

  it("for which the gateway's window does not open says so, here", async () => {
    ordered = () => ({ status: 200, body: { ...gateway, url: "https://example.com/issue" } });
    const page = await openMethod();
    await chooseCard(page, "card");
    await pressNamed(page, REGISTER);
    expect(said()).toContain("등록 창을 열지 못했어요.");
    expect(bodiesOf(page, SET)).toEqual([]);
  });

  it("that cannot even be ordered says why", async () => {
    ordered = () => refusal("internal");
    const page = await openMethod();
    await chooseCard(page, "card");
    await pressNamed(page, REGISTER);
    expect(said()).toContain(errorCatalogue.internal[1]);
  });

  it("is the first one where there is none", async () => {
    await openMethod(noMembership());
    expect(document.querySelector("h1")?.textContent).toBe("결제 수단 등록");
    expect(said()).not.toContain("지금 결제 수단");
  });
});

describe("a phone as the new way to pay", () => {
  it("needs a consent with the sum and the day, which goes along", async () => {
    const page = await openMethod();
    await chooseCard(page, "card");
    expect(consent()).toBeNull();
    await chooseCard(page, "phone");
    const box = consent();
    if (!box) throw new Error("no consent");
    expect(box.checked).toBe(false);
    expect(labelOf(box)).toContain("2026년 12월 15일부터 매달 59,000원이 휴대폰 요금에");
    await pressNamed(page, REGISTER);
    expect(document.activeElement).toBe(box);
    expect(said()).toContain("매달 결제되는 금액과 날짜를 확인하고 동의해 주세요.");
    expect(sentTo(page, ORDER)).toEqual([]);
    press(box);
    await page.settle();
    await register(page);
    expect(bodiesOf(page, ORDER)).toEqual([{ method: "phone", return_path: PATH }]);
    expect(bodiesOf(page, SET)).toEqual([{ billing_key: "key-1", consent: true }]);
  });

  it("is not said to lack the consent before it was pressed for", async () => {
    const page = await openMethod();
    await pressNamed(page, REGISTER);
    await chooseCard(page, "phone");
    expect(said()).not.toContain("매달 결제되는 금액과 날짜를 확인하고 동의해 주세요.");
  });

  it("gives no consent where a card was chosen after all", async () => {
    const page = await openMethod();
    await chooseCard(page, "phone");
    const box = consent();
    if (box) press(box);
    await page.settle();
    await chooseCard(page, "card");
    await register(page);
    expect(bodiesOf(page, SET)).toEqual([{ billing_key: "key-1" }]);
  });
});
