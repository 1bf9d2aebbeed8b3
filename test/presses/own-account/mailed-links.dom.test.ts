import { describe, expect, it } from "vitest";
import { errorCatalogue, type ErrorCode } from "#contract/errors.ts";
import type { EndpointName } from "#contract/registry.ts";
import { PASSWORD_MIN } from "#domain/account/password-rules.ts";
import {
  answering,
  bodiesOf,
  faultOf,
  fieldNamed,
  NOW,
  pressNamed,
  refusal,
  TRACE_ID,
} from "../answering.ts";
import { type as typeInto } from "../controls.ts";
import { openPage, type Answered } from "../open-page.tsx";
import { offered, said } from "../on-page.ts";

const TOKEN = "mailed-1";
const PASSWORD = "Maple-Bridge-2207!";
const visitor = { authenticated: false, userType: "visitor" } as const;

function openLink(path: string, given: Partial<Record<EndpointName, () => Answered>> = {}) {
  return openPage({ path, visitor, now: NOW, answer: answering(given) });
}
const heading = () => document.querySelector("h1")?.textContent;
const hrefOf = (label: string) =>
  [...document.querySelectorAll("main a")]
    .find((one) => one.textContent === label)
    ?.getAttribute("href");
const alert = () => document.querySelector("main [role=alert]")?.textContent ?? "";

interface MailedLink {
  what: string;
  path: string;
  name: EndpointName;
  asks: string;
  button: string;
  done: string;
  follows: string;
  refused: ErrorCode;
  wayOn: readonly [label: string, href: string];
}

const links: MailedLink[] = [
  {
    what: "proves an address",
    path: "/verify-email",
    name: "auth.verifyEmail",
    asks: "이 이메일이 맞나요?",
    button: "이메일 확인하기",
    done: "이메일을 확인했어요",
    follows: "이제 견적과 결제 소식도 이 주소로 보내 드려요.",
    refused: "email_link_invalid",
    wayOn: ["내 정보로 가기", "/me"],
  },
  {
    what: "changes an address",
    path: "/email-change",
    name: "auth.completeEmailChange",
    asks: "이 이메일로 바꿀까요?",
    button: "이메일 바꾸기",
    done: "이메일을 바꿨어요",
    follows: "그 메일에서 7일 동안 되돌릴 수 있어요.",
    refused: "email_change_invalid",
    wayOn: ["계정 설정으로 가기", "/setting/account"],
  },
];

describe.each(links)("a link that $what", (link) => {
  const { path, name, asks, button, done, follows, refused, wayOn } = link;
  const [label, href] = wayOn;
  const at = `${path}?token=${TOKEN}`;

  it("does so by a press alone, not by being opened", async () => {
    const page = await openLink(at);
    expect(heading()).toBe(asks);
    expect(bodiesOf(page, name)).toEqual([]);
    expect(hrefOf(label)).toBeUndefined();
    await pressNamed(page, button);
    expect(bodiesOf(page, name)).toEqual([{ token: TOKEN }]);
    expect(heading()).toBe(done);
    expect(said()).toContain(follows);
    expect(hrefOf(label)).toBe(href);
    expect(offered()).not.toContain(button);
    expect(document.activeElement).not.toBe(document.body);
    expect(document.activeElement?.textContent).toContain(follows.slice(-12));
  });

  it("says why it is refused, with a way on, and can be pressed again", async () => {
    const page = await openLink(at, { [name]: () => refusal(refused) });
    await pressNamed(page, button);
    expect(alert()).toContain(errorCatalogue[refused][1]);
    expect(hrefOf(label)).toBe(href);
    expect(heading()).toBe(asks);
    await pressNamed(page, button);
    expect(bodiesOf(page, name)).toHaveLength(2);
  });
});

