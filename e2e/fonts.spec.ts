import { arrive, expect, test } from "./journey.ts";

test.describe("a phone", () => {
  test.use({ viewport: { width: 360, height: 800 } });

  test("reads its first page in its own font, and all after it in the product's", async ({
    page,
  }) => {
    await arrive(page, "/");
    const html = page.locator("html");
    await page.waitForFunction(() => "putOnFont" in window);
    await expect(html).not.toHaveAttribute("data-fonts");
    await page.getByRole("link", { name: "모든 서비스" }).first().click();
    await expect(html).toHaveAttribute("data-fonts", "");
    await arrive(page, "/prices");
    await expect(html).toHaveAttribute("data-fonts", "");
  });
});

test("a desk changes to the product's font once all its parts are there", async ({ page }) => {
  await arrive(page, "/");
  await expect(page.locator("html")).toHaveAttribute("data-fonts", "");
  const family = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
  expect(family).toContain("Pretendard Variable");
});
