import type { Page } from "@playwright/test";
import { arrive, expect, hydrated, test } from "./journey.ts";
import { newcomer } from "./people.ts";

/** Says at the provider who one is, as its page asks. */
async function signInThere(page: Page, person: { name: string; email: string }): Promise<void> {
  await page.getByRole("textbox", { name: "이름" }).fill(person.name);
  await page.getByRole("textbox", { name: "이메일" }).fill(person.email);
  await page.getByRole("button", { name: "계속하기" }).click();
}

for (const [button, says] of [
  ["카카오 로그인", "카카오에서 확인한 이메일이에요."],
  ["네이버 로그인", "확인 링크를 보내 드려요."],
  ["Apple로 로그인", "Apple에서 확인한 이메일이에요."],
] as const) {
  test(`${button}: somebody joins, and comes in by it the next time`, async ({ open }) => {
    const person = newcomer("나은채");
    const page = await open();
    await arrive(page, "/login?next=/chats");
    await page.getByRole("link", { name: button }).click();
    await page.getByRole("button", { name: "취소" }).click();
    await hydrated(page);
    await expect(page.getByText("로그인을 취소했어요.")).toBeVisible();

    await page.getByRole("link", { name: button }).click();
    await signInThere(page, person);
    await expect(page).toHaveTitle(/^회원 가입/);
    await expect(page.getByText(says)).toBeVisible();
    await expect(page.getByRole("textbox", { name: "이름" })).toHaveValue(person.name);
    await page.getByRole("checkbox", { name: "필수 항목에 모두 동의할게요" }).check();
    await page.getByRole("button", { name: "가입하기" }).click();
    await expect(page).toHaveTitle(/^휴대폰 번호 확인/);

    const again = await open();
    await arrive(again, "/login?next=/chats");
    await again.getByRole("link", { name: button }).click();
    await again.getByRole("button", { name: person.email }).click();
    await expect(again).toHaveTitle(/^채팅/);
  });
}
