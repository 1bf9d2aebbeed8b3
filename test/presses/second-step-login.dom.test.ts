import { describe, expect, it } from "vitest";
import { answering, fieldNamed, NOW, pressNamed, refusal } from "./answering.ts";
import { type as typeInto } from "./controls.ts";
import { openPage, type OpenPage } from "./open-page.tsx";
import { offered } from "./on-page.ts";

const visitor = { authenticated: false, userType: "visitor" } as const;
const asked = refusal("second_factor_required");
const answer = answering({
  "auth.login": () => asked,
  "users.me.exports": { items: [] },
  "users.me.exports.create": () => refusal("auth_required"),
  "socialLogins.link": () => asked,
  socialLogins: { providers: ["kakao"] },
  "socialLogins.pending": {
    pending: { provider: "kakao", email: "", name: "김하늘", next: "/chats" },
  },
  "auth.secondStep": { waits: true, passkey: true },
});

/** What may be pressed beside the header and the footer. */
const heading = () => document.querySelector("main h1")?.textContent;
const openAt = (path: string) => openPage({ path, visitor, now: NOW, answer });

async function givePassword(page: OpenPage, submit: string): Promise<void> {
  typeInto(fieldNamed("이메일"), "careful@example.com");
  typeInto(fieldNamed("비밀번호"), "Maple-Bridge-2207!");
  await pressNamed(page, submit);
}

function expectSecondStepAlone(): void {
  expect(heading()).toBe("2단계 인증");
  expect(document.activeElement).toBe(fieldNamed("인증번호"));
  expect(offered().filter((label) => label.includes("패스키"))).toEqual(["패스키로 확인"]);
  for (const first of ["회원 가입", "비밀번호를 잊었어요", "카카오 로그인", "새로 가입하기"]) {
    expect(document.querySelector("main")?.textContent).not.toContain(first);
  }
}

it("asks for the second step on a page of its own after the password", async () => {
  const page = await openAt("/login?next=/chats");
  await givePassword(page, "로그인");
  expectSecondStepAlone();
  expect(page.router.state.location.href).toBe("/second-step?next=%2Fchats");
});

it("asks for it there, too, after the password that links a provider", async () => {
  const page = await openAt("/signup/social");
  await pressNamed(page, "로그인하고 연결하기");
  await givePassword(page, "로그인하고 연결하기");
  expectSecondStepAlone();
  expect(page.router.state.location.href).toBe("/second-step?next=%2Fchats");
});

it("asks for it alone in the dialog, too, over the page on which the session ended", async () => {
  const member = { authenticated: true, userType: "customer" } as const;
  const path = "/setting/account/export";
  const page = await openPage({ path, visitor: member, now: NOW, answer });
  typeInto(fieldNamed("지금 비밀번호"), "Maple-Bridge-2207!");
  await pressNamed(page, "파일 요청하기");
  const dialog = () => document.querySelector("[role=dialog]")?.textContent;
  expect(dialog()).toContain("카카오 로그인");
  await givePassword(page, "로그인하고 계속하기");
  expect(dialog()).not.toContain("카카오 로그인");
  expect(offered()).toEqual([
    "닫기",
    "로그인하고 계속하기",
    "패스키로 확인",
    "처음부터 다시 로그인",
  ]);
});

describe("what closing the login over a page does", () => {
  const WARNED = "로그인하지 않고 닫으면 로그아웃한 화면으로 바뀌고";
  const path = "/setting/account/export";
  const member = { authenticated: true, userType: "customer" } as const;
  const asked = () => document.querySelector("[role=dialog]")?.textContent;

  it("is nothing to warn of where the person's own press met the end of the session", async () => {
    const page = await openPage({ path, visitor: member, now: NOW, answer });
    typeInto(fieldNamed("지금 비밀번호"), "Maple-Bridge-2207!");
    await pressNamed(page, "파일 요청하기");
    expect(asked()).toContain("다시 로그인해 주세요");
    expect(asked()).not.toContain(WARNED);
  });

  it("is said where the page met it by itself: it shows what is a member's", async () => {
    let isOver = false;
    const left = answering({
      "users.me.exports": () =>
        isOver ? refusal("auth_required") : { status: 200, body: { items: [] } },
    });
    const page = await openPage({ path, visitor: member, now: NOW, answer: left });
    isOver = true;
    void page.queryClient.invalidateQueries({ queryKey: ["users.me.exports"] });
    await expect.poll(asked).toContain(WARNED);
  });
});
