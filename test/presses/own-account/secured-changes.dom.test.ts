import { describe, expect, it } from "vitest";
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
import { controls, press, type as typeInto } from "../controls.ts";
import { openPage, type Answered, type OpenPage } from "../open-page.tsx";
import { nameOf } from "../press-all.ts";
import { said } from "../on-page.ts";

const PASSWORD = "Maple-Bridge-2207!";
const visitor = { authenticated: true, userType: "customer" } as const;
const known = { password: true, passkey: false, providers: [], fresh_until: null };
const done: Answered = { status: 200, body: {} };

interface Scene {
  answered?: Partial<Record<EndpointName, Answered>>;
  proof?: object;
  on?: boolean;
}

function openAt(path: string, { answered = {}, proof = known, on = true }: Scene = {}) {
  const since = on ? "2027-03-01T12:00:00+09:00" : null;
  const given = Object.entries(answered).map(([name, one]) => [name, () => one]);
  const answer = answering({
    "users.me.proof": proof,
    "users.me.email.pending": { pending: null },
    "users.me.secondStep": { since, recovery_codes_left: 3 },
    "users.me.email.change": () => done,
    "users.me.secondStep.off": () => done,
    "users.me.secondStep.renewCodes": { recovery_codes: ["abcd-1111", "abcd-2222"] },
    ...(Object.fromEntries(given) as object),
  });
  return openPage({ path, visitor, now: NOW, answer });
}

/** Presses what is in a list of alike rows. */
async function pressRow(page: OpenPage, label: string): Promise<void> {
  const row = document.querySelector<HTMLElement>(`main button[aria-label="${label}"]`);
  if (!row) throw new Error(`no ${label}`);
  press(row);
  await page.settle();
}

const ACCOUNT = "/setting/account";
const SECOND_STEP = "/setting/account/second-step";
const times = ({ sent }: OpenPage, name: EndpointName) =>
  sent.filter((one) => nameOf(one) === name).length;

describe("another e-mail address", () => {
  it("is asked for with the password, and told where the letter went", async () => {
    const page = await openAt(ACCOUNT);
    await pressRow(page, "이메일 바꾸기");
    typeInto(fieldNamed("새 이메일"), "new@example.com");
    typeInto(fieldNamed("지금 비밀번호"), PASSWORD);
    await pressNamed(page, "확인 메일 받기");
    expect(bodiesOf(page, "users.me.email.change")).toEqual([
      { email: "new@example.com", password: PASSWORD },
    ]);
    expect(said()).toContain("new@example.com 주소로 메일을 보냈어요");
    expect(said()).toContain("지금 주소로 온 메일에서 되돌릴 수 있어요.");
  });

  it("is not taken when it is none, and what is wrong stands beside the field", async () => {
    const page = await openAt(ACCOUNT);
    await pressRow(page, "이메일 바꾸기");
    typeInto(fieldNamed("새 이메일"), "nobody");
    await pressNamed(page, "확인 메일 받기");
    expect(faultOf("새 이메일")).not.toBeNull();
    expect(bodiesOf(page, "users.me.email.change")).toEqual([]);
  });

  it("is not promised when the password was wrong: what was typed stays", async () => {
    const wrong = refusal("invalid", { password: ["비밀번호가 맞지 않아요."] });
    const page = await openAt(ACCOUNT, { answered: { "users.me.email.change": wrong } });
    await pressRow(page, "이메일 바꾸기");
    typeInto(fieldNamed("새 이메일"), "new@example.com");
    typeInto(fieldNamed("지금 비밀번호"), "another");
    await pressNamed(page, "확인 메일 받기");
    expect(faultOf("지금 비밀번호")).toContain("비밀번호가 맞지 않아요.");
    expect(fieldNamed("새 이메일").value).toBe("new@example.com");
    expect(said()).not.toContain("메일을 보냈어요");
  });
});

describe("who has no password", () => {
  it("is asked for none, and told to show first who they are", async () => {
    const page = await openAt(ACCOUNT, { proof: { ...known, password: false } });
    await pressRow(page, "이메일 바꾸기");
    expect(said()).toContain("먼저 본인인지 확인할게요");
    expect(controls().map(({ label }) => label)).not.toContain("지금 비밀번호");
  });

  it("is not asked again a while after they have shown it, and sends no password", async () => {
    const fresh = { ...known, password: false, fresh_until: "2027-03-10T12:10:00+09:00" };
    const page = await openAt(ACCOUNT, { proof: fresh });
    await pressRow(page, "이메일 바꾸기");
    expect(said()).toContain("본인인지 방금 확인했어요.");
    typeInto(fieldNamed("새 이메일"), "new@example.com");
    await pressNamed(page, "확인 메일 받기");
    expect(bodiesOf(page, "users.me.email.change")).toEqual([{ email: "new@example.com" }]);
  });
});

describe("the second step", () => {
  it("says how many recovery codes are left", async () => {
    await openAt(SECOND_STEP);
    expect(said()).toContain("쓰지 않은 복구 코드가 3개 남았어요.");
  });

  it("gives new recovery codes for the password, with the word that they are shown once", async () => {
    const page = await openAt(SECOND_STEP);
    await pressNamed(page, "복구 코드 새로 받기");
    expect(said()).toContain("앞서 받은 코드는 더 쓸 수 없게 돼요.");
    typeInto(fieldNamed("지금 비밀번호"), PASSWORD);
    await pressNamed(page, "새로 받기");
    expect(bodiesOf(page, "users.me.secondStep.renewCodes")).toEqual([{ password: PASSWORD }]);
    expect(said()).toContain("abcd-1111");
    expect(said()).toContain("abcd-2222");
    expect(said()).toContain("지금 한 번만 보여 드려요.");
    await pressNamed(page, "적어 두었어요");
    expect(said()).not.toContain("abcd-1111");
  });

  it("is switched off by the password, not by opening the question", async () => {
    const page = await openAt(SECOND_STEP);
    await pressNamed(page, "2단계 인증 끄기");
    expect(said()).toContain("다음부터 비밀번호만으로 로그인하고, 복구 코드도 삭제해요.");
    await pressNamed(page, "닫기");
    expect(times(page, "users.me.secondStep.off")).toBe(0);
    await pressNamed(page, "2단계 인증 끄기");
    typeInto(fieldNamed("지금 비밀번호"), PASSWORD);
    await pressNamed(page, "끄기");
    expect(bodiesOf(page, "users.me.secondStep.off")).toEqual([{ password: PASSWORD }]);
    expect(said()).toContain("2단계 인증을 껐어요.");
  });

  it("stays on when the password was wrong", async () => {
    const wrong = refusal("invalid", { password: ["비밀번호가 맞지 않아요."] });
    const page = await openAt(SECOND_STEP, { answered: { "users.me.secondStep.off": wrong } });
    await pressNamed(page, "2단계 인증 끄기");
    typeInto(fieldNamed("지금 비밀번호"), "another");
    await pressNamed(page, "끄기");
    expect(faultOf("지금 비밀번호")).toContain("비밀번호가 맞지 않아요.");
    expect(said()).not.toContain("2단계 인증을 껐어요.");
  });

  it("is offered as management where it is on, and to switch on where it is off", async () => {
    await openAt(ACCOUNT);
    expect(said()).toContain("켜져 있어요");
    await openAt(ACCOUNT, { on: false });
    expect(said()).not.toContain("켜져 있어요");
    expect(said()).toContain("비밀번호 다음에 한 번 더 확인해요");
  });
});
