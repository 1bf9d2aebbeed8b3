import type { Page } from "@playwright/test";
import { arrive, expect, test } from "./journey.ts";
import { checkAccess } from "./page-checks.ts";

/** The kit's own page, which has one button for each message. */
async function arriveAtKit(page: Page, baseURL: string | undefined): Promise<void> {
  await arrive(page, `${(baseURL ?? "").replace("//localhost", "//local.localhost")}/dev/ui`);
}

const TOLD = "연결이 끊겼어요. 쓰던 글은 그대로 있어요.";

test("a message is told in a living region, and closes by its button", async ({
  page,
  baseURL,
}) => {
  await arriveAtKit(page, baseURL);
  await page.getByRole("button", { name: "토스트" }).click();
  const region = page.getByRole("region", { name: "알림", exact: true });
  await expect(region).toHaveAttribute("aria-live", "polite");
  // It stays as long as a pointer rests on it.
  await region.getByText(TOLD).hover();
  await checkAccess(page);
  await region.getByRole("button", { name: "알림 닫기" }).click();
  await expect(region.getByText(TOLD)).toBeHidden();
});

test("a message is reached, acted on and left by keyboard", async ({ page, baseURL }) => {
  await arriveAtKit(page, baseURL);
  await page.getByRole("button", { name: "위험한 일 묻기" }).click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("button").last().click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("초안을 지웠어요.")).toBeVisible();
  await page.keyboard.press("F6");
  const undo = page.getByRole("button", { name: "되돌리기" });
  for (let stop = 0; stop < 3 && !(await isFocused(undo)); stop++) await page.keyboard.press("Tab");
  await expect(undo).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("되돌렸어요.")).toBeVisible();
  await expect(page.getByText("초안을 지웠어요.")).toBeHidden();
});

const isFocused = (locator: ReturnType<Page["getByRole"]>) =>
  locator.evaluate((element) => element === document.activeElement);

test("no more than three messages stand at once", async ({ page, baseURL }) => {
  await arriveAtKit(page, baseURL);
  for (let told = 1; told <= 4; told++) await page.getByRole("button", { name: "토스트" }).click();
  await expect(page.getByText(TOLD)).toHaveCount(4);
  // Pointed at, they stay.
  await page.getByText(TOLD).first().hover();
  await expect(page.getByText(TOLD).filter({ visible: true })).toHaveCount(3);
});

test("without what shows them the words of a message still come", async ({
  guard,
  page,
  baseURL,
}) => {
  await arriveAtKit(page, baseURL);
  const code = /\/assets\/toast-layer-/;
  await page.route(code, (route) => route.abort("failed"));
  await page.getByRole("button", { name: "토스트" }).click();
  await expect(page.getByRole("status").filter({ hasText: TOLD })).toBeVisible();
  guard.forget(code);
});
