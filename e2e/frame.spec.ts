import { arrive, expect, hydrated, loseOnce, mark, test } from "./journey.ts";
import { nextFrame } from "./layout-shift.ts";

const CODE = /\/assets\/frame-parts-[^/]*\.js/;

test.use({ viewport: { width: 360, height: 780 } });

test("the code of what stands around a page comes when the person first does something", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (CODE.test(request.url())) asked.push(request.url());
  });
  await page.goto("/prices/move-in-cleaning", { waitUntil: "networkidle" });
  await hydrated(page);
  // As the browser itself says of a mouse that rests where the page has come to stand.
  await page.evaluate(() => dispatchEvent(new PointerEvent("pointermove")));
  await nextFrame(page);
  expect(asked).toEqual([]);
  const coming = page.waitForResponse(CODE);
  await page.mouse.wheel(0, 40);
  await coming;
  await expect(page.getByRole("banner").locator("xpath=..")).not.toHaveAttribute("data-waiting");
});

for (const { place, name, path } of [
  { place: "contentinfo", name: "서비스별 가격", path: "/prices" },
  { place: "navigation", name: "내 정보", path: "/login?next=%2Fme" },
] as const) {
  test(`a link around the page leads to ${path} inside the app while its code is late`, async ({
    page,
  }) => {
    const gate = Promise.withResolvers<void>();
    await page.route(CODE, (route) => gate.promise.then(() => route.continue()));
    await arrive(page, "/");
    const isSamePage = await mark(page);
    const asked = page.waitForRequest(CODE);
    await page.getByRole(place).getByRole("link", { name }).last().click();
    await asked;
    gate.resolve();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    expect(await isSamePage()).toBe(true);
  });
}

test("the way back above a page is gone when its code has come", async ({ page, baseURL }) => {
  const gate = Promise.withResolvers<void>();
  await page.route(CODE, (route) => gate.promise.then(() => route.continue()));
  await page.goto("/prices/move-in-cleaning", { referer: `${baseURL}/prices` });
  await hydrated(page);
  const asked = page.waitForRequest(CODE);
  await page.getByRole("button", { name: "뒤로 가기" }).click();
  await asked;
  await expect(page).toHaveURL("/prices/move-in-cleaning");
  gate.resolve();
  await expect(page).toHaveURL("/prices");
});

test("where the code around a page is lost the browser itself moves on", async ({
  guard,
  page,
}) => {
  await loseOnce(page, CODE);
  await arrive(page, "/");
  const isSamePage = await mark(page);
  await page.getByRole("contentinfo").getByRole("link", { name: "서비스별 가격" }).click();
  await expect(page).toHaveURL("/prices");
  await hydrated(page);
  expect(await isSamePage()).toBe(false);
  guard.forget(CODE);
});
