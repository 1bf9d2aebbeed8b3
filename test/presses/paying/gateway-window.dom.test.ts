import { beforeEach, describe, expect, it } from "vitest";
import type { EndpointName } from "#contract/registry.ts";
import {
  activeOverview,
  LIGHT,
  noMembership,
  STANDARD,
} from "../../factories/membership-overview.ts";
import { answering, bodiesOf, chooseCard, NOW, pressNamed, refusal } from "../answering.ts";
import { press } from "../controls.ts";
import { openPage, type Answered, type OpenPage } from "../open-page.tsx";
import { mainText } from "../on-page.ts";

const visitor = { authenticated: true, userType: "pro" } as const;
const BUY: EndpointName = "subscriptions.buy";
const product = STANDARD.product.id;
const PATH = `/membership/buy?product_id=${product}`;
const PAY = "59,000원 결제하기";
const window = { kind: "hosted", url: "http://127.0.0.1:1/issue" };

let bought: Answered[];
beforeEach(() => {
  bought = [];
});

async function openBuy(path = PATH): Promise<OpenPage> {
  const answer = answering({
    "subscriptions.plans": { items: [LIGHT, STANDARD] },
    "subscriptions.overview": noMembership(),
    "users.me.billingKeys.order": () => ({ status: 200, body: window }),
    [BUY]: () => bought.shift() ?? refusal("payment_declined"),
  });
  return openPage({ path, visitor, now: NOW, answer });
}

/** Pays with what is chosen, and comes back from the gateway's window with what it wrote into the address. */
async function payAndComeBack(page: OpenPage, brought: string, path = PATH): Promise<void> {
  await pressNamed(page, PAY);
  await page.router.navigate({ to: "/membership/plans" });
  await page.settle();
  await page.router.navigate({ href: `${path}&${brought}` });
  await page.settle();
}

describe("a card that was registered in the gateway's window", () => {
  it("pays for what it was registered for, and is out of the address then", async () => {
    const page = await openBuy();
    await chooseCard(page, "card");
    await payAndComeBack(page, "billingKey=key-1");
    expect(bodiesOf(page, BUY)).toEqual([
      { product_id: product, price: 59_000, billing_key: "key-1" },
    ]);
    expect(page.router.state.location.href).toBe(PATH);
  });

  it("pays nothing when nobody asked for it in this tab, as a link of a stranger brings it", async () => {
    const page = await openBuy(`${PATH}&billingKey=of-a-stranger`);
    expect(bodiesOf(page, BUY)).toEqual([]);
    expect(mainText()).toContain("이 창에서 시작한 등록이 아니어서 쓰지 않았어요.");
    expect(page.router.state.location.href).toBe(PATH);
  });

  it("goes again by itself when nobody knows whether it has paid, without another registration", async () => {
    bought = [{ status: 500, body: {} }];
    const page = await openBuy();
    await chooseCard(page, "card");
    await payAndComeBack(page, "billingKey=key-1");
    expect(mainText()).toContain("다시 눌러도 두 번 결제되지 않아요.");
    await pressNamed(page, PAY);
    const order = { product_id: product, price: 59_000, billing_key: "key-1" };
    expect(bodiesOf(page, BUY)).toEqual([order, order]);
    expect(bodiesOf(page, "users.me.billingKeys.order")).toHaveLength(1);
  });

  it("is not used again once it was refused: another one is registered", async () => {
    const page = await openBuy();
    await chooseCard(page, "card");
    await payAndComeBack(page, "billingKey=key-1");
    expect(mainText()).toContain("결제되지 않았어요");
    await pressNamed(page, PAY);
    expect(bodiesOf(page, BUY)).toHaveLength(1);
    expect(bodiesOf(page, "users.me.billingKeys.order")).toHaveLength(2);
  });

  it("is not used for another product than the one it was registered for", async () => {
    const page = await openBuy();
    await chooseCard(page, "card");
    const other = `/membership/buy?product_id=${LIGHT.product.id}`;
    await payAndComeBack(page, "billingKey=key-1", other);
    expect(bodiesOf(page, BUY)).toEqual([]);
    expect(mainText()).toContain("이 창에서 시작한 등록이 아니어서 쓰지 않았어요.");
  });
});

it("pays nothing when the window was closed, and keeps what was chosen", async () => {
  const page = await openBuy();
  await chooseCard(page, "card");
  await payAndComeBack(page, "code=USER_CANCEL");
  expect(bodiesOf(page, BUY)).toEqual([]);
  expect(mainText()).toContain("등록을 그만뒀어요.");
  expect(document.querySelector<HTMLInputElement>("input[value=card]")?.checked).toBe(true);
});

it("makes no card of a stranger's link the account's own way to pay", async () => {
  const answer = answering({ "subscriptions.overview": activeOverview() });
  const path = "/membership/method?billingKey=of-a-stranger";
  const page = await openPage({ path, visitor, now: NOW, answer });
  expect(bodiesOf(page, "users.me.billingInfo.set")).toEqual([]);
  expect(mainText()).toContain("이 창에서 시작한 등록이 아니어서 쓰지 않았어요.");
  expect(page.router.state.location.href).toBe("/membership/method");
});

describe("a phone bill", () => {
  it("is charged only with the consent that names the sum, which goes along", async () => {
    const page = await openBuy();
    await chooseCard(page, "phone");
    await pressNamed(page, PAY);
    expect(mainText()).toContain("매달 결제되는 금액과 날짜를 확인하고 동의해 주세요.");
    expect(bodiesOf(page, "users.me.billingKeys.order")).toEqual([]);
    const consent = document.querySelector<HTMLInputElement>("main input[type=checkbox]");
    if (consent) press(consent);
    await payAndComeBack(page, "billingKey=key-2");
    expect(bodiesOf(page, BUY)).toEqual([
      { product_id: product, price: 59_000, billing_key: "key-2", consent: true },
    ]);
  });

  it("has to be consented to anew after another choice", async () => {
    const page = await openBuy();
    await chooseCard(page, "phone");
    const consent = () => document.querySelector<HTMLInputElement>("main input[type=checkbox]");
    const first = consent();
    if (first) press(first);
    await page.settle();
    expect(consent()?.checked).toBe(true);
    await chooseCard(page, "card");
    await chooseCard(page, "phone");
    expect(consent()?.checked).toBe(false);
  });
});
