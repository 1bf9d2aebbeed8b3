import { endpointCall } from "#contract/endpoint-call.ts";
import { expect, LIGHT, test } from "./billing-journey.ts";
import { join } from "./join-membership.ts";
import { arrive, shoot } from "./journey.ts";
import { checkAccess } from "./page-checks.ts";
import { newcomer, PASSWORD, signUp } from "./people.ts";

test("a person takes their data along, leaves, comes back, and leaves for good", async ({
  open,
  shop,
  guard,
}) => {
  guard.allow(409, "/login-xhr/");
  guard.allow(401, "/login-xhr/");
  // What news had the page ask for may be under way when its session ends.
  guard.allow(401, "/api/v2/users/me/notifications/unread-count");
  const page = await open();
  const person = newcomer("한떠남");
  await arrive(page, "/signup");
  await signUp(page, person);

  const password = page.getByRole("textbox", { name: "지금 비밀번호" });
  await arrive(page, "/me");
  await page.getByRole("link", { name: "내 정보 받기" }).click();
  await password.fill(PASSWORD);
  await page.getByRole("button", { name: "파일 요청하기" }).click();
  await expect(page.getByText("요청을 받았어요. 파일을 만들고 있어요.")).toBeVisible();
  await expect(page.getByText("오늘은 요청했으니 내일 다시 요청해 주세요.")).toBeVisible();
  await expect(password).toBeHidden();
  const file = page.getByRole("link", { name: "파일 받기" });
  await expect(file).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent("download"), file.click()]);
  expect(download.suggestedFilename()).toMatch(/^somssi-.*\.zip$/);

  // What this browser alone keeps of them: what they looked for, and a message under way.
  const kept = () => page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  await page.evaluate(() => {
    localStorage.setItem("somssi.search.recent", JSON.stringify(["표식검색"]));
    localStorage.setItem("somssi.request.draft", "표식요청");
    localStorage.setItem("somssi.search.keep", "표식설정");
    sessionStorage.setItem("somssi.message-draft.1", "표식메시지");
  });
  const leave = async () => {
    await arrive(page, "/me");
    await page.getByRole("link", { name: "탈퇴" }).click();
    await expect(page.getByRole("region", { name: "삭제되는 것" })).toBeVisible();
    await password.fill(PASSWORD);
    await page.getByRole("button", { name: "탈퇴 신청하기" }).click();
    await expect(page.getByRole("heading", { name: "탈퇴 신청을 받았어요" })).toBeVisible();
  };
  const logIn = async () => {
    await arrive(page, "/login");
    await page.getByRole("textbox", { name: "이메일" }).fill(person.email);
    await page.getByRole("textbox", { name: "비밀번호" }).fill(PASSWORD);
    await page.getByRole("button", { name: "로그인", exact: true }).click();
  };
  await leave();
  expect(await kept()).not.toMatch(/표식(검색|요청|메시지)/);
  expect(await kept()).toContain("표식설정");
  await logIn();
  await page.getByRole("button", { name: "돌아오기" }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/login"));
  await arrive(page, "/me");
  await expect(page.getByRole("heading", { name: person.name })).toBeVisible();

  await leave();
  await shop.moveClock({ advance: "P3DT1M" });
  await logIn();
  await expect(page.getByRole("alert")).toContainText("이메일이나 비밀번호가 맞지 않아요.");
});

test("a member sees what goes back, has it sent back, and leaves", async ({ market, open }) => {
  const person = await market.pro();
  await market.givePassword(person, PASSWORD);
  await join(person, LIGHT);
  const page = await open(person);
  await arrive(page, "/setting/account/withdrawal");
  const leave = page.getByRole("button", { name: "탈퇴 신청하기" });
  const back = page.getByRole("radio", { name: "29,000원 환불받고 탈퇴" });
  const giveUp = page.getByRole("radio", { name: "그대로 포기하고 탈퇴" });
  await expect(back).not.toBeChecked();
  await expect(giveUp).not.toBeChecked();
  await page.getByRole("textbox", { name: "지금 비밀번호" }).fill(PASSWORD);
  await leave.click();
  await expect(back).toBeFocused();
  await expect(page.getByText("어떻게 할지 골라 주세요.")).toBeVisible();
  await checkAccess(page);
  await shoot(page, "leaving", "choice");
  await back.check();
  await leave.click();
  await expect(page.getByRole("heading", { name: "탈퇴 신청을 받았어요" })).toBeVisible();
  const refunds = async () => [...(await market.refundsOf(person))];
  await expect.poll(refunds).toEqual([{ amount: 29_000, state: "done" }]);
});

test("whoever is known already is asked once before they leave for good", async ({
  market,
  open,
}) => {
  const page = await open(await market.account({ name: "한번더" }));
  await page.route(`**${endpointCall("users.me.proof").url}`, (route) =>
    route.fulfill({
      json: {
        password: false,
        passkey: false,
        providers: ["kakao"],
        fresh_until: new Date(Date.now() + 600_000).toISOString(),
      },
    }),
  );
  await arrive(page, "/me");
  await page.getByRole("link", { name: "탈퇴" }).click();
  await expect(page.getByText("본인인지 방금 확인했어요.")).toBeVisible();
  await page.getByRole("button", { name: "탈퇴 신청하기" }).click();
  const question = page.getByRole("alertdialog", { name: "탈퇴를 신청할까요?" });
  await question.getByRole("button", { name: "취소" }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/\/withdrawal$/);
});
