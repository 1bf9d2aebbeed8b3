import type { Page } from "@playwright/test";
import { arrive, expect, hydrated, test } from "./journey.ts";
import { newcomer, PASSWORD, sentCode, signUp } from "./people.ts";

test("a new number takes the old one's place once its code is typed", async ({ open }) => {
  const page = await open();
  const person = newcomer("나은채");
  const { phone: next } = newcomer("같은 사람");
  await arrive(page, "/signup");
  await signUp(page, person);
  await page.getByRole("textbox", { name: "휴대폰 번호" }).fill(person.phone);
  await typeCode(page, person.phone);
  await expect(page.getByText("휴대폰 번호를 확인했어요.")).toBeVisible();

  await arrive(page, "/me");
  await page.getByRole("link", { name: "계정 설정" }).click();
  await page.getByRole("link", { name: "휴대폰 번호 바꾸기" }).click();
  await expect(page.getByText(`010-****-${person.phone.slice(-4)}`)).toBeVisible();
  await page.getByRole("textbox", { name: "새 휴대폰 번호" }).fill(next);
  await page.getByRole("textbox", { name: "지금 비밀번호" }).fill(PASSWORD);
  await typeCode(page, next);

  await expect(page.getByText("휴대폰 번호를 바꿨어요.")).toBeVisible();
  await expect(page).toHaveTitle(/^내 정보/);
  await expect(page.getByText(next)).toBeVisible();
});

/** Asks for a code and sends it: the button that leads on is filled each time, the one for another code outlined. */
async function typeCode(page: Page, phone: string): Promise<void> {
  const ask = page.getByRole("button", { name: "인증번호 받기" });
  await expect(ask).toHaveCSS("border-top-width", "0px");
  await ask.click();
  const code = page.getByRole("textbox", { name: "인증번호" });
  await expect(code).toBeFocused();
  const send = page.getByRole("button", { name: "확인", exact: true });
  await expect(send).toHaveCSS("border-top-width", "0px");
  const again = page.getByRole("button", { name: "인증번호 다시 받기" });
  await expect(again).toHaveCSS("border-top-width", "1px");
  // A phone loads the page anew while its person reads the message elsewhere.
  await page.reload();
  await hydrated(page);
  await expect(code).toBeFocused();
  await code.fill(await sentCode(page, phone));
  await send.click();
}
