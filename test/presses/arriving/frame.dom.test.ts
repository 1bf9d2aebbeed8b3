import { onlineManager } from "@tanstack/react-query";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { UserType } from "#domain/account/user-type.ts";
import type { EndpointName } from "#contract/registry.ts";
import { deviceStorage, tabStorage } from "#web/platform/draft/device-storage.ts";
import { answering, NOW } from "../answering.ts";
import { labelOf, press } from "../controls.ts";
import { said } from "../on-page.ts";
import { openPage, type OpenPage } from "../open-page.tsx";
import { browserOf } from "../notices/push-browser.ts";

type Given = { [N in EndpointName]?: object };

function open(path: string, userType: UserType = "customer", given: Given = {}) {
  const visitor = { authenticated: userType !== "visitor", userType };
  const answer = answering({
    "users.me": { pro: null },
    "users.me.notifications.unreadCount": { count: 4 },
    "messages.unreadCount": { count: 0 },
    "pro.requests.unreadCount": { count: 7 },
    ...given,
  });
  return openPage({ path, visitor, now: NOW, answer });
}
const linksIn = (part: string) =>
  [...document.querySelectorAll<HTMLElement>(`${part} a`)].map((one) => [
    labelOf(one),
    one.getAttribute("href"),
  ]);

describe("the header", () => {
  it("brings who logs in from a page back to it", async () => {
    await open("/help?q=refund", "visitor");
    const next = `?next=${encodeURIComponent("/help?q=refund")}`;
    expect(linksIn("header")).toContainEqual(["로그인", `/login${next}`]);
    expect(linksIn("header")).toContainEqual(["회원 가입", `/signup${next}`]);
    await open("/", "visitor");
    expect(linksIn("header")).toContainEqual(["로그인", "/login"]);
    expect(linksIn("header")).toContainEqual(["회원 가입", "/signup"]);
  });

  it("searches from every page but the front page, which has a larger field", async () => {
    const field = () => document.querySelector<HTMLInputElement>("header [role=search] input");
    await open("/search?q=도배");
    expect(field()?.getAttribute("aria-label")).toBe("서비스와 고수 찾기");
    expect(field()?.value).toBe("도배");
    await open("/");
    expect(field()).toBeNull();
  });

  it("leads a customer to what is theirs, with how much is new", async () => {
    await open("/help");
    expect(linksIn("header nav").slice(0, 4)).toEqual([
      ["내 요청", "/requests"],
      ["채팅", "/chats"],
      ["알림 4새 소식 4개", "/notifications"],
      ["내 정보", "/me"],
    ]);
  });

  it("leads a pro to their work, with the requests that are new", async () => {
    await open("/help", "pro");
    expect(linksIn("header nav").slice(0, 6)).toEqual([
      ["오늘", "/pro"],
      ["받은 요청새 소식 7", "/pro/requests"],
      ["보낸 견적", "/pro/quotes"],
      ["일정", "/pro/schedule"],
      ["채팅", "/chats"],
      ["멤버십", "/membership"],
    ]);
  });

  it("of the back office leads to what one may do there, and no further", async () => {
    const permissions = ["queue", "refunds"];
    await open("/staff", "staff", { "staff.secondFactor": { state: "passed", permissions } });
    expect(linksIn("header nav")).toEqual([
      ["대기 목록", "/staff"],
      ["환불", "/staff/refunds"],
    ]);
  });
});

describe("the tabs of a phone", () => {
  const current = () =>
    document.querySelector("nav[aria-label='아래 메뉴'] [aria-current=page]")?.textContent;

  it("are a customer's, and say which one this is", async () => {
    await open("/notifications");
    expect(linksIn("nav[aria-label='아래 메뉴']").map(([, href]) => href)).toEqual([
      "/",
      "/requests",
      "/chats",
      "/notifications",
      "/me",
    ]);
    expect(current()).toContain("알림");
  });

  it("lead a pro home to their day, and staff to what waits", async () => {
    await open("/me", "pro");
    expect(
      linksIn("nav[aria-label='아래 메뉴']")
        .map(([, href]) => href)
        .slice(0, 2),
    ).toEqual(["/pro", "/pro/requests"]);
    await open("/me", "staff");
    expect(linksIn("nav[aria-label='아래 메뉴']").map(([, href]) => href)).toEqual([
      "/",
      "/staff",
      "/me",
    ]);
  });
});

describe("a page whose network is gone", () => {
  it("says so until it is back", async () => {
    const LOST = "인터넷이 끊겼어요. 이어지면 계속할게요.";
    onTestFinished(() => onlineManager.setOnline(true));
    const page = await open("/help");
    onlineManager.setOnline(false);
    await page.settle();
    expect(said()).toContain(LOST);
    onlineManager.setOnline(true);
    await page.settle();
    expect(said()).not.toContain(LOST);
  });
});

describe("the hint to put the product onto the home screen", () => {
  const HINT = "aside[aria-label='홈 화면에 추가']";
  const hint = () => document.querySelector(HINT)?.textContent ?? "";
  const button = (label: string) =>
    [...document.querySelectorAll<HTMLElement>(`${HINT} button`)].find(
      (one) => one.textContent === label,
    );

  /** A page of that visit of this device, in a tab of its own. */
  async function visit(before: number): Promise<OpenPage> {
    const page = await open("/setting/tel");
    deviceStorage.write("install.visits", String(before));
    tabStorage.remove("install.counted");
    await page.router.navigate({ to: "/help" });
    await page.settle();
    return page;
  }
  function offersToInstall() {
    const prompt = vi.fn(() => Promise.resolve());
    window.installPrompt = Object.assign(new Event("beforeinstallprompt"), { prompt });
    onTestFinished(() => void delete window.installPrompt);
    return prompt;
  }
  async function pressHint(page: OpenPage, label: string): Promise<void> {
    const found = button(label);
    if (!found) throw new Error(`no ${label}`);
    press(found);
    await page.settle();
  }

  it("comes with the second visit, not with the first", async () => {
    offersToInstall();
    await visit(0);
    expect(hint()).toBe("");
    await visit(1);
    expect(hint()).toContain("홈 화면에 두면 앱처럼 바로 열 수 있어요.");
  });

  it("asks the browser at a press, and goes", async () => {
    const prompt = offersToInstall();
    const page = await visit(1);
    await pressHint(page, "홈 화면에 추가");
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(hint()).toBe("");
  });

  it("comes never again where somebody wants no more of it", async () => {
    offersToInstall();
    const page = await visit(1);
    await pressHint(page, "다시 보지 않기");
    expect(hint()).toBe("");
    await page.router.navigate({ to: "/setting/tel" });
    await page.settle();
    await page.router.navigate({ to: "/help" });
    await page.settle();
    expect(hint()).toBe("");
  });

  it("says how on an iPhone, which has no button for it, and nothing elsewhere", async () => {
    await visit(1);
    expect(hint()).toBe("");
    browserOf("Mozilla/5.0 (iPhone)");
    await visit(1);
    expect(hint()).toContain("공유 메뉴에서 ‘홈 화면에 추가’를 누르면");
    expect(button("홈 화면에 추가")).toBeUndefined();
  });
});
