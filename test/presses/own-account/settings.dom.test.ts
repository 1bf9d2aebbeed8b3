import { describe, expect, it } from "vitest";
import { errorCatalogue } from "#contract/errors.ts";
import type { EndpointName, Output } from "#contract/registry.ts";
import { PASSKEYS_MAX } from "#domain/account/passkey.ts";
import {
  answering,
  bodiesOf,
  faultOf,
  fieldNamed,
  ID,
  NOW,
  pressNamed,
  refusal,
} from "../answering.ts";
import { press, scope, type as typeInto } from "../controls.ts";
import { openPage, type Answered, type OpenPage } from "../open-page.tsx";
import { nameOf } from "../press-all.ts";
import { sampleOutput } from "../sample-output.ts";
import { said } from "../on-page.ts";

const PATH = "/setting/account";
const visitor = { authenticated: true, userType: "customer" } as const;
type Given = { [N in EndpointName]?: object | (() => Answered) };

function open(given: Given = {}): Promise<OpenPage> {
  const answer = answering({
    "users.me": { name: "김지영", email: "jiyoung@example.com", email_verified: true, pro: null },
    "users.me.email.pending": { pending: null },
    "users.me.proof": { password: true, passkey: false, providers: [], fresh_until: null },
    "users.me.secondStep": { since: null },
    "users.me.socialLogins": { has_password: true, items: [] },
    "users.me.passkeys": { items: [] },
    "users.me.blocks": { items: [] },
    ...given,
  });
  return openPage({ path: PATH, visitor, now: NOW, answer });
}
const sheet = () => document.querySelector("[role=dialog]");
const times = ({ sent }: OpenPage, name: EndpointName) =>
  sent.filter((one) => nameOf(one) === name).length;
/** Presses what is in a list of alike rows. */
async function pressRow(page: OpenPage, label: string): Promise<void> {
  const row = document.querySelector<HTMLElement>(`main button[aria-label="${label}"]`);
  if (!row) throw new Error(`no ${label}`);
  press(row);
  await page.settle();
}
/** Where the setting of that name leads to. */
const hrefOf = (label: string) =>
  document.querySelector(`main a[aria-label="${label}"]`)?.getAttribute("href");

describe("a new address that waits for its link", () => {
  const pending = { email: "new@example.com", expires_at: "2027-03-11T09:30:00+09:00" };
  const WAITS = "새 이메일이 확인을 기다려요";
  const CANCEL = "이메일 바꾸기 취소";

  it("is named with until when, and can be taken back", async () => {
    const page = await open({ "users.me.email.pending": { pending } });
    expect(said()).toContain(
      `${WAITS}new@example.com 주소로 온 메일에서 2027년 03월 11일 오전 9:30까지 확인하면 바뀌어요.`,
    );
    await pressNamed(page, CANCEL);
    expect(times(page, "users.me.email.cancel")).toBe(1);
    expect(said()).toContain("이메일 바꾸기를 취소했어요. 보낸 링크는 쓸 수 없어요.");
  });

  it("says why it could not be taken back", async () => {
    const page = await open({
      "users.me.email.pending": { pending },
      "users.me.email.cancel": () => refusal("internal"),
    });
    await pressNamed(page, CANCEL);
    expect(said()).toContain(errorCatalogue.internal[1]);
    expect(said()).not.toContain("이메일 바꾸기를 취소했어요.");
  });

  it("is not spoken of once its time is over, to the minute", async () => {
    const now = "2027-03-10T12:00:00+09:00";
    await open({ "users.me.email.pending": { pending: { ...pending, expires_at: now } } });
    expect(said()).not.toContain(WAITS);
    await open();
    expect(said()).not.toContain(WAITS);
  });
});

describe("an address that was not proven", () => {
  const me = { email: "jiyoung@example.com", email_verified: false, pro: null };
  const AGAIN = "확인 메일 다시 보내기";

  it("is said to be so, and is sent another letter", async () => {
    const page = await open({ "users.me": me });
    expect(said()).toContain("확인되지 않은 이메일");
    await pressNamed(page, AGAIN);
    expect(bodiesOf(page, "users.me.email.sendVerification")).toEqual([{}]);
    expect(said()).toContain("jiyoung@example.com 주소로 확인 메일을 보냈어요.");
    await open();
    expect(said()).not.toContain("확인되지 않은 이메일");
  });

  it("is told why no letter was sent", async () => {
    const sendVerification = () => refusal("unavailable");
    const page = await open({
      "users.me": me,
      "users.me.email.sendVerification": sendVerification,
    });
    await pressNamed(page, AGAIN);
    expect(said()).toContain(errorCatalogue.unavailable[1]);
    expect(said()).not.toContain("확인 메일을 보냈어요.");
  });
});

describe("a name", () => {
  it("is changed in a sheet that begins with the present one", async () => {
    const page = await open();
    await pressRow(page, "이름 바꾸기");
    expect(fieldNamed("이름").value).toBe("김지영");
    expect(said()).not.toContain("활동 이름은 고수 프로필에서 바꿔요.");
    typeInto(fieldNamed("이름"), "김지우");
    await pressNamed(page, "바꾸기");
    expect(bodiesOf(page, "users.me.rename")).toEqual([{ name: "김지우" }]);
    expect(said()).toContain("이름을 바꿨어요.");
    expect(sheet()).toBeNull();
  });

  it("of a pro is said to be another than the one that customers see", async () => {
    const { pro } = sampleOutput("users.me") as Output<"users.me">;
    const page = await open({ "users.me": { name: "김지영", pro } });
    await pressRow(page, "이름 바꾸기");
    expect(scope().textContent).toContain("활동 이름은 고수 프로필에서 바꿔요.");
  });

  it("stays when it is none, or when that is refused", async () => {
    const page = await open({ "users.me.rename": () => refusal("too_many") });
    await pressRow(page, "이름 바꾸기");
    typeInto(fieldNamed("이름"), "");
    await pressNamed(page, "바꾸기");
    expect(faultOf("이름")).not.toBeNull();
    expect(bodiesOf(page, "users.me.rename")).toEqual([]);
    typeInto(fieldNamed("이름"), "김지우");
    await pressNamed(page, "바꾸기");
    expect(scope().querySelector("[role=alert]")?.textContent).toContain(
      errorCatalogue.too_many[1],
    );
  });
});

