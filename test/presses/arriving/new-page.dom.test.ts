import { describe, expect, it } from "vitest";
import { errorCatalogue } from "#contract/errors.ts";
import type { EndpointName, Output } from "#contract/registry.ts";
import type { UserType } from "#domain/account/user-type.ts";
import {
  answering,
  bodiesOf,
  faultOf,
  fieldNamed,
  NOW,
  pressNamed,
  refusal,
} from "../answering.ts";
import { press, type as typeInto } from "../controls.ts";
import { leftFor } from "../left-for.ts";
import { said } from "../on-page.ts";
import { openPage, type Answered, type OpenPage } from "../open-page.tsx";
import { sampleOutput } from "../sample-output.ts";

const PASSWORD = "Maple-Bridge-2207!";
const me = sampleOutput("users.me") as Output<"users.me">;

type Given = { [N in EndpointName]?: object | (() => Answered) };

function open(path: string, userType: UserType, given: Given = {}): Promise<OpenPage> {
  const visitor = { authenticated: userType !== "visitor", userType };
  return openPage({ path, visitor, now: NOW, answer: answering(given) });
}
async function logIn(page: OpenPage): Promise<void> {
  typeInto(fieldNamed("이메일"), "jiyoung@example.com");
  typeInto(fieldNamed("비밀번호"), PASSWORD);
  await pressNamed(page, "로그인");
}
const loggedIn = (user_type: string) => ({ user: { ...me, user_type } });
async function pressInHeader(page: OpenPage, words: string): Promise<void> {
  const all = [...document.querySelectorAll<HTMLElement>("header button")];
  const button = all.find((one) => one.textContent === words);
  if (!button) throw new Error(`no ${words} in the header`);
  press(button);
  await page.settle();
}

describe("who logs in", () => {
  it.each([
    ["customer", "/"],
    ["pro", "/pro"],
    ["staff", "/staff"],
  ])("as a %s begins at %s", async (userType, home) => {
    const went = leftFor();
    const page = await open("/login", "visitor", { "auth.login": loggedIn(userType) });
    await logIn(page);
    expect(went).toEqual([home]);
  });

  it("goes on to where they were going", async () => {
    const went = leftFor();
    const given = { "auth.login": loggedIn("pro") };
    const page = await open("/login?next=/chats", "visitor", given);
    expect(said()).toContain("로그인하면 바로 이어서 할 수 있어요.");
    await logIn(page);
    expect(went).toEqual(["/chats"]);
  });

  it("by the code of the second step goes on from there, too", async () => {
    const went = leftFor();
    const page = await open("/second-step?next=/chats", "visitor", {
      "auth.secondStep": { waits: true, passkey: false },
      "auth.secondStep.code": loggedIn("customer"),
    });
    typeInto(fieldNamed("인증번호"), "123456");
    await pressNamed(page, "로그인");
    expect(went).toEqual(["/chats"]);
  });

  it("begins again with the password where the second step is not to be had", async () => {
    const went = leftFor();
    const page = await open("/second-step?next=/chats", "visitor", {
      "auth.secondStep": { waits: true, passkey: false },
    });
    await pressNamed(page, "처음부터 다시 로그인");
    expect(went).toEqual(["/login?next=%2Fchats"]);
  });

  it("too late for the second step is led to the login", async () => {
    await open("/second-step?next=/chats", "visitor", { "auth.secondStep": { waits: false } });
    expect(said()).toContain("확인할 시간이 지났어요.");
    const link = [...document.querySelectorAll("main a")].find(
      (one) => one.textContent === "로그인하기",
    );
    expect(link?.getAttribute("href")).toBe("/login?next=%2Fchats");
  });

  it("after asking to leave is asked whether to come back, which one press does", async () => {
    const page = await open("/login", "visitor", { "auth.login": () => refusal("withdrawing") });
    await logIn(page);
    expect(said()).toContain(errorCatalogue.withdrawing[1]);
    await pressNamed(page, "돌아오기");
    expect(bodiesOf(page, "auth.login")).toMatchObject([
      { password: PASSWORD },
      { password: PASSWORD, come_back: true },
    ]);
  });

  it("with nothing typed is told so at the field, and nothing is sent", async () => {
    const page = await open("/login", "visitor");
    await pressNamed(page, "로그인");
    expect(faultOf("이메일")).not.toBeNull();
    expect(bodiesOf(page, "auth.login")).toEqual([]);
  });
});

