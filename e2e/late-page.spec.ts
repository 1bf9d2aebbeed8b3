import type { Page } from "@playwright/test";
import { arrive, expect, hydrated, loseOnce, mark, test } from "./journey.ts";

// The filters stand behind a button there.
test.use({ viewport: { width: 360, height: 780 } });

const SERVICE = /\/assets\/service-route-page-[^/]*\.js/;
const SEARCH = /\/assets\/search-route-page-[^/]*\.js/;

/** What is asked for from now on that fits. */
function asking(page: Page, code: RegExp): string[] {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (code.test(request.url())) asked.push(request.url());
  });
  return asked;
}

test("a page that stays as it was written fetches no code, and its links lead on inside the app", async ({
  page,
}) => {
  const asked = asking(page, SERVICE);
  await arrive(page, "/services/move-in-cleaning");
  await page.mouse.wheel(0, 40);
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  const isSamePage = await mark(page);
  const heading = page.getByRole("heading", { level: 1 });
  const before = await heading.textContent();
  await page.locator('main section a[href^="/services/"]:visible').last().click();
  await expect(heading).not.toHaveText(before ?? "");
  await expect(heading).toHaveText(/ 견적$/);
  await page.goBack();
  await expect(heading).toHaveText(before ?? "");
  expect(asked).not.toEqual([]);
  expect(await isSamePage()).toBe(true);
});

test("a page that is read first has its code when the person does something", async ({ page }) => {
  const asked = asking(page, SEARCH);
  await page.goto("/search?q=청소", { waitUntil: "networkidle" });
  await hydrated(page);
  expect(asked).toEqual([]);
  const coming = page.waitForResponse(SEARCH);
  await page.getByRole("button", { name: /^필터/ }).click();
  await coming;
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("a link of a page whose code is late leads on inside the app", async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await page.route(SEARCH, (route) => gate.promise.then(() => route.continue()));
  await arrive(page, "/search?q=청소");
  const isSamePage = await mark(page);
  const asked = page.waitForRequest(SEARCH);
  await page.locator('main a[href^="/pros/"]').first().click();
  await asked;
  gate.resolve();
  await expect(page).toHaveURL(/\/pros\//);
  expect(await isSamePage()).toBe(true);
});

test("where a page's code is lost the browser itself moves on", async ({ guard, page }) => {
  await loseOnce(page, SEARCH);
  await arrive(page, "/search?q=청소");
  const isSamePage = await mark(page);
  await page.locator('main a[href^="/pros/"]').first().click();
  await expect(page).toHaveURL(/\/pros\//);
  await hydrated(page);
  expect(await isSamePage()).toBe(false);
  guard.forget(SEARCH);
});
