import { beforeEach, describe, expect, it } from "vitest";
import { addDays } from "#domain/calendar/day.ts";
import { answering, chooseCard, ID, NOW, pressNamed, refusal } from "../answering.ts";
import { openPage, type OpenPage } from "../open-page.tsx";
import { mainText, offered, sentTo } from "../on-page.ts";

const SLOTS = "pro.consultant.slots";
const TODAY = "2027-03-10";
const NEXT = "다음 2주 보기";
const BEFORE = "앞 2주 보기";
const [FIRST, SECOND, LATER] = [
  "2027-03-11T10:00:00+09:00",
  "2027-03-12T14:30:00+09:00",
  "2027-03-25T09:00:00+09:00",
];
const visitor = { authenticated: true, userType: "customer" } as const;

let free: string[];
let until: string;
let fails: boolean;
beforeEach(() => {
  free = [FIRST, SECOND, LATER];
  until = addDays(TODAY, 27);
  fails = false;
});

function openSlots(): Promise<OpenPage> {
  const answer = answering({
    "users.me": { pro: null, phone_verified: true },
    [SLOTS]: ({ url }: { url: string }) => {
      if (fails) return refusal("internal");
      const from = new URL(url, "http://somssi.test").searchParams.get("from") ?? TODAY;
      const items = free
        .filter((at) => at.slice(0, 10) >= from && at.slice(0, 10) < addDays(from, 14))
        .map((starts_at) => ({ starts_at, ends_at: starts_at }));
      return { status: 200, body: { items, bookable_until: until } };
    },
  });
  return openPage({ path: `/pros/${ID}/consultation`, visitor, now: NOW, answer });
}

const group = (name: string) =>
  [...document.querySelectorAll<HTMLElement>("main fieldset")]
    .filter((one) => one.querySelector("legend")?.textContent === name)
    .flatMap((one) => [...one.querySelectorAll<HTMLInputElement>("input")]);
const days = () => group("상담할 날짜");
const times = () => group("상담할 시간").map(({ value }) => value);
const chosenDay = () => days().find(({ checked }) => checked)?.value;

describe("the free times of a pro", () => {
  it("are of two weeks from today, in which only days with any can be chosen", async () => {
    await openSlots();
    expect(days().map(({ value }) => value)).toEqual(
      Array.from({ length: 14 }, (_, at) => addDays(TODAY, at)),
    );
    expect(
      days()
        .filter(({ disabled }) => !disabled)
        .map(({ value }) => value),
    ).toEqual(["2027-03-11", "2027-03-12"]);
  });

  it("are those of the first day that has any, until another is chosen", async () => {
    const page = await openSlots();
    expect(chosenDay()).toBe("2027-03-11");
    expect(times()).toEqual([FIRST]);
    expect(mainText()).toContain("오전 10:00");
    await chooseCard(page, "2027-03-12");
    expect(times()).toEqual([SECOND]);
    expect(mainText()).toContain("오후 2:30");
  });

  it("can be seen further on, as long as there may be any, and back again", async () => {
    const page = await openSlots();
    expect(offered()).not.toContain(BEFORE);
    await pressNamed(page, NEXT);
    expect(days()[0]?.value).toBe("2027-03-24");
    expect(times()).toEqual([LATER]);
    expect(sentTo(page, SLOTS).at(-1)?.url).toContain("from=2027-03-24");
    expect(offered()).not.toContain(NEXT);
    await pressNamed(page, BEFORE);
    expect(days()[0]?.value).toBe(TODAY);
  });

  it("can be seen further on when the last day to book is the first of the next weeks", async () => {
    until = addDays(TODAY, 14);
    await openSlots();
    expect(offered()).toContain(NEXT);
    until = addDays(TODAY, 13);
    await openSlots();
    expect(offered()).not.toContain(NEXT);
  });

  it("that are none in these weeks are said to be", async () => {
    free = [LATER];
    await openSlots();
    expect(mainText()).toContain("이 2주에는 빈 시간이 없어요. 다음 2주를 봐 주세요.");
    expect(times()).toEqual([]);
  });

  it("that could not be loaded are asked for again by a press", async () => {
    const page = await openSlots();
    fails = true;
    await pressNamed(page, NEXT);
    expect(mainText()).toContain("빈 시간을 불러오지 못했어요");
    fails = false;
    await pressNamed(page, "다시 시도");
    expect(times()).toEqual([LATER]);
  });
});
