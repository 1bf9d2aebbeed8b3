import type { Response } from "@playwright/test";
import { arrive, expect, test } from "./journey.ts";

const KB = 1024;

// With what they fetch by themselves once they live: the hint to install, the part for photos.
for (const { name, path, most } of [
  { name: "first page", path: "/", most: 123.7 },
  { name: "search", path: "/search?q=청소", most: 120 },
  { name: "service page", path: "/services/move-in-cleaning", most: 120 },
  { name: "price page", path: "/prices/move-in-cleaning", most: 120 },
  { name: "request form", path: "/request/move-in-cleaning", most: 168.5 },
]) {
  test(`the ${name}'s JavaScript stays small and carries no validation library`, async ({
    page,
    request,
  }) => {
    const scripts: Response[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() === "script") scripts.push(response);
    });
    await arrive(page, path);
    const urls = [...new Set(scripts.map((script) => script.url()))];
    expect(urls.length).toBeGreaterThan(0);

    let transferred = 0;
    const withValidation: string[] = [];
    for (const url of urls) {
      const answer = await request.get(url, { headers: { "accept-encoding": "gzip" } });
      expect(answer.headers()["content-encoding"], url).toBe("gzip");
      expect(answer.headers()["cache-control"], url).toContain("immutable");
      transferred += Number(answer.headers()["content-length"]);
      if (/ZodError|_zod\b/.test(await answer.text())) withValidation.push(url);
    }
    expect(withValidation).toEqual([]);
    expect(transferred / KB, "KB of JavaScript, gzip").toBeLessThanOrEqual(most);
  });
}

test("the home page goes from edge to edge of a wide screen", async ({ page }) => {
  await page.setViewportSize({ width: 1_920, height: 900 });
  await arrive(page, "/");
  const band = page
    .getByRole("main")
    .locator("div")
    .filter({
      has: page.getByRole("heading", { level: 1 }),
    });
  const screen = await page.evaluate(() => document.documentElement.clientWidth);
  const widths = await band.evaluateAll((all) =>
    all
      .filter((one) => getComputedStyle(one).borderBottomWidth !== "0px")
      .map((one) => [one.getBoundingClientRect().x, one.getBoundingClientRect().width]),
  );
  expect(widths).toEqual([[0, screen]]);
});

test("a link that a pointer rests on brings the next page's code, and no data that matters", async ({
  page,
}) => {
  const asked: string[] = [];
  const coming = page.waitForResponse((response) => /\/login-page-/.test(response.url()));
  await arrive(page, "/");
  // The pictures that it still fetches are its own.
  await page.waitForLoadState("networkidle");
  page.on("request", (request) => {
    const isData =
      request.resourceType() !== "image" && /\/(api|api2|login-xhr)\//.test(request.url());
    if (isData) asked.push(request.url());
  });
  await page.getByRole("link", { name: "로그인" }).hover();
  expect((await coming).status()).toBe(200);
  expect(asked).toEqual([]);
});
