import type { Page } from "@playwright/test";
import { endpointCall } from "#contract/endpoint-call.ts";
import { arrive, expect, test } from "./journey.ts";
import { checkAccess } from "./page-checks.ts";

const SUBSCRIPTION = "**/api/v2/users/me/subscriptions/";
const BILLING = "**/api/v2/users/me/billing-info/";
const FAULT = "멤버십 정보를 불러오지 못했어요";

/** Lets the server answer as if it were so. */
async function answer(page: Page, address: string, status: number, body: unknown): Promise<void> {
  await page.unroute(address);
  await page.route(address, (route) => route.fulfill({ status, json: body }));
}

test("a fault of the server is told once in an alert, and stays as a quiet line", async ({
  market,
  open,
  guard,
}) => {
  guard.allow(500, "/api/v2/users/me/subscriptions/");
  const page = await open(await market.account());
  const id = "01a21957-447f-7646-ac56-c45a82ffa2bc";
  const error = { code: "internal", message: "서버에 문제가 생겼어요.", trace_id: id };
  await answer(page, SUBSCRIPTION, 500, { error });
  await arrive(page, "/me");
  const alert = page.getByRole("alertdialog");
  await expect(alert).toHaveCount(1);
  await expect(alert).toHaveAccessibleName(FAULT);
  await expect(alert).toContainText("서버에 문제가 생겨");
  await expect(alert).toContainText("계속되면 고객센터에 문의해 주세요");
  const helpDesk = alert.getByRole("link", { name: "고객센터" });
  await expect(helpDesk).toHaveAttribute("href", `/support?id=${id}`);
  await expect(alert.getByRole("button")).toHaveText(["확인"]);
  await alert.getByRole("button", { name: "확인" }).click();
  await expect(alert).toHaveCount(0);

  const section = page.getByRole("region", { name: "멤버십" });
  await expect(section).toContainText(FAULT);
  await answer(page, SUBSCRIPTION, 404, {});
  await section.getByRole("button", { name: "다시 시도" }).click();
  await expect(section).toContainText("이용 중인 멤버십이 없어요");
  await expect(alert).toHaveCount(0);
});

test("a page about the membership that cannot be fetched says so in the same alert", async ({
  market,
  open,
  guard,
}) => {
  const overview = endpointCall("subscriptions.overview").url;
  guard.allow(403, overview);
  const page = await open(await market.account());
  const ways = [
    { from: "/me", link: "멤버십 상품 보기", title: "고객이 읽은 견적에만 크레딧이 쓰여요" },
    { from: "/membership/credits", link: "충전하기", title: "크레딧 충전" },
  ];
  for (const { from, link, title } of ways) {
    await page.route(`**${overview}`, (route) => route.fulfill({ status: 403, json: {} }));
    await arrive(page, from);
    await page.getByRole("link", { name: link }).click();
    const alert = page.getByRole("alertdialog", { name: FAULT });
    await expect(alert).toContainText("계속되면 고객센터에 문의해 주세요");
    await page.unroute(`**${overview}`);
    await alert.getByRole("button", { name: "확인" }).click();
    await expect(page.getByRole("heading", { level: 1, name: FAULT })).toBeVisible();
    await page.getByRole("button", { name: "다시 시도" }).click();
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
  }
});

test("no membership is no alert", async ({ market, open }) => {
  const page = await open(await market.account());
  await arrive(page, "/me");
  await expect(page.getByRole("region", { name: "멤버십" })).toContainText(
    "이용 중인 멤버십이 없어요",
  );
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
});

test("a membership shows its plan, period, payment and what comes next", async ({
  market,
  open,
  guard,
}) => {
  const plan = (name: string, credit: number) => ({
    id: crypto.randomUUID(),
    name,
    price: 44_000,
    product: { id: crypto.randomUUID(), credit },
  });
  const page = await open(await market.account());
  await answer(page, SUBSCRIPTION, 200, {
    state: "active",
    current_period_ends_at: "2027-02-28T23:59:59+09:00",
    is_canceled: false,
    plan: plan("스탠다드", 70),
    next_schedule: { plan: plan("라이트", 30), payment_due_date: "2027-03-02" },
  });
  await answer(page, BILLING, 200, { type: "card", card_name: "현대카드 (1234)" });
  await arrive(page, "/me");
  const section = page.getByRole("region", { name: "멤버십" });
  await expect(section).toContainText("스탠다드");
  await expect(section).toContainText("이용 중");
  await expect(section).toContainText("2027년 02월 28일까지");
  await expect(section).toContainText("현대카드 (1234)");
  await expect(section).toContainText("2027년 03월 01일부터 라이트, 더 적은 크레딧으로");
  await expect(section).toContainText("다음 결제2027년 03월 02일");
  await checkAccess(page);

  // Without the way of payment the rest stands, and nothing is said.
  guard.allow(500, "/api/v2/users/me/billing-info/");
  await answer(page, BILLING, 500, {});
  const asked = page.waitForResponse(BILLING);
  await arrive(page, "/me");
  await asked;
  await expect(section).toContainText("2027년 02월 28일까지");
  await expect(section).not.toContainText("결제 수단");
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
});
