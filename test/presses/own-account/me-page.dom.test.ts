import { describe, expect, it } from "vitest";
import type { EndpointName, Output } from "#contract/registry.ts";
import { answering, bodiesOf, NOW, pressNamed } from "../answering.ts";
import { labelOf } from "../controls.ts";
import { hrefOf, mainText, offered, rowsOf, said } from "../on-page.ts";
import { openPage, type OpenPage } from "../open-page.tsx";
import { sampleOutput } from "../sample-output.ts";

const sample = sampleOutput("users.me") as Output<"users.me">;
const customer = {
  ...sample,
  name: "김지영",
  email: "jiyoung@example.com",
  phone: "+821012345678",
  user_type: "customer",
  email_verified: true,
  phone_verified: true,
  pro: null,
  can_switch: false,
};
type Given = { [N in EndpointName]?: object };

function open(
  me: object = {},
  given: Given = {},
  userType: "customer" | "pro" | "staff" = "customer",
) {
  const answer = answering({
    "users.me": { ...customer, ...me },
    "users.me.credits": { usable: 30, held: 10, lots: [] },
    ...given,
  });
  return openPage({ path: "/me", visitor: { authenticated: true, userType }, now: NOW, answer });
}
const headings = () => [...document.querySelectorAll("main h2")].map((one) => one.textContent);
/** The rows of the list with that name, and where each leads. */
const linksOf = (label: string) =>
  [...document.querySelectorAll<HTMLElement>("main ul")]
    .filter((list) => labelOf(list) === label)
    .flatMap((list) => [...list.querySelectorAll("a")])
    .map((one) => [labelOf(one), one.getAttribute("href")]);
const UNVERIFIED = "확인되지 않은 이메일";
const PROVE = "휴대폰 번호 확인하기";

describe("one's own page", () => {
  it("says who one is, and how one is reached", async () => {
    await open();
    const head = document.querySelector("main header")?.textContent;
    expect(head).toContain("김지영jiyoung@example.com010-1234-5678");
    await open({ phone: null });
    expect(mainText()).toContain("휴대폰 번호 확인 전");
  });

  it("asks to prove what was not proven", async () => {
    await open();
    expect(mainText()).not.toContain(UNVERIFIED);
    expect(hrefOf(PROVE)).toBeUndefined();
    const page: OpenPage = await open({ email_verified: false, phone_verified: false });
    expect(hrefOf(PROVE)).toBe("/verify-phone?next=%2Fme");
    await pressNamed(page, "확인 메일 다시 보내기");
    expect(bodiesOf(page, "users.me.email.sendVerification")).toEqual([{}]);
    expect(said()).toContain("jiyoung@example.com 주소로 확인 메일을 보냈어요.");
  });

  it("has the ways to what a customer asked for", async () => {
    await open();
    expect(linksOf("맡긴 일")).toEqual([
      ["내 요청", "/requests"],
      ["채팅", "/chats"],
      ["내가 요청한 상담", "/consultations?side=customer"],
      ["내가 쓴 후기", "/me/reviews"],
      ["찜한 고수", "/me/saved-pros"],
    ]);
    expect(headings()).not.toContain("고수 활동");
  });

  it("has the ways to the settings", async () => {
    await open();
    expect(linksOf("설정")).toEqual([
      ["계정 설정", "/setting/account"],
      ["알림 설정", "/setting/notifications"],
      ["동의와 약관", "/setting/consents"],
      ["내 정보 받기", "/setting/account/export"],
      ["탈퇴", "/setting/account/withdrawal"],
    ]);
  });

  it("has the ways to what is about money", async () => {
    await open();
    expect(linksOf("결제")).toEqual([
      ["크레딧 충전", "/membership/top-up"],
      ["영수증", "/membership/receipts"],
      ["환불 내역", "/membership/refunds"],
    ]);
  });

  it("begins with what waits for its person, where anything does", async () => {
    const waiting = sampleOutput("users.me.waiting") as Output<"users.me.waiting">;
    await open({}, { "users.me.waiting": waiting });
    expect(headings()[0]).toBe("지금 할 일");
    expect(rowsOf("지금 할 일")).toHaveLength(waiting.items.length);
    await open({}, { "users.me.waiting": { items: [] } });
    expect(headings()).not.toContain("지금 할 일");
  });

  it("of staff has their devices alone, nothing of a member", async () => {
    await open({ user_type: "staff", email_verified: false }, {}, "staff");
    expect(linksOf("설정")).toEqual([["로그인한 기기와 비밀번호", "/setting/devices"]]);
    expect(headings()).toEqual(["설정"]);
    expect(mainText()).not.toContain(UNVERIFIED);
    expect(offered()).toContain("로그아웃");
  });

  it("of a pro begins with their work, as a customer with what they asked for", async () => {
    const pro = { ...sample.pro, state: "approved" };
    const order = () => headings().filter((one) => one === "고수 활동" || one === "맡긴 일");
    const none = { "users.me.waiting": { items: [] } };
    await open({ pro, user_type: "pro" }, none, "pro");
    expect(order()).toEqual(["고수 활동", "맡긴 일"]);
    await open({ pro }, none);
    expect(order()).toEqual(["맡긴 일", "고수 활동"]);
  });
});

describe("the credits on one's own page", () => {
  const lot = {
    id: "1",
    kind: "bonus",
    available: 1_200,
    held: 10,
    expires_at: "2027-04-10T00:00:00+09:00",
  };

  it("are what can be spent and what is held, with all lots and until when they last", async () => {
    await open({}, { "users.me.credits": { usable: 1_200, held: 10, lots: [lot] } });
    expect(mainText()).toContain("사용 가능1,200 크레딧예치 중10 크레딧");
    const cells = [...document.querySelectorAll("main tbody tr")].map((row) => row.textContent);
    expect(cells[0]).toContain("2027년 04월 09일까지");
    expect(hrefOf("크레딧 내역")).toBe("/membership/credits");
  });

  it("that are none are bought by the way there", async () => {
    await open();
    expect(mainText()).toContain("가진 크레딧이 없어요");
    expect(hrefOf("크레딧 충전하기")).toBe("/membership/top-up");
  });

  it("are told of as what they buy, other things for a pro", async () => {
    await open();
    expect(mainText()).toContain("긴급 요청과 견적 더 받기에 써요.");
    await open({ pro: { ...sample.pro, state: "approved" } });
    expect(mainText()).toContain("견적을 보내면 예치하고, 고객이 읽으면 쓰여요.");
  });
});

describe("the way to become a pro", () => {
  const words = () =>
    [...document.querySelectorAll<HTMLElement>('main header a[href="/pro/apply"]')].map(labelOf);

  it("is offered to who is none, and leads to the application of who has applied", async () => {
    await open();
    expect(words()).toEqual(["고수로 시작하기"]);
    await open({ pro: { ...sample.pro, state: "pending" } });
    expect(words()).toEqual(["고수 신청 보기"]);
  });

  it("is none for whose activity was stopped", async () => {
    await open({ pro: { ...sample.pro, state: "suspended" } });
    expect(words()).toEqual([]);
  });
});
