import { arrive, expect, hydrated, step, test } from "./journey.ts";
import { checkAccess, checkWidth } from "./page-checks.ts";

const SUBJECT = "입주청소 화면이 열리지 않아요";
const ANSWER = "화면의 오류를 고쳤어요. 다시 열어 보시고 안 되면 알려 주세요.";

const isCut = (element: HTMLElement) => element.scrollWidth > element.clientWidth;

test("고객센터: 깨진 화면의 번호로 문의하고, 운영자의 답을 그 자리에서 본다", async ({
  open,
  market,
  guard,
}) => {
  const person = await market.account({ name: "김도움" });
  const page = await open(person);
  const answer = await arrive(page, "/");
  const address = "**/api2/services/*";
  // An answer that the page cannot render.
  await page.route(address, (route) => route.fulfill({ json: {} }));
  await page.locator('main a[href^="/services/"]').first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("화면을 불러오지 못했어요");
  const id = /desc="([^"]+)"/.exec((await answer?.headerValue("server-timing")) ?? "")?.[1] ?? "";

  await step("깨진 화면에서 고객센터로, 문의 번호를 가지고 간다", page, async () => {
    await page.getByRole("link", { name: "고객센터에 알리기" }).click();
    await expect(page.getByText(`문의 번호 ${id}`)).toBeVisible();
    await hydrated(page);
    await expect(page.getByLabel("무엇에 대한 문의인가요?")).toHaveValue("error");
    await checkWidth(page);
    await checkAccess(page);
  });

  await step("빠뜨린 것을 알려 주고, 적은 것은 그대로 둔다", page, async () => {
    await page.getByRole("textbox", { name: "제목" }).fill(SUBJECT);
    await page.getByRole("button", { name: "문의하기" }).click();
    await expect(page.getByRole("textbox", { name: "내용" })).toBeFocused();
    await page.reload();
    await hydrated(page);
    await expect(page.getByRole("textbox", { name: "제목" })).toHaveValue(SUBJECT);
    await page.getByRole("textbox", { name: "내용" }).fill("눌렀더니 화면이 깨졌어요.");
    await page.getByRole("button", { name: "문의하기" }).click();
    await expect(page.getByRole("heading", { level: 1, name: SUBJECT })).toBeVisible();
    await expect(page.getByText(id)).toBeVisible();
    await checkWidth(page);
    await checkAccess(page);
  });

  const staff = await open(await market.account({ name: "한서윤", role: "staff" }));
  await step("운영자가 오래 기다린 것부터 열어 답한다", staff, async () => {
    await arrive(staff, "/staff/support");
    const row = staff.getByRole("link", { name: SUBJECT });
    // A phone, text twice as large on one, and a desk with little room beside what is open: none cuts the subject.
    for (const [width, size] of [
      [360, "100%"],
      [360, "200%"],
      [1024, "100%"],
    ] as const) {
      await staff.setViewportSize({ width, height: 800 });
      await staff.evaluate((given) => (document.documentElement.style.fontSize = given), size);
      expect(await row.getByText(SUBJECT).evaluate(isCut), `${width} ${size}`).toBe(false);
      await checkWidth(staff);
    }
    await staff.evaluate(() => document.documentElement.style.removeProperty("font-size"));
    await staff.setViewportSize({ width: 1280, height: 800 });
    await row.click();
    await expect(staff.getByText(id)).toBeVisible();
    await staff.getByRole("textbox", { name: "답" }).fill(ANSWER);
    await staff.getByRole("button", { name: "답 보내기" }).click();
    await expect(staff.getByText("답을 보냈어요. 알림과 메일로 알렸어요.")).toBeVisible();
    await staff.getByRole("textbox", { name: "답" }).fill("하나 더 말씀드리면");
    await staff.getByRole("button", { name: "문의 마치기" }).click();
    const asked = staff.getByRole("alertdialog");
    await expect(asked).toContainText("쓰던 답을 보내지 않고 마칠까요?");
    await asked.getByRole("button", { name: "취소" }).click();
    await expect(staff.getByRole("button", { name: "문의 마치기" })).toBeFocused();
    await checkAccess(staff);
  });

  await step("묻던 사람은 열어 둔 화면에서 답을 본다", page, async () => {
    await expect(page.getByText(ANSWER)).toBeVisible();
    await expect(page.getByText("솜씨 고객센터")).toBeVisible();
  });
  guard.forget(/TypeError/);
});
