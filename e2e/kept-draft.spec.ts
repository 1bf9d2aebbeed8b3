import { arrive, expect, hydrated, test } from "./journey.ts";
import { answerChoice, answerField, seeQuestion } from "./request-form.ts";

test.describe.configure({ mode: "parallel" });

test("what is answered stays in the request form over a reload", async ({ page }) => {
  await arrive(page, "/request/move-in-cleaning");
  await answerChoice(page, "어떤 건물인가요?", "오피스텔");
  await answerField(page, "공급면적은 몇 평인가요?", "31");
  await seeQuestion(page, "집 구조를 알려 주세요");
  await page.reload();
  await hydrated(page);
  await seeQuestion(page, "집 구조를 알려 주세요");
  await page.getByRole("button", { name: "이전" }).click();
  await seeQuestion(page, "공급면적은 몇 평인가요?");
  await expect(page.getByLabel("공급면적은 몇 평인가요?", { exact: true })).toHaveValue("31");
});

test("what is answered stays in a request form opened anew, also when what asks about it is lost", async ({
  page,
  guard,
}) => {
  await arrive(page, "/request/move-in-cleaning");
  await answerChoice(page, "어떤 건물인가요?", "오피스텔");
  await answerField(page, "공급면적은 몇 평인가요?", "31");
  const next = await page.context().newPage();
  await page.close();
  await next.route(/\/earlier-parts-/, (route) => route.abort("failed"));
  const lost = next.waitForEvent("requestfailed", (request) =>
    request.url().includes("/earlier-parts-"),
  );
  await arrive(next, "/request/move-in-cleaning");
  await lost;
  await seeQuestion(next, "어떤 건물인가요?");
  await expect(next.getByRole("radio", { name: "오피스텔" })).toBeChecked();
  guard.forget(/earlier-parts/);
  await next.unrouteAll();
  await next.reload();
  await seeQuestion(next, "쓰던 요청서가 있어요");
  await expect(next.getByRole("heading", { level: 1 })).toBeFocused();
  await next.getByRole("button", { name: "이어서 쓰기" }).click();
  await seeQuestion(next, "집 구조를 알려 주세요");
});
