import { describe, expect, it } from "vitest";
import { errorCatalogue } from "#contract/errors.ts";
import type { EndpointName } from "#contract/registry.ts";
import {
  answering,
  bodiesOf,
  faultOf,
  fieldNamed,
  NOW,
  pressNamed,
  refusal,
} from "../answering.ts";
import { labelOf, press, type as typeInto } from "../controls.ts";
import { leftFor } from "../left-for.ts";
import { hrefOf, mainText, said, sentTo } from "../on-page.ts";
import { openPage, type Answered, type OpenPage } from "../open-page.tsx";

const SIGN_UP = "users.signUp";
const PASSWORD = "Maple-Bridge-2207!";
const ALL = "필수 항목에 모두 동의할게요";
const AGE = "만 14세 이상이에요 (필수)";
const TERMS = "이용약관에 동의해요 (필수)";
const PRIVACY = "개인정보 수집과 이용에 동의해요 (필수)";
const NEWS = "혜택과 소식을 받을게요 (선택)";
const AT_NIGHT = "밤 9시부터 아침 8시 사이에도 받을게요 (선택)";
const visitor = { authenticated: false, userType: "visitor" } as const;

type Given = Partial<Record<EndpointName, object | (() => Answered)>>;

function openSignUp(search = "", given: Given = {}): Promise<OpenPage> {
  const answer = answering({ "users.exist": { exists: false }, ...given });
  return openPage({ path: `/signup${search}`, visitor, now: NOW, answer });
}

function write(): void {
  typeInto(fieldNamed("이메일"), " haneul@example.com ");
  typeInto(fieldNamed("비밀번호"), PASSWORD);
  typeInto(fieldNamed("이름"), " 김하늘 ");
}

async function leaveEmail(page: OpenPage, words: string): Promise<void> {
  const field = fieldNamed("이메일");
  field.focus();
  typeInto(field, words);
  field.blur();
  await page.settle();
}

async function tick(page: OpenPage, label: string): Promise<void> {
  press(fieldNamed(label));
  await page.settle();
}

const ticked = () =>
  [...document.querySelectorAll<HTMLInputElement>("main input[type=checkbox]")]
    .filter(({ checked }) => checked)
    .map(labelOf);

describe("signing up", () => {
  it("asks for each consent by itself, with none given beforehand and a way to read it", async () => {
    await openSignUp();
    const boxes = document.querySelectorAll<HTMLInputElement>("main input[type=checkbox]");
    expect([...boxes].map(labelOf)).toEqual([ALL, AGE, TERMS, PRIVACY, NEWS, AT_NIGHT]);
    expect(ticked()).toEqual([]);
    expect(hrefOf("이용약관에 동의해요 내용 보기 (새 창)")).toBe("/terms");
    expect(hrefOf("개인정보 수집과 이용에 동의해요 내용 보기 (새 창)")).toBe("/privacy");
  });

  it("takes all that is required by one press, and nothing of what is not", async () => {
    const page = await openSignUp();
    await pressNamed(page, AGE);
    const all = fieldNamed(ALL);
    expect([all.checked, all.indeterminate]).toEqual([false, true]);
    await pressNamed(page, ALL);
    expect(ticked()).toEqual([ALL, AGE, TERMS, PRIVACY]);
    expect(all.indeterminate).toBe(false);
    await pressNamed(page, ALL);
    expect(ticked()).toEqual([]);
  });

  it("asks about the night only of who wants news, and takes it back with them", async () => {
    const went = leftFor();
    const page = await openSignUp("", { [SIGN_UP]: () => ({ status: 201, body: {} }) });
    write();
    expect(fieldNamed(AT_NIGHT).disabled).toBe(true);
    await tick(page, NEWS);
    expect(fieldNamed(AT_NIGHT).disabled).toBe(false);
    await tick(page, AT_NIGHT);
    await tick(page, NEWS);
    await pressNamed(page, ALL);
    await pressNamed(page, "가입하기");
    expect(bodiesOf(page, SIGN_UP)).toEqual([
      {
        email: "haneul@example.com",
        password: PASSWORD,
        name: "김하늘",
        consents: {
          age_14: true,
          terms: true,
          privacy: true,
          marketing: false,
          marketing_night: false,
        },
      },
    ]);
    expect(went).toEqual(["/verify-phone"]);
  });

  it("leads on to where the person was going, by way of the phone", async () => {
    const went = leftFor();
    const page = await openSignUp("?next=/request/cleaning", {
      [SIGN_UP]: () => ({ status: 201, body: {} }),
    });
    expect(hrefOf("로그인하기")).toBe("/login?next=%2Frequest%2Fcleaning");
    write();
    await pressNamed(page, ALL);
    await pressNamed(page, "가입하기");
    expect(went).toEqual(["/verify-phone?next=%2Frequest%2Fcleaning"]);
  });

  it("that lacks something says what, at each field, and sends nothing", async () => {
    const page = await openSignUp();
    await pressNamed(page, "가입하기");
    for (const label of ["이메일", "비밀번호", "이름", AGE, TERMS, PRIVACY]) {
      expect(faultOf(label), label).not.toBeNull();
    }
    expect([faultOf(NEWS), faultOf(AT_NIGHT)]).toEqual([null, null]);
    expect(document.activeElement).toBe(fieldNamed("이메일"));
    await pressNamed(page, ALL);
    expect([AGE, TERMS, PRIVACY].map(faultOf)).toEqual([null, null, null]);
    expect(bodiesOf(page, SIGN_UP)).toEqual([]);
  });

  it("with a known address says so as soon as the field is left, and leads to the login", async () => {
    let exists = true;
    const page = await openSignUp("?next=/chats", {
      "users.exist": () => ({ status: 200, body: { exists } }),
    });
    await leaveEmail(page, "haneul@");
    expect(sentTo(page, "users.exist")).toEqual([]);
    await leaveEmail(page, "haneul@example.com");
    expect(mainText()).toContain("이미 가입된 이메일이에요.");
    expect(hrefOf("로그인하기")).toBe("/login?next=%2Fchats");
    exists = false;
    await leaveEmail(page, "bada@example.com");
    expect(mainText()).not.toContain("이미 가입된 이메일이에요.");
  });

  it("that is refused says why, and keeps what was typed", async () => {
    const page = await openSignUp("", { [SIGN_UP]: () => refusal("too_many") });
    write();
    await pressNamed(page, ALL);
    await pressNamed(page, "가입하기");
    expect(said()).toContain(errorCatalogue.too_many[1]);
    expect(fieldNamed("비밀번호").value).toBe(PASSWORD);
    expect(ticked()).toEqual([ALL, AGE, TERMS, PRIVACY]);
  });

  it("is kept in the tab but for the password and what was agreed to", async () => {
    const page = await openSignUp();
    write();
    await pressNamed(page, ALL);
    await page.router.navigate({ href: "/help" });
    await page.settle();
    await page.router.navigate({ href: "/signup" });
    await page.settle();
    expect(fieldNamed("이름").value).toContain("김하늘");
    expect(fieldNamed("비밀번호").value).toBe("");
    expect(ticked()).toEqual([]);
  });
});
