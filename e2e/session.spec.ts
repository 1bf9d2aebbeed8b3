import type { Page } from "@playwright/test";
import { arrive, expect, hydrated, test } from "./journey.ts";
import { checkAccess } from "./page-checks.ts";
import { newcomer, PASSWORD, signUp } from "./people.ts";

const NEW_PASSWORD = "새벽을 여는 푸른 등대 7";

/** What a page that is loaded anew no longer knows. */
interface Marked {
  isSamePage?: boolean;
}

async function writeNewPassword(page: Page): Promise<void> {
  await page.evaluate(() => {
    (window as Marked).isSamePage = true;
  });
  await page.getByRole("button", { name: "비밀번호 바꾸기" }).click();
  await page.getByRole("textbox", { name: "지금 비밀번호" }).fill(PASSWORD);
  await page.getByRole("textbox", { name: "새 비밀번호" }).fill(NEW_PASSWORD);
}

/**
 * The page's stream of events would notice the end before the person presses anything. It is left without an answer:
 * whenever one is refused, the page asks whether the session goes on.
 */
const keepStreamAway = (page: Page) => page.route("**/events?*", () => {});

/** A page that is just being replaced is not the same any more. */
const isSamePage = (page: Page) =>
  page.evaluate(() => (window as Marked).isSamePage ?? false).catch(() => false);

test("a login that ended in another tab is renewed in place, and the same action goes on", async ({
  page,
  guard,
}) => {
  guard.allow(401, "/");
  guard.allow(403, "/");
  await keepStreamAway(page);
  const person = newcomer("한지민");
  await arrive(page, "/signup");
  await signUp(page, person);
  await arrive(page, "/setting/devices");
  await writeNewPassword(page);

  await logOutElsewhere(page);

  const dialog = page.getByRole("dialog", { name: "다시 로그인해 주세요" });
  await page.getByRole("button", { name: "바꾸기", exact: true }).click();
  await expect(dialog.getByRole("textbox", { name: "이메일" })).toHaveValue(person.email);
  await expect(dialog.getByRole("textbox", { name: "비밀번호" })).toBeFocused();
  await checkAccess(page);
  await dialog.getByRole("textbox", { name: "비밀번호" }).fill("틀린 비밀번호예요");
  await dialog.getByRole("button", { name: "로그인하고 계속하기" }).click();
  await expect(dialog.getByRole("alert")).toContainText("이메일이나 비밀번호가 맞지 않아요");
  await dialog.getByRole("textbox", { name: "비밀번호" }).fill(PASSWORD);
  await dialog.getByRole("button", { name: "로그인하고 계속하기" }).click();

  await expect(page.getByText("비밀번호를 바꿨어요.")).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await isSamePage(page)).toBe(true);
});

test("a declined login leaves the page and what was typed; another account gets a new page", async ({
  page,
  guard,
}) => {
  guard.allow(401, "/");
  guard.allow(403, "/");
  await keepStreamAway(page);
  await arrive(page, "/signup");
  await signUp(page, newcomer("남주혁"));
  await arrive(page, "/setting/devices");
  await writeNewPassword(page);
  // As after a log-out from another device: the token of the ended session is still here.
  await page.context().clearCookies({ name: "sessionid" });

  const send = page.getByRole("button", { name: "바꾸기", exact: true });
  const dialog = page.getByRole("dialog", { name: "다시 로그인해 주세요" });
  await send.click();
  await dialog.getByRole("button", { name: "닫기" }).click();
  await expect(page.getByRole("alert")).toContainText("로그인이 필요해요");
  await expect(page.getByRole("textbox", { name: "지금 비밀번호" })).toHaveValue(PASSWORD);
  await expect(page.getByRole("textbox", { name: "새 비밀번호" })).toHaveValue(NEW_PASSWORD);
  expect(await isSamePage(page)).toBe(true);

  // While it closes it lies over the button still, and what is written into it is lost.
  await expect(dialog).toBeHidden();
  await send.click();
  await dialog.getByRole("textbox", { name: "이메일" }).fill("customer@demo.somssi.kr");
  await dialog.getByRole("textbox", { name: "비밀번호" }).fill("somssi-demo-1!");
  await dialog.getByRole("button", { name: "로그인하고 계속하기" }).click();
  await expect.poll(() => isSamePage(page)).toBe(false);
  await hydrated(page);
  await expect(page.getByRole("button", { name: "비밀번호 바꾸기" })).toBeVisible();
  await arrive(page, "/me");
  await expect(page.getByText("customer@demo.somssi.kr")).toBeVisible();
});

test("a page whose session ended elsewhere is gone for whoever closes the question", async ({
  page,
  guard,
}) => {
  guard.allow(401, "/");
  await arrive(page, "/signup");
  const person = newcomer("한지민");
  await signUp(page, person);
  await arrive(page, "/setting/account");
  await expect(page.getByText(person.email)).toBeVisible();
  await logOutElsewhere(page);
  const dialog = page.getByRole("dialog", { name: "다시 로그인해 주세요" });
  await expect(dialog).toContainText("로그인하지 않고 닫으면 로그아웃한 화면으로 바뀌고");
  await dialog.getByRole("button", { name: "닫기" }).click();
  await expect(page).toHaveURL(/\/login\?next=/);
  await expect(page.getByText(person.email)).toBeHidden();
});

test("a page whose session ended elsewhere asks for a login by itself, and goes on", async ({
  page,
  guard,
}) => {
  guard.allow(401, "/");
  const person = newcomer("오세윤");
  await arrive(page, "/signup");
  await signUp(page, person);
  await arrive(page, "/me");
  await logOutElsewhere(page);

  const dialog = page.getByRole("dialog", { name: "다시 로그인해 주세요" });
  await dialog.getByRole("textbox", { name: "비밀번호" }).fill(PASSWORD);
  const stream = page.waitForRequest(/\/events\?/);
  await dialog.getByRole("button", { name: "로그인하고 계속하기" }).click();
  await expect(dialog).toBeHidden();
  await stream;
});

/** In another tab of the same browser. */
async function logOutElsewhere(page: Page): Promise<void> {
  const other = await page.context().newPage();
  await arrive(other, "/me");
  await other.getByRole("button", { name: "로그아웃", exact: true }).last().click();
  await expect(other.getByRole("link", { name: "로그인" })).toBeVisible();
  await other.close();
}
