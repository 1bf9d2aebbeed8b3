import type { Browser, Page } from "@playwright/test";
import { hasProductFont } from "#test/has-product-font.ts";
import { arrive, expect, hydrated, test } from "./journey.ts";
import { MOST_SHIFT, sumShifts } from "./layout-shift.ts";

const WIDTHS = [360, 1280];

test.describe.configure({ mode: "parallel" });

for (const width of WIDTHS) {
  test(`first pages are read in the product's font and no line moves, at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(sumShifts);
    await page.goto("/search");
    const pro = await page.locator('a[href^="/pros/"]').first().getAttribute("href");
    const service = "/services/move-in-cleaning";
    const pages = ["/", "/search", service, "/prices/move-in-cleaning", pro ?? ""];
    for (const path of pages) {
      await page.addInitScript(() => localStorage.removeItem("fonts"));
      await arrive(page, path);
      await fontDecided(page);
      test.skip(await drawsInUnknownFont(page), "none of the fitted fonts draws Korean here");
      expect(await page.evaluate(hasProductFont), path).toBe(true);
      const { device, product, takenAway } = await page.evaluate(heightInBothFonts);
      expect(takenAway, path).toBeGreaterThan(0);
      const apart = Math.abs(device / product - 1);
      expect(apart, `${path}, in the device's font and in ours`).toBeLessThan(0.01);
      expect(await page.evaluate(() => window.shift), path).toBeLessThanOrEqual(MOST_SHIFT);
    }
  });
}

test("a first page needs one file of the product's font, and parts for others' words alone", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await arrive(page, "/prices");
  await fontDecided(page);
  expect(asked.filter((url) => url.endsWith(".woff2"))).toEqual([
    expect.stringMatching(/\/assets\/somssi-sans-[\w-]+\.woff2$/),
  ]);
});

test("the font is put on in one layout of the page", async ({ page, browser }) => {
  test.skip(await drawsInUnknownFont(page), "none of the fitted fonts draws Korean here");
  expect(await layoutsForTheFont(page, browser)).toHaveLength(1);
});

test("what others wrote stays in the device's font when its part of the font does not come", async ({
  page,
}) => {
  await page.route("**/PretendardVariable*", (route) => route.abort("aborted"));
  await page.goto("/search");
  await fontDecided(page);
  test.skip(await drawsInUnknownFont(page), "none of the fitted fonts draws Korean here");
  expect(await page.evaluate(hasProductFont)).toBe(true);
});

test("on a device whose font is none of those fitted, the first page stays in it until the next", async ({
  page,
  browser,
}) => {
  await page.route("**/assets/*.css", async (route) => {
    const answer = await route.fetch();
    const css = await answer.text();
    await route.fulfill({
      response: answer,
      body: css.replaceAll(/local\([^)]*\)/g, "local(none)"),
    });
  });
  expect(await layoutsForTheFont(page, browser)).toEqual([]);
  expect(await page.evaluate(hasProductFont)).toBe(false);
  await page.getByRole("link", { name: "모든 서비스" }).first().click();
  await expect.poll(() => page.evaluate(hasProductFont)).toBe(true);
  await arrive(page, "/prices");
  await expect.poll(() => page.evaluate(hasProductFont)).toBe(true);
});

/** The layouts of all of home from when the font's files come until its font is decided. */
async function layoutsForTheFont(page: Page, browser: Browser) {
  const held = Promise.withResolvers<void>();
  await page.route("**/assets/*.woff2", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto("/");
  await hydrated(page);
  await page.evaluate(() => new Promise((go) => void requestAnimationFrame(() => setTimeout(go))));
  await browser.startTracing(page, { categories: ["devtools.timeline"] });
  held.resolve();
  await fontDecided(page);
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const layouts = trace.traceEvents.flatMap(({ name, args }) =>
    name === "Layout" && args.beginData ? [args.beginData] : [],
  );
  expect(layouts.length, "layouts in the trace").toBeGreaterThan(0);
  return layouts.filter(({ dirtyObjects, totalObjects }) => dirtyObjects > 0.9 * totalObjects);
}

/** What a browser tells of one layout: how many of the page's objects it was asked to lay out. */
interface TraceEvent {
  name: string;
  args: { beginData?: { dirtyObjects: number; totalObjects: number } };
}

async function fontDecided(page: Page): Promise<void> {
  await page.waitForFunction(
    () => "putOnFont" in window && !("arriving" in document.documentElement.dataset),
  );
}

/** A machine without Korean draws boxes, narrower than any syllable; Noto's and Apple's syllables are of these widths. */
function drawsInUnknownFont(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const pen = document.createElement("canvas").getContext("2d");
    if (!pen) return false;
    pen.font = "100px sans-serif";
    const { width } = pen.measureText("가");
    return width > 62 && ![92, 86.5].some((known) => Math.abs(known - width) < 1);
  });
}

/** How long the page is: in a font that does not fit, dozens of lines break elsewhere. */
function heightInBothFonts() {
  const product = document.documentElement.scrollHeight;
  const faces = [...document.fonts].filter(({ status }) => status === "loaded");
  const ours = faces.filter(({ family }) => /Somssi|Pretendard Variable/.test(family));
  const takenAway = ours.filter((face) => document.fonts.delete(face)).length;
  const device = document.documentElement.scrollHeight;
  for (const face of ours) document.fonts.add(face);
  return { device, product, takenAway };
}
