import { describe, expect, it } from "vitest";
import { errorCatalogue } from "#contract/errors.ts";
import type { EndpointName, Output } from "#contract/registry.ts";
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
import { scope, type as typeInto } from "../controls.ts";
import { openPage, type OpenPage, type Sent } from "../open-page.tsx";
import { nameOf } from "../press-all.ts";
import { sampleOutput } from "../sample-output.ts";
import { offered, said } from "../on-page.ts";

type Session = Output<"users.me.sessions">["items"][number];

const PATH = "/setting/devices";
const HERE = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36";
const PHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1";
const ALL_OTHERS = "다른 기기 모두 로그아웃";
const OTHER_ID = "01900000-0000-7000-8000-000000000009";

const [sample] = (sampleOutput("users.me.sessions") as Output<"users.me.sessions">).items;
const session = (own: Partial<Session>) => ({
  ...sample,
  last_seen_at: "2027-03-10T09:00:00+09:00",
  network: null,
  ...own,
});
const here = session({ id: ID, user_agent: HERE, current: true, network: "203.0.113.*" });
const phone = session({ id: OTHER_ID, user_agent: PHONE, current: false });

type Given = { [N in EndpointName]?: object | ((sent: Sent) => never) };

function open(given: Given = {}, userType: "customer" | "staff" = "customer"): Promise<OpenPage> {
  const visitor = { authenticated: true, userType } as const;
  const answer = answering({
    "users.me.sessions": { items: [here, phone] },
    "users.me.proof": { password: true, passkey: false, providers: [], fresh_until: null },
    "users.me.socialLogins": { has_password: true },
    "staff.secondFactor": { state: "passed" },
    ...given,
  });
  return openPage({ path: PATH, visitor, now: NOW, answer });
}
const rows = () => [...document.querySelectorAll("main li")].map((one) => one.textContent);
const ended = (page: OpenPage, name: EndpointName) =>
  page.sent.filter((one) => nameOf(one) === name).map(({ url }) => url);

describe("where somebody is logged in", () => {
  it("is each device by its name, since when, and from where if that is known", async () => {
    await open();
    expect(rows()[0]).toMatch(
      /^크롬 · 윈도우마지막 사용 3시간 전 · 접속한 곳 203\.0\.113\.\*지금 이 기기$/,
    );
    expect(rows()[1]).toMatch(/아이폰·아이패드마지막 사용 3시간 전로그아웃$/);
  });

  it("is ended on one device by its button, and never on this one", async () => {
    const page = await open();
    const buttons = offered().filter((label) => label.endsWith("로그아웃"));
    expect(buttons).toHaveLength(2);
    const [one = ""] = buttons.filter((label) => label !== ALL_OTHERS);
    expect(one).toContain("아이폰");
    await pressNamed(page, one);
    expect(ended(page, "users.me.sessions.revoke")).toEqual([
      expect.stringContaining(OTHER_ID) as string,
    ]);
  });

  it("is ended on all others once that is confirmed", async () => {
    const page = await open();
    await pressNamed(page, ALL_OTHERS);
    expect(scope().textContent).toContain("다른 기기에서 모두 로그아웃할까요?");
    expect(scope().textContent).toContain("지금 이 기기는 로그인한 채로 남아요.");
    await pressNamed(page, "취소");
    expect(ended(page, "users.me.sessions.revokeOthers")).toEqual([]);
    await pressNamed(page, ALL_OTHERS);
    await pressNamed(page, "확인");
    expect(ended(page, "users.me.sessions.revokeOthers")).toHaveLength(1);
    expect(said()).toContain("다른 기기에서는 모두 로그아웃했어요.");
  });

  it("is not to be ended elsewhere where there is no elsewhere", async () => {
    await open({ "users.me.sessions": { items: [here] } });
    expect(rows()).toHaveLength(1);
    expect(offered()).not.toContain(ALL_OTHERS);
  });

  it("is gone back from to the settings, of staff to what they have", async () => {
    const back = () => document.querySelector("main a");
    await open();
    expect([back()?.textContent, back()?.getAttribute("href")]).toEqual([
      "계정 설정",
      "/setting/account",
    ]);
    await open({}, "staff");
    expect([back()?.textContent, back()?.getAttribute("href")]).toEqual(["내 정보", "/me"]);
  });
});

