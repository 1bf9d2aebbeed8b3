import type { Page } from "@playwright/test";
import { choosePlan, expect, LIGHT, STANDARD, test } from "./billing-journey.ts";
import { join } from "./join-membership.ts";
import { arrive, hydrated, shoot } from "./journey.ts";
import { checkAccess } from "./page-checks.ts";
import {
  HYUNDAI,
  leaveWindow,
  REFUSED_HYUNDAI,
  registerCard,
  registerPhone,
  SHINHAN,
} from "./payment-window.ts";

const PAY = "59,000원 결제하기";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const confirm = (page: Page) =>
  page.getByRole("alertdialog").getByRole("button", { name: "확인" }).click();

test("a pro joins with a card: over the gateway's page, once in vain, and back", async ({
  market,
  open,
}) => {
  const page = await open(await market.pro());
  await choosePlan(page, STANDARD);
  const main = page.getByRole("main");
  await expect(main).toContainText("부가세 포함");
  await expect(main).toContainText("전액 환불해요");
  await expect(page.getByRole("radio", { checked: true })).toHaveCount(0);
  await page.getByRole("button", { name: PAY }).click();
  await expect(main).toContainText("결제 수단을 골라 주세요");

  await page.getByRole("radio", { name: "카드" }).check();
  await page.getByRole("button", { name: PAY }).click();
  await leaveWindow(page);
  await expect(main).toContainText("결제되지 않았고, 고른 내용은 그대로예요");
  await expect(page.getByRole("status").filter({ hasText: "결제되지 않았고" })).toBeFocused();
  await expect(page.getByRole("radio", { name: "카드" })).toBeChecked();
  await shoot(page, "billing", "stopped");

  // So it is after the browser's own way back, where another choice can be pressed, too.
  await page.getByRole("button", { name: PAY }).click();
  await heading(page, "카드 등록").waitFor();
  await page.goBack();
  await hydrated(page);
  await expect(page.getByRole("radio", { name: "카드" })).toBeChecked();
  await page.getByRole("radio", { name: "휴대폰 소액결제" }).check();
  await page.getByRole("radio", { name: "카드" }).check();

  await page.getByRole("button", { name: PAY }).click();
  await registerCard(page, HYUNDAI);
  await expect(heading(page, "멤버십을 시작했어요")).toBeVisible();
  await expect(main).toContainText("70 크레딧이 들어왔어요");
  await checkAccess(page);
  await shoot(page, "billing", "paid");
  // A reload does not pay again, and says what there is.
  expect(new URL(page.url()).search).not.toContain("billingKey");
  await page.reload();
  await expect(heading(page, "이미 멤버십이 있어요")).toBeVisible();

  await page.getByRole("link", { name: "내 멤버십 보기" }).click();
  await expect(heading(page, "내 멤버십")).toBeVisible();
  await expect(main).toContainText("이용 중");
  await expect(main).toContainText("현대카드 (1234)");
  await expect(main).toContainText("변동 없음");
});

test("a phone pays after a consent that names the amount, and that is never given beforehand", async ({
  market,
  open,
}) => {
  const page = await open(await market.pro());
  await choosePlan(page, STANDARD);
  await page.getByRole("radio", { name: "휴대폰 소액결제" }).check();
  const consent = page.getByRole("checkbox", { name: "59,000원이 휴대폰 요금에 합쳐" });
  await expect(consent).not.toBeChecked();
  await page.getByRole("button", { name: PAY }).click();
  await expect(consent).toBeFocused();
  await checkAccess(page);
  await consent.check();
  await page.getByRole("button", { name: PAY }).click();
  await registerPhone(page);
  await expect(heading(page, "멤버십을 시작했어요")).toBeVisible();
  await arrive(page, "/membership");
  await expect(page.getByRole("main")).toContainText("휴대폰 소액결제");
});

