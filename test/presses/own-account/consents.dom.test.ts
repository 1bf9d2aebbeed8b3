import { describe, expect, it } from "vitest";
import type { MyConsents } from "#contract/endpoints/me/consents.ts";
import type { Output } from "#contract/registry.ts";
import { errorCatalogue } from "#contract/errors.ts";
import { answering, bodiesOf, NOW, pressNamed, refusal } from "../answering.ts";
import { scope } from "../controls.ts";
import { hrefOf, mainText, offered, said } from "../on-page.ts";
import { openPage, type Answered, type OpenPage } from "../open-page.tsx";
import { sampleOutput } from "../sample-output.ts";

type Text = MyConsents["texts"][number];

const SET = "users.me.consents.set";
const [sample] = (sampleOutput("users.me.consents") as Output<"users.me.consents">).texts;
const visitor = { authenticated: true, userType: "customer" } as const;
const AGREE = "이용약관에 동의하기";
const REFUSE = "이용약관에 동의하지 않기";
const at = "2027-03-01T12:00:00+09:00";
const agreed = { version: "1", granted: true, at };

/** Terms in their second edition, of which the first was agreed to. */
const terms = (own: Partial<Text> = {}) => ({
  ...sample,
  kind: "terms",
  title: "이용약관",
  path: "/terms",
  answer: agreed,
  in_force: { version: "2", from: "2027-03-05", about: "수수료를 적었어요." },
  changes_path: null,
  asks: false,
  ...own,
});

interface Given {
  text?: Partial<Text>;
  history?: object[];
  set?: () => Answered;
}
function open({ text, history = [], set }: Given = {}): Promise<OpenPage> {
  const answer = answering({
    "users.me.consents": { texts: [terms(text)], history },
    [SET]: () => set?.() ?? { status: 200, body: { texts: [], history: [] } },
  });
  return openPage({ path: "/setting/consents", visitor, now: NOW, answer });
}

describe("a text that somebody agreed to", () => {
  it("says when and to which edition, and is not asked about again", async () => {
    await open();
    expect(mainText()).toContain("이용약관동의함2027년 03월 01일에 1판에 동의했어요.");
    expect(hrefOf("이용약관 보기")).toBe("/terms");
    expect(offered()).not.toContain(AGREE);
  });

  it("and that changed since says how, and is agreed to by a press, in that edition", async () => {
    const page = await open({ text: { asks: true, changes_path: "/terms/changes" } });
    expect(mainText()).toContain("다시 여쭤봐요");
    expect(mainText()).toContain("2027년 03월 05일부터 2판을 쓰고 있어요");
    expect(mainText()).toContain("수수료를 적었어요. 동의하면 새 내용이 그날부터 적용돼요.");
    expect(hrefOf("달라진 곳 보기")).toBe("/terms/changes");
    await pressNamed(page, AGREE);
    expect(bodiesOf(page, SET)).toEqual([
      { consents: [{ kind: "terms", version: "2", granted: true }] },
    ]);
    expect(said()).toContain("답을 남겼어요.");
  });

  it("is refused only once what that means was read", async () => {
    const page = await open();
    await pressNamed(page, REFUSE);
    expect(scope().textContent).toContain("이용약관에 동의하지 않을까요?");
    expect(scope().textContent).toContain("진행 중인 거래와 결제는 그대로 마칠 수 있고");
    await pressNamed(page, "취소");
    expect(bodiesOf(page, SET)).toEqual([]);
    await pressNamed(page, REFUSE);
    await pressNamed(page, "확인");
    expect(bodiesOf(page, SET)).toEqual([
      { consents: [{ kind: "terms", version: "2", granted: false }] },
    ]);
  });

  it("says why an answer was not taken", async () => {
    const page = await open({ text: { asks: true }, set: () => refusal("conflict") });
    await pressNamed(page, AGREE);
    expect(said()).toContain(errorCatalogue.conflict[1]);
    expect(said()).not.toContain("답을 남겼어요.");
  });
});

describe("a text that somebody did not agree to", () => {
  it("can be agreed to, and says how to leave", async () => {
    await open({ text: { answer: { ...agreed, granted: false } } });
    expect(mainText()).toContain("이용약관동의하지 않음");
    expect(mainText()).toContain("1판에 동의하지 않았어요.");
    expect(offered()).toContain(AGREE);
    expect(offered()).not.toContain(REFUSE);
    expect(hrefOf("탈퇴 알아보기")).toBe("/setting/account/withdrawal");
  });

  it("nor refused has both answers", async () => {
    await open({ text: { answer: null } });
    expect(mainText()).toContain("답하지 않음");
    expect(offered()).toContain(AGREE);
    expect(offered()).toContain(REFUSE);
    expect(hrefOf("탈퇴 알아보기")).toBeUndefined();
  });
});

describe("the answers of before", () => {
  const lines = () => [...document.querySelectorAll("main li")].map((one) => one.textContent);

  it("are each with its edition, what it was, and where it was given", async () => {
    const one = { version: "1", granted: true, source: "sign_up", at };
    await open({
      history: [
        { ...one, kind: "terms" },
        { ...one, kind: "age_14" },
        { ...one, kind: "marketing_email", granted: false, source: "letter" },
      ],
    });
    const [agreement, age, advertising] = lines();
    expect(agreement).toMatch(/^이용약관 1판 · 동의했어요.*· 회원 가입$/);
    expect(age).toMatch(/^나이 확인 · 확인했어요/);
    expect(advertising).toMatch(/^이메일로 혜택과 소식 · 동의하지 않았어요.*· 메일의 링크$/);
  });

  it("are said to be none where none was given", async () => {
    await open();
    expect(mainText()).toContain("아직 답한 기록이 없어요.");
    expect(hrefOf("알림 설정")).toBe("/setting/notifications");
  });
});
