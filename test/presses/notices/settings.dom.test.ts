import { describe, expect, it } from "vitest";
import type { EndpointName, Output } from "#contract/registry.ts";
import { errorCatalogue } from "#contract/errors.ts";
import { answering, bodiesOf, fieldNamed, NOW, pressNamed, refusal } from "../answering.ts";
import { press, type as typeInto } from "../controls.ts";
import { hrefOf, mainText, offered, said } from "../on-page.ts";
import { openPage, untilItWaits, type Answered, type OpenPage } from "../open-page.tsx";
import { sampleOutput } from "../sample-output.ts";

const SET = "users.me.notificationSettings.set";
const settings = sampleOutput(
  "users.me.notificationSettings",
) as Output<"users.me.notificationSettings">;
const off = { push: false, text: false, email: false };
const groups = {
  my_request: off,
  my_work: off,
  talk: off,
  money: { ...off, email: true },
  account: { ...off, text: true, email: true },
  advertising: { ...off, night: false },
};
const stored = { groups, quiet_hours: null, digest: false, urgent_at_night: false };
const visitor = { authenticated: true, userType: "customer" } as const;

type Given = { [N in EndpointName]?: object | (() => Answered | Promise<Answered>) };

function open(own: object = {}, given: Given = {}): Promise<OpenPage> {
  const body = { ...settings, ...stored, advertising_answers: [], advertising_question: [] };
  const answer = answering({
    "users.me": { pro: null, email: "jiyoung@example.com", email_verified: true },
    "users.me.notificationSettings": { ...body, ...own },
    ...given,
  });
  return openPage({ path: "/setting/notifications", visitor, now: NOW, answer });
}
async function turn(page: OpenPage, label: string): Promise<void> {
  press(fieldNamed(label));
  await page.settle();
}

describe("a switch of how somebody is told", () => {
  it("is saved at once, with all the others as they were", async () => {
    const page = await open();
    await turn(page, "대화 이메일");
    expect(bodiesOf(page, SET)).toEqual([
      { ...stored, groups: { ...groups, talk: { ...off, email: true } } },
    ]);
  });

  it("that is pressed while another is being saved is shown, and saved after it", async () => {
    let meanwhile = () => {};
    const page = await open(
      {},
      {
        [SET]: async () => {
          await untilItWaits();
          meanwhile();
          meanwhile = () => {};
          return { status: 200, body: stored };
        },
      },
    );
    meanwhile = () => press(fieldNamed("내 요청 푸시"));
    await turn(page, "대화 푸시");
    const bodies = bodiesOf(page, SET) as (typeof stored)[];
    expect(bodies.map((one) => [one.groups.talk.push, one.groups.my_request.push])).toEqual([
      [true, false],
      [true, true],
    ]);
  });

  it("goes back where it could not be saved, and why is said", async () => {
    const page = await open({}, { [SET]: () => refusal("internal") });
    await turn(page, "대화 푸시");
    expect(fieldNamed("대화 푸시").checked).toBe(false);
    expect(said()).toContain(errorCatalogue.internal[1]);
  });

  it("is not there for what nobody may switch off", async () => {
    await open();
    expect(offered()).not.toContain("결제 이메일");
    expect(mainText()).toContain("이메일 알림은 꼭 필요해서 끌 수 없어요.");
    expect(mainText()).toContain("문자·알림톡과 이메일 알림은 꼭 필요해서 끌 수 없어요.");
  });
});

describe("what pros alone decide", () => {
  const pro = (sampleOutput("users.me") as Output<"users.me">).pro;

  it("is whether letters of work come together, and what comes at night", async () => {
    const page = await open({}, { "users.me": { pro } });
    expect(mainText()).toContain("아침 9시에 한 통으로 보내요.");
    await turn(page, "고수 일 푸시");
    await turn(page, "이메일은 하루 한 번 모아 받기");
    await turn(page, "긴급 요청은 밤에도 받기");
    expect(bodiesOf(page, SET)).toEqual([
      { ...stored, groups: { ...groups, my_work: { ...off, push: true } } },
      { ...stored, digest: true },
      { ...stored, urgent_at_night: true },
    ]);
  });

  it("is not offered to a customer", async () => {
    await open();
    expect(mainText()).not.toContain("고수 일");
  });
});