describe("the ways in", () => {
  it("are those that are linked, with the page that manages them", async () => {
    const kakao = { provider: "kakao", linked_at: "2027-03-01T12:00:00+09:00" };
    const naver = { provider: "naver", linked_at: null };
    await open({ "users.me.socialLogins": { has_password: true, items: [kakao, naver] } });
    expect(said()).toContain("카카오 연결");
    expect(said()).not.toContain("네이버");
    expect(hrefOf("로그인 방법 관리")).toBe("/setting/account/social-logins");
    await open({ "users.me.socialLogins": { has_password: true, items: [naver] } });
    expect(said()).toContain("연결한 서비스가 없어요");
    await open();
    expect(hrefOf("로그인 방법 관리")).toBeUndefined();
  });

  it("without a password begin with a first one", async () => {
    const page = await open({
      "users.me.socialLogins": { has_password: false, items: [] },
      "users.me.proof": {
        password: false,
        passkey: false,
        providers: [],
        fresh_until: "2027-03-10T12:10:00+09:00",
      },
    });
    expect(said()).toContain("비밀번호가 없는 계정이에요");
    await pressRow(page, "비밀번호 정하기");
    expect(scope().textContent).toContain("정하면 다른 기기에서는 모두 로그아웃해요.");
    typeInto(fieldNamed("새 비밀번호"), "Maple-Bridge-2207!");
    await pressNamed(page, "정하기");
    expect(bodiesOf(page, "users.me.password")).toEqual([{ password: "Maple-Bridge-2207!" }]);
    expect(said()).toContain("비밀번호를 정했어요. 다른 기기에서는 로그아웃했어요.");
    expect(sheet()).toBeNull();
  });

  it("lead to the second step, the devices and the number", async () => {
    await open({ "users.me": { phone: "+821012345678", email_verified: true, pro: null } });
    expect(hrefOf("2단계 인증 켜기")).toBe("/setting/account/second-step");
    expect(hrefOf("로그인한 기기 보기")).toBe("/setting/devices");
    expect(hrefOf("휴대폰 번호 바꾸기")).toBe("/setting/tel");
    expect(said()).toContain("010-1234-5678");
    await open({ "users.me": { phone: null, email_verified: true, pro: null } });
    expect(said()).toContain("확인 전");
    expect(hrefOf("휴대폰 번호 확인하기")).toBe("/verify-phone?next=%2Fsetting%2Faccount");
  });
});

describe("passkeys", () => {
  const passkey = { id: ID, name: "내 폰", created_at: "2027-03-09T12:00:00+09:00" };

  it("are each named with when they were last used, or else made", async () => {
    await open({
      "users.me.passkeys": {
        items: [
          { ...passkey, last_used_at: null },
          { ...passkey, id: "2", last_used_at: "2027-03-10T11:00:00+09:00" },
        ],
      },
    });
    const rows = [...document.querySelectorAll("#passkeys ~ * li, #passkeys li")];
    const words = rows.map((one) => one.textContent);
    expect(words).toEqual(["내 폰추가한 때 1일 전삭제", "내 폰마지막 사용 1시간 전삭제"]);
  });

  it("are deleted once that is confirmed", async () => {
    const page = await open({ "users.me.passkeys": { items: [passkey] } });
    await pressRow(page, "내 폰 패스키 삭제");
    expect(scope().textContent).toContain("‘내 폰’ 패스키를 삭제할까요?");
    await pressNamed(page, "취소");
    expect(times(page, "users.me.passkeys.remove")).toBe(0);
    await pressRow(page, "내 폰 패스키 삭제");
    await pressNamed(page, "확인");
    const sent = page.sent.filter((one) => nameOf(one) === "users.me.passkeys.remove");
    expect(sent.map(({ url }) => url)).toEqual([expect.stringContaining(ID) as string]);
  });

  it("are added as long as there is room", async () => {
    const ADD = "패스키 추가";
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ ...passkey, id: String(index) }));
    await open({ "users.me.passkeys": { items: many(PASSKEYS_MAX - 1) } });
    expect(said()).toContain(ADD);
    await open({ "users.me.passkeys": { items: many(PASSKEYS_MAX) } });
    expect(said()).not.toContain(ADD);
  });
});

describe("whom somebody blocked", () => {
  const blocked = {
    id: ID,
    name: "한솔",
    photo_url: null,
    pro_id: null,
    created_at: "2027-03-09T12:00:00+09:00",
  };

  it("is named with since when, and can be let through again", async () => {
    const page = await open({ "users.me.blocks": { items: [blocked] } });
    expect(said()).toContain("차단한 사람");
    expect(said()).toContain("한솔1일 전 차단");
    await pressRow(page, "한솔 차단 풀기");
    const sent = page.sent.filter((one) => nameOf(one) === "users.me.blocks.delete");
    expect(sent.map(({ url }) => url)).toEqual([expect.stringContaining(ID) as string]);
    expect(said()).toContain("한솔님의 차단을 풀었어요.");
    await open();
    expect(said()).not.toContain("차단한 사람");
  });
});
