import { expect, step, test } from "./journey.ts";
import { newcomer, signUp, verifyPhone } from "./people.ts";
import { photo } from "./photos.ts";
import { fillCleaningForm } from "./request-form.ts";

for (const width of [360, 1280]) {
  test.describe(`${width}px`, () => {
    test.use({ viewport: { width, height: 800 } });

    test("a customer", async ({ page }) => {
      const customer = newcomer("이서연");
      await step("01-home", page, async () => {
        await page.goto("/");
      });
      await page.goto("/signup?next=/services/move-in-cleaning");
      await step("02-sign-up", page, () => signUp(page, customer));
      await step("03-phone", page, () => verifyPhone(page, customer.phone));
      await step("04-service", page, async () => {
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      });
      await page.getByRole("link", { name: "견적" }).first().click();
      await fillCleaningForm(page, {
        region: ["서울특별시", "강남구", "역삼1동"],
        note: "새집이라 먼지가 많아요.",
        photos: [await photo("거실.jpg")],
      });
      await step("05-review", page, async () => {});
      await page.getByRole("button", { name: "요청 보내기" }).click();
      await step("06-request", page, async () => {
        await expect(page.getByRole("heading", { name: "견적을 기다리고 있어요" })).toBeVisible();
      });
    });
  });
}
