import { devices, type Page } from "@playwright/test";
import { arrive, expect, test } from "./journey.ts";

const hint = (page: Page) => page.getByRole("complementary", { name: "홈 화면에 추가" });

test("who comes back may put the product on the home screen, or hear no more of it", async ({
  context,
  page,
  request,
}) => {
  // The browser decides when it offers that; the tests' one never does.
  await context.addInitScript(() => {
    addEventListener("load", () => {
      const offer = new Event("beforeinstallprompt", { cancelable: true });
      dispatchEvent(Object.assign(offer, { prompt: async () => void (document.title = "asked") }));
    });
  });
  await arrive(page, "/");
  await page.waitForFunction(() => localStorage.getItem("somssi.install.visits") === "1");
  await page.reload();
  await page.waitForFunction(() => "installPrompt" in window);
  await expect(hint(page)).toHaveCount(0);

  const second = await context.newPage();
  await arrive(second, "/");
  await expect(hint(second)).toContainText("홈 화면에 두면 앱처럼 바로 열 수 있어요.");
  await hint(second).getByRole("button", { name: "홈 화면에 추가" }).click();
  await expect(second).toHaveTitle("asked");
  await expect(hint(second)).toHaveCount(0);

  const third = await context.newPage();
  await arrive(third, "/");
  await hint(third).getByRole("button", { name: "다시 보지 않기" }).click();
  await expect(hint(third)).toHaveCount(0);
  await third.reload();
  await third.waitForFunction(() => "installPrompt" in window);
  await expect(hint(third)).toHaveCount(0);

  const link = page.locator('link[rel="manifest"]');
  const manifest = await request.get((await link.getAttribute("href")) ?? "");
  const { icons, start_url } = (await manifest.json()) as {
    icons: { src: string; purpose?: string }[];
    start_url: string;
  };
  expect([start_url, icons.some(({ purpose }) => purpose === "maskable")]).toEqual(["/", true]);
  const apple = await page.locator('link[rel="apple-touch-icon"]').getAttribute("href");
  for (const src of [...icons.map((icon) => icon.src), apple ?? ""]) {
    const icon = await request.get(src);
    expect([src, icon.status(), icon.headers()["content-type"]]).toEqual([src, 200, "image/png"]);
  }
});

test.describe("on an iPhone", () => {
  test.use({ userAgent: devices["iPhone 15"].userAgent });

  test("which never asks, it is told how it is done by hand", async ({ context, page }) => {
    await arrive(page, "/");
    await page.waitForFunction(() => localStorage.getItem("somssi.install.visits") === "1");
    const second = await context.newPage();
    await arrive(second, "/");
    await expect(hint(second)).toContainText("공유 메뉴에서 ‘홈 화면에 추가’를 누르면");
    await expect(hint(second).getByRole("button")).toHaveText(["다시 보지 않기"]);
  });
});
