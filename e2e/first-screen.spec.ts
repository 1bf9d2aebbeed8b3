import type { Locator, Page } from "@playwright/test";
import { LATE_PARTS } from "#web/app/arrival/first-screen.ts";
import { arrive, expect, hydrated, rootHydrated, test } from "./journey.ts";

test.use({ viewport: { width: 360, height: 780 } });

// The rest of the page waits for the font: held, it shows what the page is like until then.
test("a page of arrival lays out its first screen, what is scrolled to, and then the rest", async ({
  page,
}) => {
  const letGo = await holdFont(page);
  await page.goto("/");
  await rootHydrated(page);
  const html = page.locator("html");
  await expect(html).toHaveAttribute("data-arriving");
  expect(await isLaidOut(page, "적힌 대로")).toBe(true);
  expect(await isLaidOut(page, "이렇게 진행돼요")).toBe(false);

  await move(page);
  await page.getByRole("heading", { name: "이렇게 진행돼요" }).scrollIntoViewIfNeeded();
  await expect.poll(() => isLaidOut(page, "이렇게 진행돼요")).toBe(true);
  await page.evaluate(() => scrollTo(0, 0));

  letGo();
  await expect(html).not.toHaveAttribute("data-arriving");
  expect(await isLaidOut(page, "고객이 읽은 견적에만")).toBe(true);
  expect(await page.locator("[style*=content-visibility]").count()).toBe(0);
});

test("all that waits on a page of arrival is laid out part by part in the end, and no part but those named", async ({
  page,
}) => {
  await arrive(page, "/search");
  const pro = await page.locator('a[href^="/pros/"]').first().getAttribute("href");
  expect(pro).not.toBeNull();
  const service = "/services/move-in-cleaning";
  for (const path of [
    "/",
    "/search",
    service,
    `${service}/11680`,
    "/categories/moving-cleaning",
    "/prices",
    "/prices/move-in-cleaning",
    pro ?? "",
  ]) {
    await arrive(page, path);
    const { waiting, laidOut, passedOver } = await page.evaluate(partsThatWait, LATE_PARTS);
    expect(waiting.length, path).toBeGreaterThan(1);
    expect(laidOut, path).toEqual(waiting);
    expect(passedOver, path).toEqual([]);
  }
});

test("a place further down is gone to among heights that are known", async ({ page }) => {
  await holdFont(page);
  const html = page.locator("html");
  await page.goto("/");
  await rootHydrated(page);
  await move(page);
  await page.getByRole("link", { name: "멤버십 보기" }).scrollIntoViewIfNeeded();
  await page.getByRole("link", { name: "멤버십 보기" }).click();
  await expect(plans(page)).toBeVisible();
  await expect(html).not.toHaveAttribute("data-arriving");
  await page.goBack();
  await expect(plans(page)).toBeHidden();
  await expect(page.getByRole("link", { name: "멤버십 보기" })).toBeInViewport();

  await page.reload();
  await expect(html).not.toHaveAttribute("data-arriving");
  await page.goto("/search#main");
  await expect(html).not.toHaveAttribute("data-arriving");
});

test("who reads on before the page lives stays there, and begins the next page at its top", async ({
  page,
}) => {
  const letGo = await hold(page, "**/assets/entry-client-*.js");
  const below = page.getByRole("link", { name: "멤버십 보기" });
  await page.goto("/", { waitUntil: "commit" });
  // What moves before the first picture is lost, as a person's own would be, who then moves again.
  await expect(async () => {
    await move(page);
    await expect(page.locator("html")).toHaveAttribute("data-arriving", "near", { timeout: 200 });
  }).toPass();
  await below.scrollIntoViewIfNeeded();
  const place = () => page.evaluate(() => scrollY);
  await expect.poll(place).toBeGreaterThan(500);

  letGo();
  await hydrated(page);
  await expect(page.locator("html")).not.toHaveAttribute("data-arriving");
  await expect(below).toBeInViewport();
  await below.click();
  await expect(plans(page)).toBeVisible();
  await expect.poll(place).toBe(0);

  await page.goBack();
  await expect(plans(page)).toBeHidden();
  await expect(below).toBeInViewport();
});

/** What shows that the next page stands there: its address does so before it is rendered. */
function plans(page: Page): Locator {
  return page.getByRole("heading", { level: 1, name: "고객이 읽은 견적에만" });
}

/** As whoever begins to read on. */
async function move(page: Page): Promise<void> {
  await page.mouse.move(180, 390);
  await page.mouse.wheel(0, 40);
}

/** Keeps the product's font back until the answer is called. */
function holdFont(page: Page): Promise<() => void> {
  return hold(page, "**/assets/*.woff2");
}

async function hold(page: Page, files: string): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await held.promise;
    await route.continue().catch(() => {});
  });
  return held.resolve;
}

function isLaidOut(page: Page, heading: string): Promise<boolean> {
  return page
    .getByRole("heading", { name: heading, includeHidden: true })
    .evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }));
}

/** Runs in a page: what its styles let wait, what the script finds of it, and what of its long lists neither names. */
function partsThatWait(parts: string) {
  document.documentElement.dataset.arriving = "near";
  const waits = (one: Element) => getComputedStyle(one).contentVisibility === "auto";
  const name = (one: Element) => `<${one.localName} class="${one.className}">`;
  const waiting = [...document.querySelectorAll("body *")].filter(waits);
  const inLists = [
    ...document.querySelectorAll(".defer-layout > *, .defer-layout > .contents > *"),
  ];
  return {
    waiting: waiting.map(name),
    laidOut: [...document.querySelectorAll(parts)].map(name),
    passedOver: inLists
      .filter((one) => !waits(one) && getComputedStyle(one).display !== "contents")
      .map(name),
  };
}
