import { beforeEach, describe, expect, it } from "vitest";
import type { MembershipOverview } from "#contract/endpoints/membership-parts.ts";
import type { Output } from "#contract/registry.ts";
import {
  activeOverview,
  LIGHT,
  noMembership,
  STANDARD,
} from "../../factories/membership-overview.ts";
import { answering, bodiesOf, chooseCard, NOW, pressNamed, refusal } from "../answering.ts";
import { hrefOf, mainText, offered, sentTo } from "../on-page.ts";
import { openPage, type Answered, type OpenPage } from "../open-page.tsx";
import { sampleOutput } from "../sample-output.ts";

const visitor = { authenticated: true, userType: "pro" } as const;
const me = sampleOutput("users.me") as Output<"users.me">;
const product = STANDARD.product.id;
const PATH = `/membership/buy?product_id=${product}`;
const PAY = "59,000원 결제하기";
const { method } = activeOverview();
const purchase = {
  state: "confirming",
  message: null,
  plan: STANDARD,
  started_at: "2026-11-21T09:00:00+09:00",
} as const;

let overview: MembershipOverview;
let bought: () => Answered;
beforeEach(() => {
  overview = noMembership({ method });
  bought = () => {
    overview = activeOverview();
    return { status: 201, body: sampleOutput("subscriptions.buy") };
  };
});

function openBuy(pro: string | null = "approved", path = PATH): Promise<OpenPage> {
  const answer = answering({
    "users.me": { pro: pro && { ...me.pro, state: pro } },
    "subscriptions.plans": { items: [LIGHT, STANDARD] },
    "subscriptions.overview": () => ({ status: 200, body: overview }),
    "subscriptions.buy": () => bought(),
  });
  return openPage({ path, visitor, now: NOW, answer });
}

async function pay(page: OpenPage): Promise<void> {
  await chooseCard(page, "existing");
  await pressNamed(page, PAY);
}

describe("before a membership is paid for", () => {
  it("the page says what it costs now and later, what it brings and for which days", async () => {
    await openBuy();
    const said = mainText();
    expect(said).toContain("스탠다드 멤버십");
    expect(said).toContain("지금 결제 (부가세 포함)59,000원");
    expect(said).toContain("바로 받는 크레딧70 크레딧");
    expect(said).toContain("이용 기간2026년 11월 21일~2026년 12월 20일");
    expect(said).toContain("다음 결제2026년 12월 21일, 59,000원");
  });

  it("the page says that it goes on each month, and how to get out and money back", async () => {
    await openBuy();
    expect(mainText()).toContain(
      "매달 21일 59,000원이 자동으로 결제돼요. 언제든 해지할 수 있어요.",
    );
    expect(mainText()).toContain("환불과 해지");
    expect(hrefOf("다른 상품 보기")).toBe("/membership/plans");
  });

  it("who may not send quotes yet reads so, with how long the credits are good for", async () => {
    await openBuy(null);
    expect(mainText()).toContain("크레딧은 이용 기간 동안 쓸 수 있어요.");
    expect(hrefOf("고수로 시작하기")).toBe("/pro/apply");
    await openBuy();
    expect(mainText()).not.toContain("크레딧은 이용 기간 동안 쓸 수 있어요.");
  });
});

describe("what comes of paying", () => {
  it("is a membership: what it is, until when, when it costs next and by which card", async () => {
    const page = await openBuy();
    await pay(page);
    expect(bodiesOf(page, "subscriptions.buy")).toEqual([{ product_id: product, price: 59_000 }]);
    expect(mainText()).toContain("멤버십을 시작했어요70 크레딧이 들어왔어요.");
    expect(mainText()).toContain("상품스탠다드이용 기간2026년 11월 15일~2026년 12월 14일");
    expect(mainText()).toContain("다음 결제2026년 12월 15일, 59,000원결제 수단현대카드 (1234)");
    expect(document.activeElement?.textContent).toBe("멤버십을 시작했어요");
  });

  it("is waited for while the payment company is silent, and comes by itself", async () => {
    bought = () => {
      overview = noMembership({ method, purchase });
      return { status: 202, body: sampleOutput("subscriptions.buy") };
    };
    const page = await openBuy();
    await pay(page);
    expect(mainText()).toContain("스탠다드 59,000원 결제의 결과를 기다리고 있어요.");
    overview = activeOverview();
    await page.queryClient.invalidateQueries();
    await page.settle();
    expect(mainText()).toContain("멤버십을 시작했어요");
  });

  it("that was waited for before the page was opened again is told like one paid for here", async () => {
    overview = noMembership({ method, purchase });
    const page = await openBuy();
    expect(mainText()).toContain("결제를 확인하고 있어요");
    overview = activeOverview();
    await page.queryClient.invalidateQueries();
    await page.settle();
    expect(mainText()).toContain("멤버십을 시작했어요");
  });

  it("is a refusal: nothing began, and what was chosen stays", async () => {
    bought = () => refusal("payment_declined");
    const page = await openBuy();
    await pay(page);
    expect(mainText()).toContain("결제되지 않았어요");
    expect(mainText()).toContain("멤버십은 시작되지 않았고, 고른 내용은 그대로예요.");
    expect(offered()).toContain(PAY);
    expect(document.querySelector<HTMLInputElement>("input[value=existing]")?.checked).toBe(true);
  });

  it("is asked for anew where it was refused: prices may be others", async () => {
    bought = () => refusal("payment_declined");
    const page = await openBuy();
    const before = sentTo(page, "subscriptions.plans").length;
    await pay(page);
    expect(sentTo(page, "subscriptions.plans").length).toBeGreaterThan(before);
  });

  it("is another membership, where one was begun elsewhere meanwhile: nothing was paid here", async () => {
    bought = () => {
      const other = activeOverview();
      overview = { ...other, membership: other.membership && { ...other.membership, plan: LIGHT } };
      return { status: 201, body: sampleOutput("subscriptions.buy") };
    };
    const page = await openBuy();
    await pay(page);
    expect(mainText()).toContain("이미 멤버십이 있어요다른 창에서 먼저 시작한 멤버십이라");
  });
});

describe("who has a membership already", () => {
  it("is not sold another: what it is stands there, with the ways on", async () => {
    overview = activeOverview();
    await openBuy();
    expect(mainText()).toContain("이미 멤버십이 있어요스탠다드 상품을 쓰고 있어요.");
    expect(mainText()).not.toContain("다른 창에서");
    expect(offered()).not.toContain(PAY);
    expect(hrefOf("내 멤버십 보기")).toBe("/membership");
    expect(hrefOf("받은 요청 보기")).toBe("/pro/requests");
  });

  it("is not told that they paid for it here, though a card was brought back from a window", async () => {
    overview = activeOverview();
    const page = await openBuy("approved", `${PATH}&billingKey=key-1`);
    expect(mainText()).toContain("여기에서는 결제하지 않았어요.");
    expect(bodiesOf(page, "subscriptions.buy")).toEqual([]);
  });
});
