import { expect, type Page } from "@playwright/test";
import { pointer, type Hand } from "./hand.ts";

export const PASSWORD = "조용한 바다 위의 달";

/** Somebody who has not signed up yet. */
export interface Newcomer {
  name: string;
  email: string;
  phone: string;
}

/** A newcomer nobody else of this run is. */
export function newcomer(name: string): Newcomer {
  const [number] = crypto.getRandomValues(new Uint32Array(1));
  const digits = String((number ?? 0) % 100_000_000).padStart(8, "0");
  return {
    name,
    email: `${crypto.randomUUID()}@example.com`,
    phone: `010-${digits.slice(0, 4)}-${digits.slice(4)}`,
  };
}

/** Fills in the sign-up form on the page and sends it; the phone's page comes next. */
export async function signUp(page: Page, person: Newcomer, hand: Hand = pointer): Promise<void> {
  await fromOwnNetwork(page, async () => {
    await hand.write(page.getByRole("textbox", { name: "이메일" }), person.email);
    await hand.write(page.getByRole("textbox", { name: "비밀번호" }), PASSWORD);
    await hand.write(page.getByRole("textbox", { name: "이름" }), person.name);
    await hand.choose(page.getByRole("checkbox", { name: "만 14세 이상이에요" }));
    await hand.choose(page.getByRole("checkbox", { name: "이용약관에 동의해요" }));
    await hand.choose(page.getByRole("checkbox", { name: "개인정보 수집과 이용에 동의해요" }));
    await hand.press(page.getByRole("button", { name: "가입하기" }));
    await expect(page.getByRole("heading", { level: 1, name: "휴대폰 번호 확인" })).toBeVisible();
  });
}

/** What many people do within a minute: more than one network may, on a quick machine. */
export async function fromOwnNetwork(page: Page, act: () => Promise<void>): Promise<void> {
  const address = `10.${crypto.getRandomValues(new Uint8Array(3)).join(".")}`;
  await page.setExtraHTTPHeaders({ "x-forwarded-for": address });
  await act();
  await page.setExtraHTTPHeaders({});
}

/** Proves the number with the code that was sent to it. */
export async function verifyPhone(page: Page, phone: string, hand: Hand = pointer): Promise<void> {
  await hand.write(page.getByRole("textbox", { name: "휴대폰 번호" }), phone);
  await hand.press(page.getByRole("button", { name: "인증번호 받기" }));
  const code = page.getByRole("textbox", { name: "인증번호" });
  await expect(code).toBeFocused();
  await hand.write(code, await sentCode(page, phone));
  await hand.press(page.getByRole("button", { name: "확인", exact: true }));
  await expect(page.getByText("휴대폰 번호를 확인했어요.")).toBeVisible();
}

/** Sends the login form on the page. */
export async function logIn(
  page: Page,
  email: string,
  hand: Hand = pointer,
  password = PASSWORD,
): Promise<void> {
  await hand.write(page.getByRole("textbox", { name: "이메일" }), email);
  await hand.write(page.getByRole("textbox", { name: "비밀번호" }), password);
  await hand.press(page.getByRole("button", { name: "로그인", exact: true }));
}

/** Leaves the page first: whatever it still asks for without a session is refused. */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto("about:blank");
  await page.context().clearCookies();
}

/** The six digits of the newest message to a number or an e-mail address, from the local inbox. */
export async function sentCode(page: Page, to: string): Promise<string> {
  return newestIn(page, to, /\d{6}/);
}

/** The path of the newest link of a kind that was mailed to an address, from the local inbox. */
export async function mailedPath(page: Page, to: string, beginning: string): Promise<string> {
  const url = await newestIn(page, to, new RegExp(`https?://[^\\s/]+${beginning}\\S+`));
  const { pathname, search } = new URL(url);
  return pathname + search;
}

/** What of the newest message to somebody is like this, once there is one. */
async function newestIn(page: Page, to: string, what: RegExp): Promise<string> {
  const find = async () => {
    const answer = await page.request.get("/dev/inbox", { params: { to } });
    const { items } = (await answer.json()) as { items: { text: string }[] };
    return items.map(({ text }) => text.match(what)?.[0]).find((found) => found) ?? "";
  };
  // A job sends it, which others may hold up.
  await expect.poll(find).not.toBe("");
  return find();
}
