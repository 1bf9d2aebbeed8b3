import type { Page } from "@playwright/test";
import { arrive, expect, hydrated, test } from "./journey.ts";
import { logIn, PASSWORD } from "./people.ts";
import { publish, sendQuote } from "./scene.ts";
import { checkAccess } from "./page-checks.ts";

// 경산시: no other journey works there.
const REGION = "47290";

const waiting = (page: Page) => page.getByRole("list", { name: "지금 할 일" });
const headline = (page: Page) =>
  page.getByRole("heading", { level: 1, name: "적힌 대로, 적힌 만큼." });

test("home begins with what waits, as it comes and goes, and is the plain one otherwise", async ({
  market,
  open,
}) => {
  const customer = await market.account({ name: "문가온" });
  const pro = await market.pro({ name: "여수 청소", regions: [REGION] });
  const page = await open(customer);
  await arrive(page, "/");
  await expect(headline(page)).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);

  const requestId = await publish(customer, REGION);
  await sendQuote(pro, requestId);
  const row = waiting(page).getByRole("link", { name: /읽지 않은 견적서가 1장 있어요/ });
  await expect(row).toContainText("견적 보기");
  await expect(page.getByRole("heading", { level: 1, name: "지금 할 일" })).toBeVisible();
  await expect(headline(page)).toHaveCount(0);
  await checkAccess(page);

  await row.click();
  await expect(page).toHaveURL(new RegExp(`/requests/${requestId}$`));
  const [sent] = (await pro.call("quotes.list")).items;
  await arrive(page, `/quote?id=${sent?.id ?? ""}`);
  await arrive(page, "/");
  await expect(headline(page)).toBeVisible();
  await expect(waiting(page)).toHaveCount(0);
});

test("a request begun on the device is gone on with from home", async ({ market, open }) => {
  const page = await open(await market.account({ name: "문나루" }));
  await arrive(page, "/request/move-in-cleaning");
  await page.getByRole("radio").first().click();
  await arrive(page, "/");
  await expect(headline(page)).toBeVisible();
  await waiting(page)
    .getByRole("link", { name: /이어서 쓰기/ })
    .click();
  await expect(page).toHaveURL(/\/request\/move-in-cleaning/);
});

test("a pro saved in the search stands on the list of saved ones until taken off", async ({
  market,
  open,
  page: anonymous,
}) => {
  const pro = await market.pro({ name: "찜해볼고수", regions: [REGION] });
  const page = await open(await market.account({ name: "문다솜" }));
  await arrive(page, "/search?q=찜해볼고수");
  const button = page.getByRole("button", { name: "찜해볼고수 찜하기" });
  await expect(button).toHaveAttribute("aria-pressed", "false");
  // The button says so at once, before the server has it.
  const saved = page.waitForResponse((answer) => answer.request().method() === "PUT");
  await button.click();
  await expect(button).toHaveAttribute("aria-pressed", "true");
  await saved;
  await arrive(page, `/pros/${pro.proId}`);
  await expect(button).toHaveAttribute("aria-pressed", "true");

  await arrive(page, "/me/saved-pros");
  const list = page.getByRole("list", { name: "찜한 고수" });
  await expect(list.getByRole("link", { name: "찜해볼고수" })).toBeVisible();
  await checkAccess(page);
  await button.click();
  await expect(page.getByText("아직 찜한 고수가 없어요")).toBeVisible();

  await arrive(anonymous, `/pros/${pro.proId}`);
  await anonymous.getByRole("button", { name: "찜해볼고수 찜하기" }).click();
  await expect(anonymous).toHaveURL(/\/login\?next=%2Fpros%2F/);
  await hydrated(anonymous);
  const person = await market.account({ name: "오나중" });
  await market.givePassword(person, PASSWORD);
  await logIn(anonymous, person.email);
  await expect(anonymous).toHaveURL(/\/pros\//);
  await expect(
    anonymous.getByRole("button", { name: "찜해볼고수 찜하기", pressed: true }),
  ).toBeVisible();
});
