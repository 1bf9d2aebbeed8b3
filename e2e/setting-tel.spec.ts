import { arrive, expect, test } from "./journey.ts";
import { newcomer, PASSWORD, sentCode, signUp, verifyPhone } from "./people.ts";

test("a new number takes the old one's place once its code is typed", async ({ open }) => {
  const page = await open();
  const person = newcomer("나은채");
  const { phone: next } = newcomer("같은 사람");
  await arrive(page, "/signup");
  await signUp(page, person);
  await verifyPhone(page, person.phone);

  await arrive(page, "/me");
  await page.getByRole("link", { name: "계정 설정" }).click();
  await page.getByRole("link", { name: "휴대폰 번호 바꾸기" }).click();
  await expect(page.getByText(`010-****-${person.phone.slice(-4)}`)).toBeVisible();
  await page.getByRole("textbox", { name: "새 휴대폰 번호" }).fill(next);
  await page.getByRole("textbox", { name: "지금 비밀번호" }).fill(PASSWORD);
  await page.getByRole("button", { name: "인증번호 받기" }).click();
  const code = page.getByRole("textbox", { name: "인증번호" });
  await expect(code).toBeFocused();
  await code.fill(await sentCode(page, next));
  await page.getByRole("button", { name: "확인", exact: true }).click();

  await expect(page.getByText("휴대폰 번호를 바꿨어요.")).toBeVisible();
  await expect(page).toHaveTitle(/^내 정보/);
  await expect(page.getByText(next)).toBeVisible();
});
