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
import { type as typeInto } from "../controls.ts";
import { hrefOf, mainText, said, where } from "../on-page.ts";
import { openPage, type Answered, type OpenPage } from "../open-page.tsx";

const visitor = { authenticated: true, userType: "customer" } as const;
const PASSWORD = "Maple-Bridge-2207!";
const NEW = "010-7777-8888";
const ASK = "인증번호 받기";
type Given = { [N in EndpointName]?: object | (() => Answered) };

function open(path: string, given: Given = {}): Promise<OpenPage> {
  const answer = answering({
    "users.me.proof": { password: true, passkey: false, providers: [], fresh_until: null },
    "users.me.phone": { phone: "010-1234-5678", verified_at: "2027-03-01T12:00:00+09:00" },
    "users.me.phone.ask": { expires_at: "2027-03-10T12:03:00+09:00" },
    ...given,
  });
  return openPage({ path, visitor, now: NOW, answer });
}
async function ask(page: OpenPage): Promise<void> {
  typeInto(fieldNamed("새 휴대폰 번호"), NEW);
  typeInto(fieldNamed("지금 비밀번호"), PASSWORD);
  await pressNamed(page, ASK);
}

describe("another number", () => {
  it("stands below the present one, which stays until then", async () => {
    await open("/setting/tel");
    expect(mainText()).toContain("지금 번호 010-1234-56782027년 03월 01일에 확인했어요");
    expect(mainText()).toContain("새 번호를 확인할 때까지 지금 번호가 그대로 쓰여요.");
    expect(hrefOf("취소")).toBe("/me");
  });

  it("is asked for with the password, and takes the other's place by the code", async () => {
    const page = await open("/setting/tel");
    await ask(page);
    expect(bodiesOf(page, "users.me.phone.ask")).toEqual([{ phone: NEW, password: PASSWORD }]);
    typeInto(fieldNamed("인증번호"), "123456");
    await pressNamed(page, "확인");
    expect(bodiesOf(page, "users.me.phone.change")).toEqual([{ phone: NEW, key: "123456" }]);
    expect(said()).toContain("휴대폰 번호를 바꿨어요.");
    expect(where(page)).toBe("/me");
  });

  it("is not asked for where the password was wrong, nor when it is none", async () => {
    const wrong = { password: ["비밀번호가 맞지 않아요."] };
    const page = await open("/setting/tel", {
      "users.me.phone.ask": () => refusal("invalid", wrong),
    });
    await ask(page);
    expect(faultOf("지금 비밀번호")).toContain("비밀번호가 맞지 않아요.");
    typeInto(fieldNamed("새 휴대폰 번호"), "02-123");
    await pressNamed(page, ASK);
    expect(faultOf("새 휴대폰 번호")).not.toBeNull();
    expect(bodiesOf(page, "users.me.phone.ask")).toHaveLength(1);
  });

  it("says why no code was sent where that is of no field", async () => {
    const page = await open("/setting/tel", { "users.me.phone.ask": () => refusal("too_many") });
    await ask(page);
    expect(mainText()).toContain(errorCatalogue.too_many[1]);
  });

  it("is none where there is none yet: a first one is proven first", async () => {
    await open("/setting/tel", { "users.me.phone": { phone: null, verified_at: null } });
    expect(mainText()).toContain("아직 확인한 번호가 없어요.");
    expect(hrefOf("휴대폰 번호 확인하기")).toBe("/verify-phone?next=%2Fsetting%2Ftel");
  });
});

describe("a number that is proven", () => {
  it("needs no more than to go on", async () => {
    await open("/verify-phone?next=/requests", {
      "users.me": { phone: "+821012345678", phone_verified: true },
    });
    expect(mainText()).toContain("확인한 번호: 010-1234-5678");
    expect(hrefOf("계속하기")).toBe("/requests");
    expect(hrefOf("번호 바꾸기")).toBe("/setting/tel");
  });

  it("can be proven later by who is asked for it", async () => {
    await open("/verify-phone?next=/requests", { "users.me": { phone_verified: false } });
    expect(hrefOf("나중에 하기")).toBe("/requests");
    await open("/verify-phone?next=//example.com", { "users.me": { phone_verified: false } });
    expect(hrefOf("나중에 하기")).toBe("/");
  });
});
