import { describe, expect, it } from "vitest";
import type { Output } from "#contract/registry.ts";
import { faultOf, fieldNamed, ID, pressNamed } from "../answering.ts";
import { type as typeInto } from "../controls.ts";
import type { OpenPage } from "../open-page.tsx";
import { sampleOutput } from "../sample-output.ts";
import { openStaffPage } from "./staff-page.ts";
import { rowsOf, said, sentTo } from "../on-page.ts";

type Entry = Output<"staff.log">["items"][number];

const OTHER_ID = "01900000-0000-7000-8000-000000000009";
const NONE = "해당하는 기록이 없어요";
const ALL = "필터 모두 해제";
const people = [
  { id: ID, name: "한서윤" },
  { id: OTHER_ID, name: "정민재" },
];

const [sample] = (sampleOutput("staff.log") as Output<"staff.log">).items;
const entry = (own: Partial<Entry> = {}) => ({
  ...sample,
  at: "2027-03-08T09:30:00+09:00",
  by: "한서윤",
  kind: "decision",
  action: "pro.approve",
  subject: null,
  person: null,
  reason: "",
  ip: "",
  ...own,
});

const open = (search = "", items: object[] = []) =>
  openStaffPage(`/staff/log${search}`, {
    "staff.log": { items, next: null },
    "staff.people": { items: people },
  });

/** What the log was asked for last. */
function asked(page: OpenPage) {
  const last = sentTo(page, "staff.log").at(-1)?.url ?? "";
  return Object.fromEntries(new URL(last, "http://product.test").searchParams);
}
const where = (page: OpenPage) => page.router.state.location.search;
async function choose(page: OpenPage, label: string, value: string) {
  typeInto(fieldNamed(label), value);
  await page.settle();
}
const optionsOf = (label: string) =>
  [...(fieldNamed(label) as unknown as HTMLSelectElement).options].map(({ text }) => text);
const linkTo = (label: string) =>
  [...document.querySelectorAll("main a")].find((one) => one.textContent === label);

