import { describe, expect, it } from "vitest";
import { errorCatalogue, type ErrorCode } from "#contract/errors.ts";
import { bodiesOf, faultOf, fieldNamed, pressNamed, refusal } from "../answering.ts";
import { busyHere, controls, type as typeInto } from "../controls.ts";
import type { Answered, OpenPage } from "../open-page.tsx";
import { openStaffPage } from "./staff-page.ts";
import { said } from "../on-page.ts";

const PASS = "staff.secondFactor.pass";
const MAIL = "staff.secondFactor.mail";
const CODE = "인증번호";
const ENTER = "확인";
const BY_MAIL = "메일로 코드 받기";

interface Given {
  means?: "authenticator" | "mail" | "none";
  passed?: () => Answered;
  mailed?: () => Answered;
}

function openFactor({ means = "authenticator", passed, mailed }: Given = {}): Promise<OpenPage> {
  return openStaffPage("/staff/second-factor", {
    "staff.secondFactor": { state: "open", means, permissions: [] },
    [PASS]: () => passed?.() ?? { status: 200, body: {} },
    [MAIL]: () => mailed?.() ?? { status: 200, body: { expires_at: "2027-03-10T12:10:00+09:00" } },
  });
}

describe("the code of the second step", () => {
  it("is sent without the blanks it was typed with, and the button stays busy after it", async () => {
    const page = await openFactor();
    typeInto(fieldNamed(CODE), " 123 456 ");
    await pressNamed(page, ENTER);
    expect(bodiesOf(page, PASS)).toEqual([{ code: "123456" }]);
    expect(busyHere()).toEqual([ENTER]);
  });

  it.each(["", "12345", "1234567", "12345a"])("is six digits: not %j", async (code) => {
    const page = await openFactor();
    typeInto(fieldNamed(CODE), code);
    await pressNamed(page, ENTER);
    expect(faultOf(CODE)).toContain("숫자 여섯 자리를 입력해 주세요.");
    expect(bodiesOf(page, PASS)).toEqual([]);
  });

  it("that is wrong is gone from the field, which says so and has the focus", async () => {
    const page = await openFactor({ passed: () => refusal("invalid", { code: ["틀렸어요."] }) });
    typeInto(fieldNamed(CODE), "123456");
    await pressNamed(page, ENTER);
    expect(faultOf(CODE)).toContain("틀렸어요.");
    expect(fieldNamed(CODE).value).toBe("");
    expect(document.activeElement).toBe(fieldNamed(CODE));
  });

  it.each<ErrorCode>(["too_many", "internal"])("that %s refuses says why", async (code) => {
    const page = await openFactor({ passed: () => refusal(code) });
    typeInto(fieldNamed(CODE), "123456");
    await pressNamed(page, ENTER);
    expect(faultOf(CODE)).toContain(errorCatalogue[code][1]);
    expect(document.activeElement).toBe(fieldNamed(CODE));
  });
});

describe("where the code comes from", () => {
  it("is the app, which needs no letter", async () => {
    await openFactor();
    expect(said()).toContain("인증 앱에 보이는 여섯 자리를 입력해 주세요.");
    expect(controls().map(({ label }) => label)).not.toContain(BY_MAIL);
  });

  it("is a letter that is asked for: until when it counts is said, and the field waits", async () => {
    const page = await openFactor({ means: "mail" });
    expect(said()).toContain("메일로 받은 여섯 자리를 입력해 주세요.");
    typeInto(fieldNamed(CODE), "999999");
    await pressNamed(page, BY_MAIL);
    expect(bodiesOf(page, MAIL)).toEqual([{}]);
    expect(said()).toContain("인증번호를 메일로 보냈어요. 오후 12:10까지 쓸 수 있어요.");
    expect(fieldNamed(CODE).value).toBe("");
    expect(document.activeElement).toBe(fieldNamed(CODE));
    expect(controls().map(({ label }) => label)).toContain("메일로 코드 다시 받기");
  });

  it("is a letter that did not go out: why is said, and what was typed stays", async () => {
    const page = await openFactor({ means: "mail", mailed: () => refusal("too_many") });
    typeInto(fieldNamed(CODE), "999999");
    await pressNamed(page, BY_MAIL);
    expect(said()).toContain(errorCatalogue.too_many[1]);
    expect(said()).not.toContain("인증번호를 메일로 보냈어요.");
    expect(fieldNamed(CODE).value).toBe("999999");
  });

  it("is nowhere where no app is connected: who helps is said", async () => {
    await openFactor({ means: "none" });
    expect(said()).toContain("관리자에게 인증 앱을 다시 연결해 달라고 해 주세요.");
    expect(controls().map(({ label }) => label)).toEqual(["로그아웃"]);
  });
});
