import { connectTo } from "#server/platform/database/connect-to.ts";
import { readConfig } from "#server/config/config.ts";
import { openProductDatabase } from "#server/open-database.ts";
import { deleteProductData, startProduct } from "#test/product.ts";
import { arrive, expect, hydrated, test } from "./journey.ts";
import { checkAccess, checkAnswer, checkOutline, checkWidth } from "./page-checks.ts";

const nobody = { authenticated: false, userType: "visitor" } as const;

test("a missing page says so in Korean and shows the way on", async ({ page, guard }) => {
  guard.allow(404, "/nowhere");
  await checkAnswer(page, await arrive(page, "/nowhere"), { status: 404, visitor: nobody });
  await expect(page).toHaveTitle("찾는 화면이 없어요 · 솜씨");
  await page.getByRole("link", { name: "홈으로 가기" }).click();
  await expect(page).toHaveTitle(/^솜씨 · /);
});

test("a page that fails says so in Korean, and works again once it can", async ({ page }) => {
  const product = await startProduct({ env: { SEED: "none" } });
  const config = readConfig({ DATA_DIR: product.dataDir });
  const { ownerUrl, close } = await openProductDatabase(config, () => undefined);
  const owner = connectTo(ownerUrl, { max: 1, onnotice: () => undefined });
  try {
    await owner`ALTER TABLE services RENAME TO services_away`;
    const answer = await arrive(page, `${product.origin}/services/move-in-cleaning`);
    await checkAnswer(page, answer, { status: 500, visitor: nobody });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("화면을 불러오지 못했어요");
    await expect(page.getByText(/^문의 번호 /)).toBeVisible();
    await expect(page.getByRole("banner")).toBeVisible();
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await checkOutline(page);
    await checkWidth(page);
    await checkAccess(page);

    await owner`ALTER TABLE services_away RENAME TO services`;
    await page.getByRole("button", { name: "다시 시도" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("입주청소");
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("입주청소");
  } finally {
    await owner.end();
    await close();
    await page.context().close();
    await product.stop();
    await deleteProductData(product.dataDir);
  }
});

test("a page whose own code breaks leaves the frame alive, names its request and goes on", async ({
  page,
  guard,
}) => {
  const answer = await arrive(page, "/");
  const address = "**/api2/services/*";
  // An answer that the page cannot render.
  await page.route(address, (route) => route.fulfill({ json: {} }));
  await page.locator('main a[href^="/services/"]').first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("화면을 불러오지 못했어요");
  const id = /desc="([^"]+)"/.exec((await answer?.headerValue("server-timing")) ?? "")?.[1];
  expect(id).toMatch(/^[0-9a-f-]{36}$/);
  await expect(page.getByText(`문의 번호 ${id}`)).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toBeVisible();

  await page.unroute(address);
  await page.getByRole("button", { name: "다시 시도" }).click();
  await expect(page.getByRole("link", { name: "견적 받기" }).first()).toBeVisible();
  await page.getByRole("link", { name: "솜씨" }).first().click();
  await expect(page).toHaveTitle(/^솜씨 · /);
  guard.forget(/TypeError/);
});
