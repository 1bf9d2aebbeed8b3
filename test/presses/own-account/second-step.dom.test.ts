import { describe, expect, it, onTestFinished, vi } from "vitest";
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
import { type as typeInto } from "../controls.ts";
import { hrefOf, mainText, rowsOf, said } from "../on-page.ts";
import { openPage, type Answered, type OpenPage } from "../open-page.tsx";

const visitor = { authenticated: true, userType: "customer" } as const;
const PASSWORD = "Maple-Bridge-2207!";
const CONFIRM = "users.me.secondStep.confirm";
const codes = ["abcd-1111", "abcd-2222"];
type Given = { [N in EndpointName]?: object | (() => Answered) };

/** The page where it is off, once the password was given. */
async function openSetUp(given: Given = {}): Promise<OpenPage> {
  const answer = answering({
    "users.me.proof": { password: true, passkey: false, providers: [], fresh_until: null },
    "users.me.secondStep": { since: null, recovery_codes_left: 0 },
    "users.me.secondStep.start": {
      key: "ABCDEFGHIJ",
      uri: "otpauth://totp/somssi",
      qr: { size: 21, path: "M0 0h1v1z" },
    },
    [CONFIRM]: { recovery_codes: codes },
    ...given,
  });
  const page = await openPage({ path: "/setting/account/second-step", visitor, now: NOW, answer });
  typeInto(fieldNamed("지금 비밀번호"), PASSWORD);
  await pressNamed(page, "인증 앱 연결하기");
  return page;
}
async function giveCode(page: OpenPage, code = "123 456"): Promise<void> {
  typeInto(fieldNamed("인증번호"), code);
  await pressNamed(page, "2단계 인증 켜기");
}
/** What is copied from here on; without a word for it, copying fails. */
function clipboard(writeText: (words: string) => Promise<void>): void {
  Object.defineProperty(navigator, "clipboard", { configurable: true, value: { writeText } });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "clipboard"));
}

describe("the second step", () => {
  it("begins with the password, and then shows its key in fours, to read or to open", async () => {
    const page = await openSetUp();
    expect(bodiesOf(page, "users.me.secondStep.start")).toEqual([{ password: PASSWORD }]);
    expect(mainText()).toContain("ABCD EFGH IJ");
    expect(hrefOf("앱에서 바로 열기")).toBe("otpauth://totp/somssi");
    const picture = document.querySelector("[aria-label='인증 앱으로 읽는 QR 코드'] path");
    expect(picture?.getAttribute("d")).toBe("M0 0h1v1z");
  });

  it("is on by the first code of the app, and gives the codes for when that is lost", async () => {
    const page = await openSetUp();
    await giveCode(page);
    expect(bodiesOf(page, CONFIRM)).toEqual([{ code: "123456" }]);
    expect(rowsOf("복구 코드").map((row) => row.textContent)).toEqual(codes);
    expect(mainText()).toContain("지금 한 번만 보여 드려요.");
    await pressNamed(page, "적어 두었어요");
    expect(mainText()).not.toContain("abcd-1111");
  });

  it("is not on by a wrong code: the field says so and has the focus", async () => {
    const page = await openSetUp({ [CONFIRM]: () => refusal("second_factor_wrong") });
    await giveCode(page);
    expect(faultOf("인증번호")).toContain(errorCatalogue.second_factor_wrong[1]);
    expect(document.activeElement).toBe(fieldNamed("인증번호"));
    expect(mainText()).not.toContain("abcd-1111");
  });

  it("is not asked to be on by what is no code", async () => {
    const page = await openSetUp();
    await giveCode(page, "12");
    expect(faultOf("인증번호")).not.toBeNull();
    expect(bodiesOf(page, CONFIRM)).toEqual([]);
  });
});

describe("recovery codes", () => {
  it("are copied a line each, which is said", async () => {
    const writeText = vi.fn(() => Promise.resolve());
    clipboard(writeText);
    const page = await openSetUp();
    await giveCode(page);
    await pressNamed(page, "복사하기");
    expect(writeText).toHaveBeenCalledWith("abcd-1111\nabcd-2222");
    expect(said()).toContain("복구 코드를 복사했어요.");
  });

  it("that could not be copied are to be written down", async () => {
    clipboard(() => Promise.reject(new Error("not allowed")));
    const page = await openSetUp();
    await giveCode(page);
    await pressNamed(page, "복사하기");
    expect(said()).toContain("복사하지 못했어요. 직접 적어 주세요.");
  });
});
