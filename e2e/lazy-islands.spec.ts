import { expect, rootHydrated, hydrated, loseOnce } from "./journey.ts";
import { test } from "./page-test.ts";

const CODE = /\/assets\/pro-islands-[^/]*\.js/;
const PAGE = /\/assets\/pro-route-page-[^/]*\.js/;
const CHECK = { name: "확인하기", exact: true };

test("an island further down has its code when somebody comes near it, and not before", async ({
  page,
  scene,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (CODE.test(request.url())) asked.push(request.url());
  });
  // Low enough for a pro who has little to show yet.
  await page.setViewportSize({ width: 360, height: 320 });
  await page.goto(`/pros/${scene.pro.proId}`, { waitUntil: "networkidle" });
  await hydrated(page);
  expect(asked).toEqual([]);
  // The page's own code comes with the first use.
  const used = page.waitForResponse(PAGE);
  await page.mouse.move(180, 160);
  await used;
  await hydrated(page);
  expect(asked).toEqual([]);
  const coming = page.waitForRequest(CODE);
  await page.getByRole("button", CHECK).scrollIntoViewIfNeeded();
  await coming;
  await hydrated(page);
  await page.getByRole("button", CHECK).click();
  await expect(page.getByRole("button", { name: "다시 확인하기" })).toBeVisible();
});

test("the header's search field fetches no code on a phone, which does not show it", async ({
  page,
}) => {
  const code = /\/assets\/search-box-[^/]*\.js/;
  const asked: string[] = [];
  page.on("request", (request) => {
    if (code.test(request.url())) asked.push(request.url());
  });
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto("/services/move-in-cleaning", { waitUntil: "networkidle" });
  await hydrated(page);
  const frame = page.waitForResponse(/\/assets\/frame-parts-[^/]*\.js/);
  await page.mouse.move(180, 390);
  await frame;
  await hydrated(page);
  expect(asked).toEqual([]);
  const coming = page.waitForRequest(code);
  await page.setViewportSize({ width: 1_280, height: 780 });
  await coming;
});

test("an island whose code is late works off what was pressed in it meanwhile", async ({
  page,
  scene,
}) => {
  let send = () => {};
  const sent = new Promise<void>((resolve) => (send = resolve));
  await page.route(CODE, (route) => sent.then(() => route.continue()));
  const asked = page.waitForRequest(CODE);
  await page.goto(`/pros/${scene.pro.proId}`);
  await rootHydrated(page);
  await page.getByRole("button", CHECK).click();
  await asked;
  await expect(page.getByRole("button", CHECK)).toHaveCSS("opacity", "0.6");
  send();
  await expect(page.getByRole("button", { name: "다시 확인하기" })).toHaveCSS("opacity", "1");
});

test("an island whose code is late keeps what was chosen in it meanwhile", async ({ page }) => {
  const code = /\/assets\/search-islands-[^/]*\.js/;
  let send = () => {};
  const sent = new Promise<void>((resolve) => (send = resolve));
  await page.route(code, (route) => sent.then(() => route.continue()));
  const asked = page.waitForRequest(code);
  await page.goto("/search?q=청소");
  await rootHydrated(page);
  await page.mouse.move(180, 390);
  await asked;
  await page.getByRole("combobox", { name: "정렬" }).selectOption("후기 많은 순");
  send();
  await page.waitForURL(/sort=reviews/);
  await expect(page.getByRole("combobox", { name: "정렬" })).toHaveValue("reviews");
});

test("what is sent in the moment in which an island comes to life is sent as it was typed", async ({
  page,
}) => {
  const code = /\/assets\/filter-column-[^/]*\.js/;
  let send = () => {};
  const sent = new Promise<void>((resolve) => (send = resolve));
  await page.route(code, (route) => sent.then(() => route.continue()));
  await page.goto("/search?q=청소");
  await rootHydrated(page);
  const least = page.getByRole("textbox", { name: "가장 낮은 금액" });
  const asked = page.waitForRequest(code);
  await least.fill("90000");
  await asked;
  await least.evaluate((field: HTMLInputElement) => {
    // React sets it to what the code knows; then this runs before anything else does.
    new MutationObserver((_, watch) => {
      watch.disconnect();
      field.form?.requestSubmit();
    }).observe(field, { attributeFilter: ["value"] });
  });
  send();
  await page.waitForURL(/min_price=90000$/);
  await expect(least).toHaveValue("90,000");
});

test("what is sent once the page lives is sent as it was typed before", async ({ page }) => {
  let send = () => {};
  const sent = new Promise<void>((resolve) => (send = resolve));
  await page.route(/\/assets\/entry-client-[^/]*\.js/, (route) =>
    sent.then(() => route.continue()),
  );
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("main").getByRole("combobox").fill("청소");
  send();
  await rootHydrated(page);
  await page.keyboard.press("Enter");
  await page.waitForURL(`/search?q=${encodeURIComponent("청소")}`);
});

// Before any code of ours runs, and while the page waits for more of it.
for (const late of ["entry-client", "later-routes"]) {
  test(`of radio buttons the last one pressed before ${late} comes counts`, async ({ page }) => {
    const code = new RegExp(`/assets/${late}-[^/]*\\.js`);
    let send = () => {};
    const sent = new Promise<void>((resolve) => (send = resolve));
    await page.route(code, (route) => sent.then(() => route.continue()));
    const asked = page.waitForRequest(code);
    await page.goto("/membership/plans", { waitUntil: "commit" });
    await asked;
    const lessons = page.getByRole("radio", { name: "레슨·취업" });
    const design = page.getByRole("radio", { name: "시공·디자인" });
    for (const one of [lessons, design, lessons]) await one.dispatchEvent("click");
    // React hears of it by a press.
    const heard = page.evaluate(
      () =>
        new Promise((hear) =>
          addEventListener("click", ({ target }) => hear((target as HTMLInputElement).value), true),
        ),
    );
    send();
    expect(await heard).toBe("T1");
    await expect(lessons).toBeChecked();
  });
}

test("an island whose code failed to come stays as it was rendered, and a press in it loads the page anew", async ({
  guard,
  page,
  scene,
}) => {
  await loseOnce(page, CODE);
  const failed = page.waitForEvent("requestfailed");
  await page.goto(`/pros/${scene.pro.proId}`);
  await rootHydrated(page);
  await page.mouse.wheel(0, 40);
  await page.getByRole("button", CHECK).scrollIntoViewIfNeeded();
  await failed;
  const anew = page.waitForEvent("load");
  await page.getByRole("button", CHECK).click();
  await anew;
  await hydrated(page);
  await page.getByRole("button", CHECK).click();
  await expect(page.getByRole("button", { name: "다시 확인하기" })).toBeVisible();
  guard.forget(CODE);
});
