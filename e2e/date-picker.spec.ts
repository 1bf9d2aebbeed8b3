import { checkAccess } from "./page-checks.ts";
import { arrive, expect, test } from "./journey.ts";

// The kit's own page: a field for a day from 2026-01-15 to 2026-07-15.
test("a day is picked by keyboard, within the days that may be chosen", async ({
  page,
  baseURL,
}) => {
  await arrive(page, `${(baseURL ?? "").replace("//localhost", "//local.localhost")}/dev/ui`);
  const field = page.getByRole("textbox", { name: "날짜", exact: true });
  await field.fill("2026-01-20");
  const opener = page.getByRole("button", { name: "날짜 달력 열기" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const day = (name: string) => page.getByRole("gridcell").getByRole("button", { name });
  await expect(day("2026년 01월 20일 화요일")).toBeFocused();
  await checkAccess(page);
  for (const [key, name] of [
    ["ArrowUp", "2026년 01월 15일 목요일"],
    ["ArrowDown", "2026년 01월 22일 목요일"],
    ["End", "2026년 01월 24일 토요일"],
    ["PageDown", "2026년 02월 24일 화요일"],
    ["Shift+PageDown", "2026년 07월 15일 수요일"],
    ["ArrowRight", "2026년 07월 15일 수요일"],
    ["Home", "2026년 07월 12일 일요일"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(day(name), key).toBeFocused();
  }
  await page.keyboard.press("Enter");
  await expect(field).toHaveValue("2026년 07월 12일");
  await expect(opener).toBeFocused();

  await page.keyboard.press("Enter");
  await expect(day("2026년 07월 12일 일요일")).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Escape");
  await expect(opener).toBeFocused();
  await expect(field).toHaveValue("2026년 07월 12일");
});