describe("the filters of the log", () => {
  it("narrow it to somebody, a kind and a day, and stand in the address", async () => {
    const page = await open();
    expect(asked(page)).toEqual({});
    await choose(page, "운영자", OTHER_ID);
    expect(asked(page)).toEqual({ staff_id: OTHER_ID });
    await choose(page, "종류", "refused");
    expect(asked(page)).toEqual({ staff_id: OTHER_ID, kind: "refused" });
    await choose(page, "날짜", "2027-03-08");
    expect(asked(page)).toEqual({ staff_id: OTHER_ID, kind: "refused", day: "2027-03-08" });
    expect(where(page)).toEqual({ staff: OTHER_ID, kind: "refused", day: "2027-03-08" });
  });

  it("leave the address with what is chosen away again", async () => {
    const page = await open(`?staff=${ID}&kind=sign_in&day=2027-03-08`);
    await choose(page, "운영자", "");
    expect(where(page)).toEqual({ kind: "sign_in", day: "2027-03-08" });
    await choose(page, "날짜", "");
    expect(where(page)).toEqual({ kind: "sign_in" });
    await choose(page, "종류", "");
    expect(where(page)).toEqual({});
    expect(asked(page)).toEqual({});
  });

  it("show what the address asks for", async () => {
    const page = await open(`?staff=${ID}&kind=sign_in&day=2027-03-08`);
    expect(fieldNamed("운영자").value).toBe(ID);
    expect(fieldNamed("종류").value).toBe("sign_in");
    expect(fieldNamed("날짜").value).toBe("2027년 03월 08일");
    await page.router.navigate({ to: "/staff/log", search: { day: "2027-03-09" } });
    await page.settle();
    expect(fieldNamed("운영자").value).toBe("");
    expect(fieldNamed("날짜").value).toBe("2027년 03월 09일");
    await page.router.navigate({ to: "/staff/log", search: {} });
    await page.settle();
    expect(fieldNamed("날짜").value).toBe("");
  });

  it("name all kinds and all of the staff", async () => {
    await open();
    expect(optionsOf("운영자")).toEqual(["모두", "한서윤", "정민재"]);
    expect(optionsOf("종류")).toEqual([
      "모두",
      "결정",
      "조회",
      "파일 열람",
      "로그인",
      "거절된 시도",
      "계정 관리",
    ]);
  });

  it("do not ask for what is no day, and say so only once the field is left", async () => {
    const page = await open("?day=2027-03-08");
    const field = fieldNamed("날짜");
    field.focus();
    typeInto(field, "2027-02-31");
    await page.settle();
    expect(faultOf("날짜")).not.toBeNull();
    expect(where(page)).toEqual({ day: "2027-03-08" });
    expect(sentTo(page, "staff.log")).toHaveLength(1);
    typeInto(field, "2027-02-28");
    await page.settle();
    expect(faultOf("날짜")).toBeNull();
    expect(asked(page)).toEqual({ day: "2027-02-28" });
  });

  it("say no more that a day is none while it is being mended", async () => {
    const page = await open();
    const field = fieldNamed("날짜");
    typeInto(field, "2027-02-3100");
    await page.settle();
    expect(faultOf("날짜")).not.toBeNull();
    field.focus();
    const { prototype } = window.HTMLInputElement;
    Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, "2027-02-310");
    field.dispatchEvent(new InputEvent("input", { bubbles: true }));
    await page.settle();
    expect(faultOf("날짜")).toBeNull();
  });

  it("are no steps on the way back", async () => {
    const page = await openStaffPage("/staff/wishes", {
      "staff.log": { items: [], next: null },
      "staff.people": { items: people },
    });
    await page.router.navigate({ to: "/staff/log" });
    await page.settle();
    await choose(page, "운영자", OTHER_ID);
    await choose(page, "날짜", "2027-03-08");
    page.router.history.back();
    await page.settle();
    expect(page.router.state.location.pathname).toBe("/staff/wishes");
  });

  it("ask for nothing that means nothing in an address", async () => {
    const page = await open("?staff=&kind=everything&day=yesterday");
    expect(asked(page)).toEqual({});
  });

  it("that leave nothing can be taken off at once", async () => {
    await open();
    expect(said()).toContain(NONE);
    expect(linkTo(ALL)).toBeUndefined();
    const page = await open("?kind=refused");
    expect(said()).toContain(NONE);
    expect(linkTo(ALL)?.getAttribute("href")).toBe("/staff/log");
    (linkTo(ALL) as HTMLElement).click();
    await page.settle();
    expect(where(page)).toEqual({});
  });
});

describe("an entry of the log", () => {
  const rows = () => rowsOf("운영 기록").map((one) => one.textContent);

  it("says what was done, of which kind, why, when and by whom", async () => {
    await open("", [entry({ reason: "서류가 맞아요." }), entry({ id: OTHER_ID, kind: "refused" })]);
    expect(rows()[0]).toMatch(/^고수 승인결정서류가 맞아요\.2027년 03월 08일 오전 9:30.*한서윤$/);
    expect(rows()[1]).toContain("거절된 시도");
    expect(said()).not.toContain("대상");
    expect(said()).not.toContain(NONE);
  });

  it("says about whom it was, from where, and leads to it, where that is known", async () => {
    const subject = { kind: "pro", id: OTHER_ID };
    await open("", [entry({ subject, person: "김○○", ip: "203.0.113.9" })]);
    expect(rows()[0]).toContain("대상 김○○");
    expect(rows()[0]).toContain("203.0.113.9");
    expect(linkTo("고수 보기")?.getAttribute("href")).toBe(`/staff/pros/${OTHER_ID}`);
  });
});

it("asks for further entries with the same filters", async () => {
  const page = await openStaffPage("/staff/log?kind=refused", {
    "staff.people": { items: people },
    "staff.log": ({ url }) => ({
      status: 200,
      body: url.includes("cursor")
        ? { items: [entry({ id: OTHER_ID, by: "정민재" })], next: null }
        : { items: [entry()], next: "more" },
    }),
  });
  await pressNamed(page, "더 보기");
  expect(asked(page)).toMatchObject({ kind: "refused", cursor: "more" });
  expect(rowsOf("운영 기록")).toHaveLength(2);
});
