import { arrive, expect, hydrated, test } from "./journey.ts";
import { checkLargeText } from "./page-checks.ts";
import { forgetSession, mailedPath, newcomer, PASSWORD, logIn, signUp } from "./people.ts";
import { switchSecondStepOn } from "./second-step.ts";

const NEW_PASSWORD = "새벽을 여는 푸른 등대 7";

test("an address is changed by its link, and taken back from the old one", async ({
  open,
  guard,
}) => {
  // The page whose session ends by the way back.
  guard.allow(401, "/events");
  guard.allow(401, "/api2/users/me/");
  const page = await open();
  const person = newcomer("윤서아");
  const { email: next } = newcomer("같은 사람");
  await arrive(page, "/signup");
  await page.getByRole("textbox", { name: "이메일" }).fill(person.email);
  await page.getByRole("textbox", { name: "비밀번호" }).fill(PASSWORD);
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole("textbox", { name: "이메일" })).toHaveValue(person.email);
  await expect(page.getByRole("textbox", { name: "비밀번호" })).toHaveValue("");
  await signUp(page, person);
  await arrive(page, "/setting/account");
  const ask = async (address: string) => {
    await page.getByRole("button", { name: "이메일 바꾸기", exact: true }).click();
    await page.getByRole("textbox", { name: "새 이메일" }).fill(address);
    await page.getByRole("textbox", { name: "지금 비밀번호" }).fill(PASSWORD);
    await page.getByRole("button", { name: "확인 메일 받기" }).click();
    const sent = page.getByRole("dialog").getByRole("status");
    await expect(sent).toContainText(`${address} 주소로 메일을 보냈어요`);
    await expect(sent).toBeFocused();
    await page.getByRole("dialog").getByRole("button", { name: "닫기" }).last().click();
  };
  const pending = page.getByText("새 이메일이 확인을 기다려요");
  await ask(newcomer("잘못 적은 주소").email);
  await expect(pending).toBeVisible();
  await page.getByRole("button", { name: "이메일 바꾸기 취소" }).click();
  await expect(pending).toBeHidden();
  await ask(next);
  await expect(pending).toBeVisible();

  await arrive(page, await mailedPath(page, next, "/email-change\\?"));
  await page.getByRole("button", { name: "이메일 바꾸기" }).click();
  await expect(page.getByRole("heading", { name: "이메일을 바꿨어요" })).toBeVisible();
  await page.getByRole("link", { name: "계정 설정으로 가기" }).click();
  await expect(page.getByText(next)).toBeVisible();

  const elsewhere = await open();
  await arrive(elsewhere, await mailedPath(page, person.email, "/email-change/undo"));
  await elsewhere.getByRole("button", { name: "되돌리고 로그아웃하기" }).click();
  await elsewhere.getByRole("textbox", { name: "새 비밀번호" }).fill(NEW_PASSWORD);
  await elsewhere.getByRole("button", { name: "비밀번호 바꾸기" }).click();
  await elsewhere.getByRole("link", { name: "로그인하기" }).click();
  await logIn(elsewhere, person.email, undefined, NEW_PASSWORD);
  await expect(elsewhere).toHaveURL(/\/$/);
  await arrive(elsewhere, "/setting/account");
  await expect(elsewhere.getByText(person.email)).toBeVisible();
});

test("a passkey is added, and signs in without the password", async ({ open }) => {
  const page = await open();
  const devices = await page.context().newCDPSession(page);
  await devices.send("WebAuthn.enable");
  await devices.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const person = newcomer("정하람");
  await arrive(page, "/signup");
  await signUp(page, person);
  await arrive(page, "/setting/account");
  await page.getByRole("button", { name: "패스키 추가" }).click();
  await page.getByRole("textbox", { name: "패스키 이름" }).fill("내 노트북");
  await page.getByRole("textbox", { name: "지금 비밀번호" }).fill(PASSWORD);
  await page.getByRole("button", { name: "패스키 만들기" }).click();
  await expect(page.getByText("패스키를 추가했어요.")).toBeVisible();
  await expect(page.getByRole("button", { name: "내 노트북 패스키 삭제" })).toBeVisible();

  await forgetSession(page);
  await arrive(page, "/login?next=/setting/account");
  await page.getByRole("button", { name: "패스키로 로그인" }).click();
  await expect(page).toHaveURL(/\/setting\/account$/);
  await expect(page.getByText("마지막 사용")).toBeVisible();
});

test("the second step asks for the app's code after the password", async ({ open, guard }) => {
  guard.allow(403, "/");
  guard.allow(422, "/");
  const page = await open();
  const person = newcomer("오지안");
  await arrive(page, "/signup");
  await signUp(page, person);
  const [recovery = ""] = await switchSecondStepOn(page);
  await page.setViewportSize({ width: 360, height: 800 });
  await checkLargeText(page);
  await page.getByRole("button", { name: "적어 두었어요" }).click();
  await expect(page.getByText("쓰지 않은 복구 코드가 10개 남았어요.")).toBeVisible();

  await forgetSession(page);
  await arrive(page, "/login?next=/setting/account");
  await logIn(page, person.email);
  const asked = page.getByRole("textbox", { name: "인증번호" });
  await expect(asked).toBeFocused();
  await expect(page).toHaveTitle(/^2단계 인증/);
  // An app for codes is another app: coming back may load the page anew.
  await page.reload();
  await expect(asked).toBeFocused();
  // The code that switched it on is spent.
  await asked.fill("000000");
  await page.getByRole("button", { name: "로그인", exact: true }).click();
  await expect(page.getByText("인증번호가 맞지 않아요.")).toBeVisible();
  await expect(asked).toHaveValue("000000");
  await asked.fill(recovery);
  await page.getByRole("button", { name: "로그인", exact: true }).click();
  await expect(page).toHaveURL(/\/setting\/account$/);
  await page.getByRole("link", { name: "2단계 인증 관리" }).click();
  await page.getByRole("button", { name: "2단계 인증 끄기" }).click();
  await page.getByRole("dialog").getByRole("textbox", { name: "지금 비밀번호" }).fill(PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page.getByText("2단계 인증을 껐어요.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "2단계 인증" })).toBeFocused();
});
