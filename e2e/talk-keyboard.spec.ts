import type { Locator, Page } from "@playwright/test";
import { arrive, expect, test } from "./journey.ts";
import { keyboard, reach, seeFocus, seeStopsToEnd } from "./keyboard-hand.ts";
import type { Market } from "./market.ts";
import { checkAccess } from "./page-checks.ts";
import { publish, sendQuote } from "./scene.ts";

// 고성군: no other journey works there.
const REGION = "51820";

/** What was said first, and is looked for later. */
const SAID = "사다리차는 저희가 불러요.";

const looks = [
  { name: "폰, 밝게", width: 360, height: 740, colorScheme: "light" },
  { name: "컴퓨터, 어둡게", width: 1280, height: 800, colorScheme: "dark" },
] as const;

for (const { name, width, height, colorScheme } of looks) {
  test(`대화와 알림을 키보드만으로: ${name}`, async ({ market, open }) => {
    const page = await open(await talkOf(market));
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await arrive(page, "/");

    await test.step("홈에서 대화로", () => enterRoom(page));
    await test.step("글과 파일", () => write(page));
    await test.step("대화 메뉴", () => useMenu(page));
    await test.step("모든 대화에서 찾기", () => findTalk(page));
    await test.step("알림", () => readNotice(page));
    await test.step("알림 설정", () => switchChannel(page));
    await checkAccess(page);
  });
}

/** A customer with an opened quote, whose pro has written. */
async function talkOf(market: Market) {
  const customer = await market.account({ name: "송지안" });
  const pro = await market.pro({ name: "송지호 청소", regions: [REGION] });
  const quoteId = await sendQuote(pro, await publish(customer, REGION));
  await customer.call("quotes.get", { quoteId });
  await pro.call("quotes.messages.create", { quoteId, text: SAID });
  return customer;
}

const title = (page: Page) => page.getByRole("main").getByRole("heading", { level: 1 });
const log = (page: Page) => page.getByRole("log", { name: "대화 내용" });
const menuButton = (page: Page) => page.getByRole("button", { name: "대화 메뉴" });

/** Presses what stands before the focus. */
async function pressBefore(target: Locator): Promise<void> {
  await reach(target, "Shift+Tab");
  await target.page().keyboard.press("Enter");
}

/** Goes to a main page: by the header on a desk, by the bar on a phone, and from a room there by its own way back. */
async function goTo(page: Page, name: "채팅" | "알림"): Promise<void> {
  const ways = page
    .getByRole("navigation", { name: /^(주요|아래) 메뉴$/ })
    .getByRole("link", { name: new RegExp(`^${name}`) });
  const wayBack = page.getByRole("link", { name: "대화 목록으로" });
  await pressBefore(ways.or(wayBack).filter({ visible: true }));
  await expect(title(page)).toHaveText(name);
  await seeFocus(title(page));
}

async function enterRoom(page: Page): Promise<void> {
  await goTo(page, "채팅");
  await keyboard.press(page.getByRole("list", { name: "대화" }).getByRole("link"));
  await expect(log(page)).toContainText(SAID);
  await expect(title(page)).toHaveText("송지호 청소 고수");
  await seeFocus(title(page));
}

async function write(page: Page): Promise<void> {
  const field = page.getByRole("textbox", { name: "메시지" });
  await keyboard.write(field, "몇 시에 오시나요?");
  await page.keyboard.press("Enter");
  await expect(log(page)).toContainText("몇 시에 오시나요?");
  await seeFocus(field);
  await keyboard.write(field, "주차 자리는 있어요.");
  await keyboard.press(page.getByRole("button", { name: "보내기", exact: true }));
  await expect(log(page)).toContainText("주차 자리는 있어요.");
  await seeFocus(field);

  const attach = page.getByRole("button", { name: /^사진과 파일/ });
  await pressBefore(attach);
  await expect(attach).toHaveAttribute("aria-expanded", "true");
  await seeFocus(attach);
  const drop = page.getByLabel(/^함께 보낼 사진과 파일/);
  await reach(drop);
  await page.keyboard.press("Escape");
  await expect(drop).toBeHidden();
  await seeFocus(attach);
}

async function useMenu(page: Page): Promise<void> {
  const menu = page.getByRole("dialog", { name: "대화 메뉴" });
  await pressBefore(menuButton(page));
  await seeFocus(menu);
  await page.keyboard.press("Escape");
  await seeFocus(menuButton(page));

  await page.keyboard.press("Enter");
  await keyboard.press(menu.getByRole("button", { name: "대화에서 찾기" }));
  const search = page.getByRole("dialog", { name: "대화에서 찾기" });
  await seeFocus(search);
  await keyboard.write(search.getByLabel("검색어"), "사다리차");
  await page.keyboard.press("Enter");
  await keyboard.press(search.getByRole("button", { name: /사다리차는 저희가/ }));
  await expect(search).toBeHidden();
  await expect(log(page).getByText(SAID)).toBeInViewport();
  await seeFocus(menuButton(page));

  await page.keyboard.press("Enter");
  await keyboard.press(menu.getByRole("button", { name: "신고하기" }));
  const report = page.getByRole("dialog", { name: "신고하기" });
  await seeFocus(report);
  await reach(report.getByLabel("자세한 내용"));
  await page.keyboard.press("Escape");
  await expect(report).toBeHidden();
  await seeFocus(menuButton(page));
}

async function findTalk(page: Page): Promise<void> {
  await goTo(page, "채팅");
  const words = page.getByRole("searchbox", { name: "대화에서 찾기" });
  await keyboard.write(words, "사다리차");
  await page.keyboard.press("Enter");
  const found = page.getByRole("list", { name: "찾은 대화" }).getByRole("link");
  await expect(found.locator("mark")).toHaveText("사다리차");
  await seeFocus(words);
  await keyboard.press(page.getByRole("link", { name: "모든 대화 보기" }));
  await expect(page.getByRole("list", { name: "대화", exact: true })).toBeVisible();
  await expect(words).toHaveValue("");
  await seeFocus(title(page));
  await keyboard.write(words, "사다리차");
  await page.keyboard.press("Enter");
  await keyboard.press(found);
  await expect(log(page).getByText(SAID)).toBeInViewport();
  await seeFocus(title(page));
}

async function readNotice(page: Page): Promise<void> {
  // A room has no bar on a phone.
  await goTo(page, "채팅");
  await goTo(page, "알림");
  const filter = page
    .getByRole("navigation", { name: "알림 필터" })
    .getByRole("link", { name: "견적", exact: true });
  await keyboard.press(filter);
  await expect(filter).toHaveAttribute("aria-current", "page");
  await seeFocus(filter);
  await keyboard.press(page.getByRole("list", { name: "알림" }).getByRole("link").first());
  await expect(page).not.toHaveURL(/notifications/);
  await seeFocus(title(page));
  await seeStopsToEnd(page);
  await page.goBack();
  await expect(filter).toHaveAttribute("aria-current", "page");
  await seeFocus(title(page));
}

async function switchChannel(page: Page): Promise<void> {
  await keyboard.press(page.getByRole("link", { name: "알림 설정" }));
  await expect(title(page)).toHaveText("알림 설정");
  await seeFocus(title(page));
  await seeStopsToEnd(page);
  const channel = page.getByRole("switch", { name: "대화 이메일" });
  await reach(channel);
  for (const state of [false, true]) {
    const saved = page.waitForResponse(/notification-settings/);
    await page.keyboard.press("Space");
    expect((await saved).ok()).toBe(true);
    await expect(channel).toBeChecked({ checked: state });
    await seeFocus(channel);
  }
}
