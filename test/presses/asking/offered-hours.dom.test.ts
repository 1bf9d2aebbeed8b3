import { beforeEach, describe, expect, it } from "vitest";
import type { Output } from "#contract/registry.ts";
import { CONSULTANT_LIMITS } from "#domain/consultation/consultant-limits.ts";
import { answering, bodiesOf, faultOf, fieldNamed, NOW, pressNamed } from "../answering.ts";
import { press, type as typeInto } from "../controls.ts";
import { openPage, type OpenPage } from "../open-page.tsx";
import { rowsOf } from "../on-page.ts";
import { sampleOutput } from "../sample-output.ts";

const visitor = { authenticated: true, userType: "pro" } as const;
const SAVE = "pro.consultant.save";
const morning = { from: "09:00", to: "12:00" };
const week = { mon: [morning], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };

const me = sampleOutput("users.me") as Output<"users.me">;

let page: OpenPage;
beforeEach(async () => {
  const answer = answering({
    "users.me": { pro: { ...me.pro, state: "approved" } },
    "pro.consultant": {
      headline: "창업 세무를 차근차근 봐 드려요",
      fields: ["창업 세무"],
      minutes: 30,
      fee: 0,
      weekly_hours: week,
      holidays: [],
      career: [],
    },
  });
  page = await openPage({ path: "/pro/consultant", visitor, now: NOW, answer });
});

async function saved(): Promise<Record<string, unknown> | undefined> {
  await pressNamed(page, "저장하기");
  return bodiesOf(page, SAVE).at(-1) as Record<string, unknown> | undefined;
}

async function editMonday(): Promise<void> {
  await pressNamed(page, "월요일 시간 수정");
}

describe("the hours of a day", () => {
  it("end when the pro says, and leave the other days as they are", async () => {
    await editMonday();
    typeInto(fieldNamed("월요일 1번째 끝"), "17:00");
    await pressNamed(page, "다 골랐어요");
    expect(await saved()).toMatchObject({
      weekly_hours: { ...week, mon: [{ from: "09:00", to: "17:00" }] },
    });
  });

  it("begin when the pro says", async () => {
    await editMonday();
    typeInto(fieldNamed("월요일 1번째 시작"), "10:30");
    await pressNamed(page, "다 골랐어요");
    expect(await saved()).toMatchObject({
      weekly_hours: { ...week, mon: [{ from: "10:30", to: "12:00" }] },
    });
  });

  it("that end before they begin are not saved, and it stands at that day", async () => {
    await editMonday();
    typeInto(fieldNamed("월요일 1번째 끝"), "08:00");
    await pressNamed(page, "다 골랐어요");
    expect(await saved()).toBeUndefined();
    const monday = fieldNamed("월요일").closest("li");
    expect(monday?.querySelector("[role=alert]")?.textContent).toBeTruthy();
  });

  it("are none once the day is switched off", async () => {
    press(fieldNamed("월요일"));
    await page.settle();
    press(fieldNamed("화요일"));
    await page.settle();
    expect(await saved()).toMatchObject({
      weekly_hours: { mon: [], tue: [{ from: "09:00", to: "18:00" }] },
    });
  });
});

describe("a day off", () => {
  const add = () => pressNamed(page, "추가");

  it("is kept with those that are there", async () => {
    typeInto(fieldNamed("쉬는 날(선택)"), "2027-03-20");
    await add();
    expect(await saved()).toMatchObject({ holidays: ["2027-03-20"] });
  });

  it("that was added stands in the list, and the field is empty for the next one", async () => {
    const field = () => fieldNamed("쉬는 날(선택)");
    typeInto(field(), "2027-03-09");
    await add();
    typeInto(field(), "2027-03-20");
    await add();
    expect([field().value, faultOf("쉬는 날(선택)")]).toEqual(["", null]);
    expect(rowsOf("쉬는 날").map(({ textContent }) => textContent)).toEqual(["2027년 03월 20일"]);
  });

  it.each(["2027-03-09", "2099-01-01"])("is none that is over or too far: %s", async (day) => {
    typeInto(fieldNamed("쉬는 날(선택)"), day);
    await add();
    expect(faultOf("쉬는 날(선택)")).toContain(
      `오늘부터 ${CONSULTANT_LIMITS.holidaysWithinYears}년 안의 날짜를 골라 주세요.`,
    );
    expect(await saved()).toMatchObject({ holidays: [] });
  });
});
