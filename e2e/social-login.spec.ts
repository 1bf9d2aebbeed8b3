import type { Page } from "@playwright/test";
import { arrive, expect, hydrated, test } from "./journey.ts";
import { fromOwnNetwork, forgetSession, newcomer, PASSWORD, signUp } from "./people.ts";
import { switchSecondStepOn } from "./second-step.ts";

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
    await fromOwnNetwork(page, async () => {
      await signInThere(page, person);
      await expect(page).toHaveTitle(/^회원 가입/);
      await expect(page.getByText(says)).toBeVisible();
      await expect(page.getByRole("textbox", { name: "이름" })).toHaveValue(person.name);
      await page.getByRole("checkbox", { name: "필수 항목에 모두 동의할게요" }).check();
      await page.getByRole("button", { name: "가입하기" }).click();
      await expect(page).toHaveTitle(/^휴대폰 번호 확인/);
    });

    const again = await open();
    await arrive(again, "/login?next=/chats");
    await again.getByRole("link", { name: button }).click();
    await again.getByRole("button", { name: person.email }).click();
    await expect(again).toHaveTitle(/^채팅/);
  });
}

test("who has an account with a second step links a provider by both, and is asked again when coming by it", async ({
  open,
  guard,
}) => {
  guard.allow(403, "/");
  const person = newcomer("도하린");
  const page = await open();
  await arrive(page, "/signup");
  await signUp(page, person);
  const [first = "", second = ""] = await switchSecondStepOn(page);
  await page.getByRole("button", { name: "적어 두었어요" }).click();
  await forgetSession(page);

  const asked = page.getByRole("textbox", { name: "인증번호" });
  const pass = async (code: string) => {
    await expect(asked).toBeVisible();
    await asked.fill(code);
    await asked.press("Enter");
  };
  await arrive(page, "/login?next=/setting/account");
  await page.getByRole("link", { name: "카카오 로그인" }).click();
  await signInThere(page, person);
  // The address is known here: neither is an account opened for it, nor is it linked by being equal.
  await expect(page.getByRole("heading", { name: "카카오 계정 연결" })).toBeVisible();
  await page.getByRole("textbox", { name: "비밀번호" }).fill(PASSWORD);
  await page.getByRole("button", { name: "로그인하고 연결하기" }).click();
  await pass(first);
  await expect(page).toHaveURL(/\/setting\/account$/);

  await forgetSession(page);
  await arrive(page, "/login?next=/chats");
  await page.getByRole("link", { name: "카카오 로그인" }).click();
  await page.getByRole("button", { name: person.email }).click();
  await pass(second);
  await expect(page).toHaveTitle(/^채팅/);
});
