import type { Locator } from "@playwright/test";
import { arrive, expect, test } from "./journey.ts";

const TOOLS = { name: "개발", exact: true };

/** The same product under another name of this machine. */
function under(hostname: string, baseURL: string | undefined): string {
  const url = new URL(baseURL ?? "");
  url.hostname = hostname;
  return url.origin;
}

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("nothing to measure");
  return box;
}

test("development tooling shows where the address contains local., and nowhere else", async ({
  page,
  baseURL,
}) => {
  await arrive(page, `${under("local.localhost", baseURL)}/popular-services`);
  await expect(page.getByRole("button", TOOLS)).toBeVisible();
  const loaded: string[] = [];
  page.on("request", (request) => loaded.push(request.url()));
  await arrive(page, `${under("127.0.0.1", baseURL)}/popular-services`);
  await page.getByRole("link", { name: "솜씨" }).first().click();
  await expect(page).toHaveTitle(/^솜씨 · /);
  await expect(page.getByRole("button", TOOLS)).toHaveCount(0);
  expect(loaded.filter((url) => url.includes("development"))).toEqual([]);
});

test("a confirmation has 취소 before 확인; a tooltip stands above what it is about", async ({
  page,
  baseURL,
}) => {
  await arrive(page, `${under("local.localhost", baseURL)}/dev/ui`);
  await page.getByRole("button", { name: "확인 묻기" }).click();
  const dialog = page.getByRole("alertdialog", { name: "이대로 보낼까요?" });
  const buttons = dialog.getByRole("button");
  await expect(buttons).toHaveText(["취소", "확인"]);
  await expect(buttons.last()).toBeFocused();
  const [cancel, confirm] = [await boxOf(buttons.first()), await boxOf(buttons.last())];
  expect(cancel.x + cancel.width).toBeLessThanOrEqual(confirm.x);
  await buttons.first().click();
  await expect(dialog).toBeHidden();

  const child = page.getByRole("button", { name: "올려 보기" });
  await child.scrollIntoViewIfNeeded();
  await child.hover();
  const popup = page.locator("[data-side]").filter({ hasText: "새 소식을 모아 보여 드려요" });
  await expect(popup.first()).toBeVisible();
  await expect(popup.first()).toHaveAttribute("data-side", "top");
});
