import { describe, expect, it } from "vitest";
import { answering, fieldNamed, NOW, pressNamed, refusal } from "../answering.ts";
import { controls, type as typeInto } from "../controls.ts";
import { openPage, type Answered } from "../open-page.tsx";
import { mainText } from "../on-page.ts";

const visitor = { authenticated: false, userType: "visitor" } as const;
const pending = {
  provider: "kakao",
  email: "known@example.com",
  email_verified: true,
  name: "김하늘",
  next: "/chats",
};

function open(path: string, exists: Answered, email = pending.email) {
  const answer = answering({
    "users.exist": () => exists,
    "socialLogins.pending": { pending: { ...pending, email } },
  });
  return openPage({ path, visitor, now: NOW, answer });
}

const answered = (exists: boolean): Answered => ({ status: 200, body: { exists } });

describe("who comes by a provider with an address that has an account", () => {
  it("is asked for that account's password, not given a second account", async () => {
    const page = await open("/signup/social", answered(true));
    expect(mainText()).toContain(
      "이미 가입한 이메일이에요. 그 계정의 비밀번호로 로그인하면 연결해 드려요.",
    );
    expect(fieldNamed("이메일").value).toBe("known@example.com");
    await pressNamed(page, "새로 가입하기");
    expect(mainText()).toContain("회원 가입");
  });

  it("joins where there is none, where nobody could say, and where no address is known", async () => {
    for (const exists of [answered(false), refusal("too_many")]) {
      await open("/signup/social", exists);
      expect(mainText()).toContain("카카오 계정으로 확인했어요.");
    }
    const page = await open("/signup/social", answered(true), "");
    expect(mainText()).toContain("카카오 계정으로 확인했어요.");
    expect(page.sent.some(({ url }) => url.includes("exist"))).toBe(false);
  });
});

describe("who signs up with an address that has an account", () => {
  async function leaveField(exists: Answered, email: string) {
    const page = await open("/signup?next=%2Fchats", exists);
    typeInto(fieldNamed("이메일"), email);
    await page.settle();
    return page;
  }
  const knownNotice = "이미 가입된 이메일이에요.";

  it("is told as soon as they leave the field, with the way to log in and on", async () => {
    await leaveField(answered(true), "known@example.com");
    expect(mainText()).toContain(knownNotice);
    const links = [...document.querySelectorAll("main a")].map((one) => one.getAttribute("href"));
    expect(links).toContain("/login?next=%2Fchats");
  });

  it("is told no more once it is another address", async () => {
    let exists = true;
    const answer = answering({ "users.exist": () => answered(exists) });
    const page = await openPage({ path: "/signup", visitor, now: NOW, answer });
    typeInto(fieldNamed("이메일"), "known@example.com");
    await page.settle();
    expect(mainText()).toContain(knownNotice);
    exists = false;
    typeInto(fieldNamed("이메일"), "fresh@example.com");
    await page.settle();
    expect(mainText()).not.toContain(knownNotice);
  });

  it("is kept from nothing where it could not be asked, and not asked about what is no address", async () => {
    await leaveField(refusal("too_many"), "known@example.com");
    expect(mainText()).not.toContain(knownNotice);
    expect(controls().map(({ label }) => label)).toContain("가입하기");
    const page = await leaveField(answered(true), "nobody");
    expect(mainText()).not.toContain(knownNotice);
    expect(page.sent.some(({ url }) => url.includes("exist"))).toBe(false);
  });
});