describe("a link that takes a change of address back", () => {
  const UNDO = "auth.undoEmailChange";
  const BUTTON = "되돌리고 로그아웃하기";
  const at = `/email-change/undo?token=${TOKEN}`;
  const undone = { [UNDO]: () => ({ status: 200, body: { reset_token: "reset-1" } }) };

  it("does so by a press, and asks for a new password with what comes of it", async () => {
    const page = await openLink(at, undone);
    expect(heading()).toBe("이메일을 되돌릴까요?");
    expect(bodiesOf(page, UNDO)).toEqual([]);
    await pressNamed(page, BUTTON);
    expect(bodiesOf(page, UNDO)).toEqual([{ token: TOKEN }]);
    expect(heading()).toBe("새 비밀번호 정하기");
    expect(said()).toContain("이메일을 되돌리고 모든 기기에서 로그아웃했어요.");
    typeInto(fieldNamed("새 비밀번호"), PASSWORD);
    await pressNamed(page, "비밀번호 바꾸기");
    expect(bodiesOf(page, "auth.resetPassword")).toEqual([
      { token: "reset-1", password: PASSWORD },
    ]);
  });

  it("says why it is refused, and leads to the help desk with what failed", async () => {
    const page = await openLink(at, { [UNDO]: () => refusal("email_undo_invalid") });
    await pressNamed(page, BUTTON);
    expect(alert()).toContain(errorCatalogue.email_undo_invalid[1]);
    expect(hrefOf("고객센터에 알리기")).toContain(TRACE_ID);
    expect(heading()).toBe("이메일을 되돌릴까요?");
  });
});

describe("a link to a new password", () => {
  const RESET = "auth.resetPassword";
  const AGAIN = "링크 다시 받기";
  const at = `/password-reset?token=${TOKEN}`;

  it("sets it, and leads to the login", async () => {
    const page = await openLink(at);
    expect(heading()).toBe("새 비밀번호 정하기");
    expect(said()).toContain(`${PASSWORD_MIN}자 이상. 길수록 안전해요.`);
    typeInto(fieldNamed("새 비밀번호"), PASSWORD);
    await pressNamed(page, "비밀번호 바꾸기");
    expect(bodiesOf(page, RESET)).toEqual([{ token: TOKEN, password: PASSWORD }]);
    expect(heading()).toBe("비밀번호를 바꿨어요");
    expect(said()).toContain("안전을 위해 모든 기기에서 로그아웃했어요.");
    expect(hrefOf("로그인하기")).toBe("/login");
  });

  it("takes none that is too short: the field says so", async () => {
    const page = await openLink(at);
    typeInto(fieldNamed("새 비밀번호"), "short");
    await pressNamed(page, "비밀번호 바꾸기");
    expect(faultOf("새 비밀번호")).not.toBeNull();
    expect(bodiesOf(page, RESET)).toEqual([]);
  });

  it("that is used up leads to a new one, and no other refusal does", async () => {
    const used = await openLink(at, { [RESET]: () => refusal("reset_link_invalid") });
    expect(hrefOf(AGAIN)).toBeUndefined();
    typeInto(fieldNamed("새 비밀번호"), PASSWORD);
    await pressNamed(used, "비밀번호 바꾸기");
    expect(alert()).toContain(errorCatalogue.reset_link_invalid[1]);
    expect(hrefOf(AGAIN)).toBe("/password-reset");
    const busy = await openLink(at, { [RESET]: () => refusal("too_many") });
    typeInto(fieldNamed("새 비밀번호"), PASSWORD);
    await pressNamed(busy, "비밀번호 바꾸기");
    expect(alert()).toContain(errorCatalogue.too_many[1]);
    expect(hrefOf(AGAIN)).toBeUndefined();
  });
});

describe("who forgot their password", () => {
  const ASK = "auth.requestReset";

  it("is sent a link, and told so without a word on whether they are a member", async () => {
    const page = await openLink("/password-reset");
    expect(heading()).toBe("비밀번호 재설정");
    typeInto(fieldNamed("이메일"), " jiyoung@example.com ");
    await pressNamed(page, "링크 받기");
    expect(bodiesOf(page, ASK)).toEqual([{ email: "jiyoung@example.com" }]);
    expect(heading()).toBe("메일을 확인해 주세요");
    expect(said()).toContain(
      "jiyoung@example.com 주소로 가입했다면 비밀번호를 다시 정할 수 있는 링크를 보냈어요.",
    );
    expect(hrefOf("로그인으로 가기")).toBe("/login");
    await pressNamed(page, "다른 주소로 받기");
    expect(heading()).toBe("비밀번호 재설정");
  });

  it("is told what is wrong with the address, or why it was refused", async () => {
    const page = await openLink("/password-reset", { [ASK]: () => refusal("too_many") });
    typeInto(fieldNamed("이메일"), "nobody");
    await pressNamed(page, "링크 받기");
    expect(faultOf("이메일")).not.toBeNull();
    expect(bodiesOf(page, ASK)).toEqual([]);
    typeInto(fieldNamed("이메일"), "jiyoung@example.com");
    await pressNamed(page, "링크 받기");
    expect(alert()).toContain(errorCatalogue.too_many[1]);
    expect(heading()).toBe("비밀번호 재설정");
  });
});