test("a refused card loses nothing, and another one pays", async ({ market, open, guard }) => {
  guard.allow(409, "/api/v2/subscriptions/");
  const page = await open(await market.pro());
  await choosePlan(page, STANDARD);
  await page.getByRole("radio", { name: "카드" }).check();
  await page.getByRole("button", { name: PAY }).click();
  await registerCard(page, REFUSED_HYUNDAI);
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toContainText("멤버십은 시작되지 않았고, 고른 내용은 그대로예요");
  await shoot(page, "billing", "declined");
  await expect(page.getByRole("radio", { name: "다른 카드" })).toBeChecked();
  await page.getByRole("button", { name: PAY }).click();
  await registerCard(page, HYUNDAI);
  await expect(heading(page, "멤버십을 시작했어요")).toBeVisible();
});

test("a payment nobody has heard of is waited for, and given up without a charge", async ({
  shop,
  market,
  open,
}) => {
  const person = await market.pro();
  await person.call("dev.gateway.set", { billing_key: "*", mode: "http500", times: 1 });
  const page = await open(person);
  await choosePlan(page, STANDARD);
  await page.getByRole("radio", { name: "카드" }).check();
  await page.getByRole("button", { name: PAY }).click();
  await registerCard(page, HYUNDAI);
  await expect(heading(page, "결제를 확인하고 있어요")).toBeVisible();
  await checkAccess(page);
  await shoot(page, "billing", "confirming");
  await shop.moveClock({ advance: "PT31M" });
  const alert = page.getByRole("main").getByRole("alert");
  await expect(alert).toContainText("멤버십은 시작되지 않았고, 고른 내용은 그대로예요");
  await page.getByRole("radio", { name: "현대카드 (1234)" }).check();
  await page.getByRole("button", { name: PAY }).click();
  await expect(heading(page, "멤버십을 시작했어요")).toBeVisible();
});

