import type { Page } from "@playwright/test";
import { arrive, expect, hydrated, loseOnce, mark, test } from "./journey.ts";
import { MOST_SHIFT, nextFrame, sumShifts } from "./layout-shift.ts";

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
  // What is around the page comes with its first use.
  const frame = page.waitForResponse(/\/assets\/frame-parts-[^/]*\.js/);
  await page.mouse.wheel(0, 40);
  await frame;
  await hydrated(page);
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

test("what stands in for a late page begins at its top, without the footer", async ({ page }) => {
  const gate = Promise.withResolvers<void>();
  await arrive(page, "/services/move-in-cleaning");
  await page.route("**/api2/services/**", (route) => gate.promise.then(() => route.continue()));
  await page.locator('main section a[href^="/services/"]:visible').last().click();
  const standIn = page.locator("[data-pending]");
  await expect(standIn).toBeVisible();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(page.getByRole("contentinfo")).toBeHidden();
  gate.resolve();
  await expect(standIn).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeVisible();
});

const MOVES = [
  { from: "/", link: 'a[href="/me"]', latest: ["이용 중", "결제 수단", "크레딧 묶음"] },
  { from: "/pro/requests", link: 'a[href^="/quote?request_id="]', latest: ["템플릿 불러오기"] },
];

for (const { from, link, latest } of MOVES) {
  test(`what a pro moves to from ${from} stays where it is once it is shown`, async ({
    market,
    open,
  }) => {
    const page = await open(await market.demo("pro@demo.somssi.kr"));
    await page.setViewportSize({ width: 1_280, height: 800 });
    await page.addInitScript(sumShifts);
    // A request of another journey that comes in meanwhile moves a list, and rightly so.
    await page.route("**/events?*", (route) => route.abort("aborted"));
    await arrive(page, from);
    await page.evaluate(() => (window.shift = 0));
    // The oldest: a request of another journey may be closed before the page asks for it.
    await page.locator(`${link}:visible`).last().click();
    for (const text of latest) await expect(page.getByText(text, { exact: true })).toBeVisible();
    await nextFrame(page);
    expect(await page.evaluate(() => window.shift)).toBeLessThanOrEqual(MOST_SHIFT);
  });
}
