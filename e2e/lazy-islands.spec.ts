import { expect, rootHydrated, hydrated } from "./journey.ts";
import { test } from "./page-test.ts";

const CODE = /\/assets\/pro-islands-[^/]*\.js/;
const CHECK = { name: "확인하기", exact: true };

test("an island whose code is late works off what was pressed in it meanwhile", async ({
  page,
  scene,
}) => {
  let send = () => {};
  const sent = new Promise<void>((resolve) => (send = resolve));
  await page.route(CODE, (route) => sent.then(() => route.continue()));
  const asked = page.waitForRequest(CODE);
  await page.goto(`/pros/${scene.pro.proId}`);
  await asked;
  await rootHydrated(page);
  await page.getByRole("button", CHECK).click();
  send();
  await expect(page.getByRole("button", { name: "다시 확인하기" })).toBeVisible();
});

test("an island whose code is late keeps what was chosen in it meanwhile", async ({ page }) => {
  const code = /\/assets\/search-islands-[^/]*\.js/;
  let send = () => {};
  const sent = new Promise<void>((resolve) => (send = resolve));
  await page.route(code, (route) => sent.then(() => route.continue()));
  const asked = page.waitForRequest(code);
  await page.goto("/search?q=청소");
  await asked;
  await rootHydrated(page);
  await page.getByRole("combobox", { name: "정렬" }).selectOption("후기 많은 순");
  send();
  await page.waitForURL(/sort=reviews/);
  await expect(page.getByRole("combobox", { name: "정렬" })).toHaveValue("reviews");
});

test("an island whose code failed to come stays as it was rendered, and a press in it loads the page anew", async ({
  guard,
  page,
  scene,
}) => {
  await page.route(CODE, (route) => route.abort("failed"), { times: 1 });
  const failed = page.waitForEvent("requestfailed");
  await page.goto(`/pros/${scene.pro.proId}`);
  await failed;
  await rootHydrated(page);
  const anew = page.waitForEvent("load");
  await page.getByRole("button", CHECK).click();
  await anew;
  await hydrated(page);
  await page.getByRole("button", CHECK).click();
  await expect(page.getByRole("button", { name: "다시 확인하기" })).toBeVisible();
  guard.forget(CODE);
});