describe("who logs out", () => {
  it("is nobody on the front page then", async () => {
    const went = leftFor();
    await pressNamed(await open("/me", "customer"), "로그아웃");
    expect(went).toEqual(["/"]);
  });

  it("and was so already elsewhere is no otherwise", async () => {
    const went = leftFor();
    const page = await open("/me", "customer", { "auth.logout": () => refusal("auth_required") });
    await pressNamed(page, "로그아웃");
    expect(went).toEqual(["/"]);
  });

  it("in vain stays, and is told why", async () => {
    const went = leftFor();
    const page = await open("/me", "customer", { "auth.logout": () => refusal("internal") });
    await pressNamed(page, "로그아웃");
    expect(said()).toContain(errorCatalogue.internal[1]);
    expect(went).toEqual([]);
  });

  it("of the back office does so in its header", async () => {
    const went = leftFor();
    const page = await open("/staff", "staff", {
      "staff.secondFactor": { state: "passed", permissions: ["queue"] },
    });
    await pressInHeader(page, "로그아웃");
    expect(bodiesOf(page, "auth.logout")).toHaveLength(1);
    expect(went).toEqual(["/"]);
  });
});

describe("who is both a customer and a pro", () => {
  const both = { "users.me": { can_switch: true } };

  it("becomes the pro at a press, and begins at their day", async () => {
    const went = leftFor();
    const page = await open("/me", "customer", both);
    await pressInHeader(page, "고수로 전환");
    expect(bodiesOf(page, "users.me.mode")).toEqual([{ mode: "pro" }]);
    expect(went).toEqual(["/pro"]);
  });

  it("becomes the customer again, and begins at the front page", async () => {
    const went = leftFor();
    const page = await open("/me", "pro", both);
    await pressInHeader(page, "고객으로 전환");
    expect(bodiesOf(page, "users.me.mode")).toEqual([{ mode: "customer" }]);
    expect(went).toEqual(["/"]);
  });
});

describe("a page that was somebody's", () => {
  const RENAME = "users.me.rename";

  it("is loaded anew where somebody else has logged in meanwhile", async () => {
    const went = leftFor();
    let id = me.id;
    const page = await open("/setting/account", "customer", {
      "users.me": () => ({ status: 200, body: { ...me, id } }),
      [RENAME]: () => {
        id = "01900000-0000-7000-8000-000000000099";
        return { status: 200, body: {} };
      },
    });
    const row = document.querySelector<HTMLElement>('main button[aria-label="이름 바꾸기"]');
    if (row) press(row);
    await page.settle();
    expect(went).toEqual([]);
    typeInto(fieldNamed("이름"), "김지우");
    await pressNamed(page, "바꾸기");
    expect(went).toContain("anew");
  });

  const ended: Given = { "users.me.notifications.readAll": () => refusal("auth_required") };
  async function meetTheEnd(user: object): Promise<OpenPage> {
    const page = await open("/notifications", "customer", { ...ended, "auth.login": { user } });
    await pressNamed(page, "모두 읽음");
    typeInto(fieldNamed("비밀번호"), PASSWORD);
    return page;
  }

  it("goes on once the same person has logged in over it", async () => {
    const went = leftFor();
    const page = await meetTheEnd({ ...me, user_type: "customer" });
    expect(fieldNamed("이메일").value).toBe(me.email);
    expect(document.activeElement).toBe(fieldNamed("비밀번호"));
    await pressNamed(page, "로그인하고 계속하기");
    expect(bodiesOf(page, "users.me.notifications.readAll")).toHaveLength(2);
    expect(went).toEqual([]);
  });

  it.each([
    ["somebody else", { ...me, id: "other", user_type: "customer" }],
    ["the same person as a pro", { ...me, user_type: "pro" }],
  ])("is loaded anew where %s has logged in over it", async (_, user) => {
    const went = leftFor();
    const page = await meetTheEnd(user);
    await pressNamed(page, "로그인하고 계속하기");
    expect(went).toEqual(["anew"]);
    await pressNamed(page, "닫기");
    expect(bodiesOf(page, "users.me.notifications.readAll")).toHaveLength(1);
  });
});