describe("advertising", () => {
  it("is agreed to by channel, and for the night by itself", async () => {
    const page = await open();
    await turn(page, "혜택과 소식 밤 9시부터 아침 8시 사이에도 받기");
    expect(bodiesOf(page, SET)).toEqual([
      { ...stored, groups: { ...groups, advertising: { ...off, night: true } } },
    ]);
  });

  it("that was agreed to long ago is asked about: one press keeps it", async () => {
    const page = await open({ advertising_question: ["push", "email"] });
    expect(mainText()).toContain("지금 푸시, 이메일에 동의해 두셨어요.");
    await pressNamed(page, "계속 받기");
    expect(bodiesOf(page, "users.me.notificationSettings.keepAdvertising")).toEqual([{}]);
    expect(bodiesOf(page, SET)).toEqual([]);
  });

  it("that was agreed to long ago stops by another, and only what was asked about", async () => {
    const advertising = { push: true, text: true, email: true, night: true };
    const page = await open({
      groups: { ...groups, advertising },
      advertising_question: ["push", "email"],
    });
    await pressNamed(page, "그만 받기");
    expect(bodiesOf(page, SET)).toMatchObject([
      { groups: { advertising: { push: false, text: true, email: false, night: true } } },
    ]);
  });

  it("is not asked about where nothing waits for an answer", async () => {
    await open();
    expect(mainText()).not.toContain("혜택과 소식을 계속 받을까요?");
    expect(mainText()).not.toContain("답한 기록");
  });

  it("has each answer with its day, and where it was given", async () => {
    const at = "2027-03-01T12:00:00+09:00";
    await open({
      advertising_answers: [
        { scope: "email", granted: false, source: "letter", at },
        { scope: "push", granted: true, source: "settings", at },
      ],
    });
    const lines = [...document.querySelectorAll("details li, main li")].map((li) => li.textContent);
    expect(lines).toContain("2027년 03월 01일 · 이메일 거절했어요 · 메일의 링크");
    expect(lines).toContain("2027년 03월 01일 · 푸시 동의했어요 · 알림 설정");
  });
});

describe("an address that was not proven", () => {
  it("is said to get no more than letters of the account, with the way to prove it", async () => {
    const me = { pro: null, email: "jiyoung@example.com", email_verified: false };
    await open({}, { "users.me": me });
    expect(mainText()).toContain("jiyoung@example.com 주소로는 계정 메일만 보내요.");
    expect(hrefOf("내 정보에서 확인하기")).toBe("/me");
    await open();
    expect(mainText()).not.toContain("확인되지 않은 이메일");
  });
});

describe("quiet hours", () => {
  it("begin with the usual ones", async () => {
    const page = await open();
    await turn(page, "방해하지 않기");
    expect(bodiesOf(page, SET)).toMatchObject([{ quiet_hours: { from: "21:00", to: "08:00" } }]);
  });

  it("stand as they were chosen", async () => {
    await open({ quiet_hours: { from: "22:00", to: "07:00" } });
    expect([fieldNamed("시작").value, fieldNamed("끝").value]).toEqual(["22:00", "07:00"]);
  });

  it.each([
    ["시작", { from: "06:00", to: "07:00" }],
    ["끝", { from: "22:00", to: "06:00" }],
  ])("move at %s alone, and the other end stays", async (label, moved) => {
    const page = await open({ quiet_hours: { from: "22:00", to: "07:00" } });
    typeInto(fieldNamed(label), "06:00");
    await page.settle();
    expect(bodiesOf(page, SET)).toMatchObject([{ quiet_hours: moved }]);
  });
});