test("more credits now, fewer from the next period, and that taken back", async ({
  market,
  open,
}) => {
  const person = await market.pro();
  await join(person, STANDARD);
  const page = await open(person);
  await arrive(page, "/membership");
  const main = page.getByRole("main");
  await main.getByRole("link", { name: "상품 바꾸기" }).click();
  await expect(heading(page, "상품 바꾸기")).toBeVisible();
  const card = (name: string) =>
    page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
  await expect(card(STANDARD)).toContainText("지금 상품");
  await expect(card(LIGHT).getByRole("button", { name: "지금 업그레이드하기" })).toHaveCount(0);
  await card("프로").getByRole("button", { name: "지금 업그레이드하기" }).click();
  await expect(page.getByRole("alertdialog")).toHaveAccessibleName(
    "60,000원을 결제하고 프로 상품으로 업그레이드할까요?",
  );
  await confirm(page);
  await expect(card("프로")).toContainText("지금 상품");

  await card(LIGHT).getByRole("button", { name: "다음 기간부터" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("지금은 결제되지 않아요");
  await confirm(page);
  await expect(card(LIGHT)).toContainText("예약했어요");
  await shoot(page, "billing", "scheduled");

  await arrive(page, "/membership");
  await expect(main).toContainText("다운그레이드 (라이트, 30 크레딧)");
  await main.getByRole("button", { name: "예약한 변경 취소하기" }).click();
  await expect(main).toContainText("변동 없음 (프로, 160 크레딧)");
  await expect(page.getByRole("table", { name: "변경 예약 내역" })).toContainText("취소함");
});

test("leaving shows both ways with their sums, and the end of the period can be taken back", async ({
  market,
  open,
}) => {
  const person = await market.pro();
  await join(person, LIGHT);
  const page = await open(person);
  await arrive(page, "/membership");
  const main = page.getByRole("main");
  const leave = main.getByRole("link", { name: "해지하기" });
  const change = main.getByRole("link", { name: "상품 바꾸기" });
  const look = (element: Element) => {
    const { backgroundColor, color, fontSize, fontWeight, borderTopColor } =
      getComputedStyle(element);
    return { backgroundColor, color, fontSize, fontWeight, borderTopColor };
  };
  expect(await leave.evaluate(look)).toEqual(await change.evaluate(look));

  await leave.click();
  await expect(heading(page, "멤버십 해지")).toBeVisible();
  await expect(main).toContainText("29,000원 환불받고 지금 해지하기");
  await main.getByRole("button", { name: "기간 끝에 해지하기" }).click();
  await expect(main).toContainText("해지 예약");
  await main.getByRole("button", { name: "해지 취소하기" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("지금은 결제되지 않아요");
  await confirm(page);
  await expect(main).toContainText("이용 중");

  await leave.click();
  await main.getByRole("button", { name: "환불받고 지금 해지하기" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("29,000원을 환불받고 해지할까요?");
  await confirm(page);
  await expect(heading(page, "환불 내역")).toBeVisible();

  await arrive(page, "/membership");
  await main.getByRole("link", { name: "바꾸기 · 삭제" }).click();
  await main.getByRole("button", { name: "결제 수단 삭제" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("결제사에 등록한 것도 해지해요");
  await confirm(page);
  await expect(heading(page, "내 멤버십")).toBeVisible();
  await arrive(page, "/membership/method");
  await expect(main).not.toContainText("지금 결제 수단");
});

test("the guarantee gives all of an unused first purchase back", async ({ market, open }) => {
  const person = await market.pro();
  await join(person, STANDARD);
  const page = await open(person);
  await arrive(page, "/membership");
  const main = page.getByRole("main");
  await expect(main).toContainText("59,000원을 돌려받을 수 있어요");
  await main.getByRole("button", { name: "보장 환불 받기" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("멤버십이 바로 끝나고");
  await confirm(page);
  await expect(heading(page, "환불 내역")).toBeVisible();
  await expect(main).toContainText("결제를 취소했어요");
  await arrive(page, "/membership");
  await expect(main).toContainText("이용 중인 멤버십이 없어요");
});

test("a card that declines makes it overdue; another card brings it back", async ({
  shop,
  market,
  open,
  guard,
}) => {
  guard.allow(409, "/api/v2/subscriptions/retry/");
  const person = await market.pro();
  const billing_key = await join(person, STANDARD);
  await person.call("dev.gateway.set", { billing_key, mode: "decline:REJECT_CARD_PAYMENT" });
  await shop.moveClock({ advance: "P32D" });

  const page = await open(await market.signIn(person));
  await arrive(page, "/pro/requests");
  const banner = page.getByRole("complementary", { name: "멤버십 결제" });
  await expect(banner).toContainText("멤버십이 결제되지 않아서");
  await shoot(page, "billing", "banner");
  await banner.getByRole("link", { name: "결제 확인하기" }).click();

  const main = page.getByRole("main");
  await expect(main).toContainText("결제 실패");
  await expect(main).toContainText("다음 결제 시도");
  await expect(main).toContainText("결제 기한");
  await main.getByRole("button", { name: "지금 다시 결제" }).click();
  await expect(main.getByRole("alert")).toContainText("방금도 결제되지 않았어요");
  await checkAccess(page);
  await shoot(page, "billing", "overdue");

  await main.getByRole("link", { name: "결제 수단 바꾸기" }).click();
  await expect(main).toContainText("밀린 59,000원이 바로 결제돼요");
  await page.getByRole("radio", { name: "카드" }).check();
  await page.getByRole("button", { name: "등록하러 가기" }).click();
  await registerCard(page, SHINHAN);
  await expect(heading(page, "내 멤버십")).toBeVisible();
  await expect(main).toContainText("이용 중");
  await expect(main).toContainText("신한카드 (5678)");
});

test("a year goes by: twelve renewals on the same day, twelve further receipts", async ({
  shop,
  market,
  open,
}) => {
  test.setTimeout(600_000);
  const person = await market.pro();
  await join(person, LIGHT);
  const first = (await person.call("users.me.subscription")).current_period_starts_on;
  await shop.moveClock({ advance: "P1Y1D" });

  const again = await market.signIn(person);
  const held = await again.call("users.me.subscription");
  expect(held.state).toBe("active");
  expect(held.current_period_starts_on).toBe(`${Number(first.slice(0, 4)) + 1}${first.slice(4)}`);
  const { items } = await again.call("users.me.receipts", { limit: 50 });
  expect(items.map(({ purpose, amount }) => [purpose, amount])).toEqual([
    ...Array.from({ length: 12 }, () => ["renewal", 29_000]),
    ["purchase", 29_000],
  ]);
  const page = await open(again);
  await arrive(page, "/membership");
  await expect(page.getByRole("main")).toContainText("이용 중");
});