describe("a password that is changed", () => {
  const CHANGE = "users.me.password";
  const OLD = "Old-Maple-1100!";
  const NEW = "Maple-Bridge-2207!";
  const openForm = async (given: Given = {}) => {
    const page = await open(given);
    await pressNamed(page, "비밀번호 바꾸기");
    return page;
  };

  it("is asked for with the present one, which has the focus", async () => {
    const page = await openForm();
    expect(document.activeElement).toBe(fieldNamed("지금 비밀번호"));
    typeInto(fieldNamed("지금 비밀번호"), OLD);
    typeInto(fieldNamed("새 비밀번호"), NEW);
    await pressNamed(page, "바꾸기");
    expect(bodiesOf(page, CHANGE)).toEqual([{ password: NEW, current_password: OLD }]);
    expect(said()).toContain("비밀번호를 바꿨어요. 다른 기기에서는 로그아웃했어요.");
    expect(offered()).toContain("비밀번호 바꾸기");
  });

  it("stays as it is when nobody goes on, and the focus is back on its button", async () => {
    const page = await openForm();
    await pressNamed(page, "취소");
    expect(bodiesOf(page, CHANGE)).toEqual([]);
    expect(document.activeElement?.textContent).toBe("비밀번호 바꾸기");
  });

  it("stays as it is while the new one is too short, or the present one is wrong", async () => {
    const wrong = refusal("invalid", { current_password: ["비밀번호가 맞지 않아요."] });
    const page = await openForm({ [CHANGE]: () => wrong as never });
    typeInto(fieldNamed("지금 비밀번호"), OLD);
    typeInto(fieldNamed("새 비밀번호"), "short");
    await pressNamed(page, "바꾸기");
    expect(faultOf("새 비밀번호")).not.toBeNull();
    expect(bodiesOf(page, CHANGE)).toEqual([]);
    typeInto(fieldNamed("새 비밀번호"), NEW);
    await pressNamed(page, "바꾸기");
    expect(faultOf("지금 비밀번호")).toContain("비밀번호가 맞지 않아요.");
    expect(said()).not.toContain("비밀번호를 바꿨어요.");
  });

  it("says above all what is refused of no field", async () => {
    const page = await openForm({ [CHANGE]: () => refusal("too_many") as never });
    typeInto(fieldNamed("지금 비밀번호"), OLD);
    typeInto(fieldNamed("새 비밀번호"), NEW);
    await pressNamed(page, "바꾸기");
    expect(document.querySelector("main form [role=alert]")?.textContent).toContain(
      errorCatalogue.too_many[1],
    );
  });

  it("needs no present one a while after somebody has shown who they are", async () => {
    const fresh = "2027-03-10T12:10:00+09:00";
    const page = await openForm({
      "users.me.proof": { password: true, passkey: false, providers: [], fresh_until: fresh },
    });
    expect(document.activeElement).toBe(fieldNamed("새 비밀번호"));
    typeInto(fieldNamed("새 비밀번호"), NEW);
    await pressNamed(page, "바꾸기");
    expect(bodiesOf(page, CHANGE)).toEqual([{ password: NEW }]);
  });

  it("is set by mail for who has none", async () => {
    await open({ "users.me.socialLogins": { has_password: false } });
    expect(said()).toContain("비밀번호가 없는 계정이에요.");
    expect(offered()).not.toContain("비밀번호 바꾸기");
    const link = [...document.querySelectorAll("main a")].find(
      (one) => one.textContent === "메일로 비밀번호 정하기",
    );
    expect(link?.getAttribute("href")).toBe("/password-reset");
  });
});
