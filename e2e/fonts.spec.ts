import type { Page } from "@playwright/test";
import { arrive, expect, test } from "./journey.ts";
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
      await expect(page.locator("html"), path).toHaveAttribute("data-fonts", "");
      const { device, product } = await page.evaluate(heightInBothFonts);
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

test("on a device whose font is none of those fitted, the first page stays in it until the next", async ({
  page,
}) => {
  await page.route("**/assets/*.css", async (route) => {
    const answer = await route.fetch();
    const css = await answer.text();
    await route.fulfill({
      response: answer,
      body: css.replaceAll(/local\([^)]*\)/g, "local(none)"),
    });
  });
  await arrive(page, "/");
  await fontDecided(page);
  const html = page.locator("html");
  await expect(html).not.toHaveAttribute("data-fonts");
  await page.getByRole("link", { name: "모든 서비스" }).first().click();
  await expect(html).toHaveAttribute("data-fonts", "");
  await arrive(page, "/prices");
  await expect(html).toHaveAttribute("data-fonts", "");
});

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
  const root = document.documentElement;
  const product = root.scrollHeight;
  delete root.dataset.fonts;
  const device = root.scrollHeight;
  root.dataset.fonts = "";
  return { device, product };
}
