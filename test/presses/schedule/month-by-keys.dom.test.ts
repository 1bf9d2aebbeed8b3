import { beforeEach, describe, expect, it } from "vitest";
import type { Output } from "#contract/registry.ts";
import { answering, ID, NOW } from "../answering.ts";
import { openPage, type OpenPage, type Sent } from "../open-page.tsx";
import { sampleOutput } from "../sample-output.ts";

const visitor = { authenticated: true, userType: "pro" } as const;
const me = sampleOutput("users.me") as Output<"users.me">;
const sample = sampleOutput("pro.schedule") as Output<"pro.schedule">;
const TODAY = "2027-03-10";
const WORK = "2027-03-12";

/** Work on that day. */
function work(id: string, day: string) {
  const [first] = sample.entries;
  if (!first) throw new Error("no work");
  return { ...first, id, day };
}

/** What is on the days of any month. */
let own: Partial<Output<"pro.schedule">>;
beforeEach(() => {
  own = {};
});

function openSchedule(search = ""): Promise<OpenPage> {
  const answer = answering({
    "users.me": { pro: { ...me.pro, state: "approved" } },
    "pro.schedule": ({ url }: Sent) => {
      const month = new URL(url, "http://somssi.test").searchParams.get("month");
      const entries = [work(ID, WORK)];
      const about = { month: month ?? TODAY.slice(0, 7), today: TODAY, entries, ...own };
      return { status: 200, body: { ...sample, ...about } };
    },
  });
  return openPage({ path: `/pro/schedule${search}`, visitor, now: NOW, answer });
}

const cell = (day: string) => {
  const found = document.querySelector<HTMLElement>(`td[data-day="${day}"]`);
  if (!found) throw new Error(`no ${day}`);
  return found;
};
const focused = () => (document.activeElement as HTMLElement).dataset.day;
const tabStops = () =>
  [...document.querySelectorAll<HTMLElement>("td[data-day]")]
    .filter(({ tabIndex }) => tabIndex === 0)
    .map(({ dataset }) => dataset.day);
const shownMonth = (page: OpenPage) => page.router.state.location.search;

/** Presses a key on the day with the focus; whether the page took it from the browser. */
async function hit(page: OpenPage, key: string, shiftKey = false): Promise<boolean> {
  const event = new KeyboardEvent("keydown", { key, shiftKey, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
  await page.settle();
  return event.defaultPrevented;
}

describe("the month by keys", () => {
  it("has one tab stop: today, or the first day of another month", async () => {
    await openSchedule();
    expect(tabStops()).toEqual([TODAY]);
    await openSchedule("?month=2027-05");
    expect(tabStops()).toEqual(["2027-05-01"]);
  });

  it("is walked by arrows, Home and End, and the tab stop goes along", async () => {
    const page = await openSchedule();
    cell(TODAY).focus();
    const walk: string[] = [];
    for (const key of ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp", "Home", "End"]) {
      expect(await hit(page, key)).toBe(true);
      walk.push(focused() ?? "");
    }
    expect(walk).toEqual([
      "2027-03-11",
      "2027-03-18",
      "2027-03-17",
      "2027-03-10",
      "2027-03-07",
      "2027-03-13",
    ]);
    expect(tabStops()).toEqual(["2027-03-13"]);
  });

  it("turns where an arrow goes past its end, to the day that comes there", async () => {
    const page = await openSchedule();
    cell(TODAY).focus();
    for (let week = 0; week < 3; week += 1) await hit(page, "ArrowDown");
    expect(focused()).toBe("2027-03-31");
    await hit(page, "ArrowRight");
    expect(focused()).toBe("2027-04-01");
    expect(shownMonth(page)).toEqual({ month: "2027-04" });
    await hit(page, "ArrowLeft");
    expect(focused()).toBe("2027-03-31");
  });

  it("turns by Page Up and Page Down, with Shift by a year", async () => {
    const page = await openSchedule();
    cell(TODAY).focus();
    await hit(page, "PageDown");
    expect(focused()).toBe("2027-04-10");
    await hit(page, "PageUp");
    await hit(page, "PageUp");
    expect(focused()).toBe("2027-02-10");
    await hit(page, "PageUp", true);
    expect(focused()).toBe("2026-02-10");
    expect(shownMonth(page)).toEqual({ month: "2026-02" });
  });

  it("leaves other keys to the browser", async () => {
    const page = await openSchedule();
    cell(TODAY).focus();
    expect(await hit(page, "a")).toBe(false);
    expect(focused()).toBe(TODAY);
  });

  it("leads by Enter to the work of the day, and nowhere from a day without any", async () => {
    const page = await openSchedule();
    cell(TODAY).focus();
    await hit(page, "Enter");
    expect(window.location.hash).toBe("");
    await hit(page, "ArrowRight");
    await hit(page, "ArrowRight");
    expect(focused()).toBe(WORK);
    await hit(page, "Enter");
    expect(window.location.hash).toBe(
      cell(WORK).querySelector("a")?.getAttribute("href") ?? "none",
    );
    expect(document.querySelector(window.location.hash)?.textContent).toContain("03월 12일");
  });
});

describe("a day of the month", () => {
  it("says what it is: today, a day off, and how much work there is", async () => {
    const entries = ["a", "b"].map((id) => work(id, WORK));
    own = { entries: entries, holidays: [TODAY, "2027-03-11"] };
    await openSchedule();
    const words = (day: string) => cell(day).getAttribute("aria-label") ?? "";
    expect(words(TODAY)).toMatch(/03월 10일.*, 오늘, 상담 휴무, 일 없음$/);
    expect(words("2027-03-11")).toMatch(/03월 11일.*, 상담 휴무, 일 없음$/);
    expect(words("2027-03-11")).not.toContain("오늘");
    expect(words(WORK)).toMatch(/03월 12일.*, 일 2건$/);
    expect(words(WORK)).not.toContain("휴무");
    expect(cell(TODAY).getAttribute("aria-current")).toBe("date");
  });

  it("names two of its works, and counts the others", async () => {
    const entries = ["a", "b", "c", "d"].map((id) => work(id, WORK));
    own = { entries: entries };
    await openSchedule();
    expect(cell(WORK).textContent).toContain("+2");
    own = { entries: entries.slice(2) };
    await openSchedule();
    expect(cell(WORK).textContent).not.toContain("+");
  });
});

it("has a file for the calendar of each work, which is kept and not opened", async () => {
  await openSchedule();
  const link = document.querySelector<HTMLAnchorElement>("main a[aria-label$='캘린더 파일 받기']");
  expect(link?.getAttribute("aria-label")).toContain("03월 12일");
  expect(link?.getAttribute("href")).toContain(ID);
  expect(link?.hasAttribute("download")).toBe(true);
});

describe("what stands around the month", () => {
  const said = () => document.querySelector("main")?.textContent ?? "";
  const wayBack = () =>
    [...document.querySelectorAll("main a")].some((one) => one.textContent === "이번 달");

  it("leads back to this month from another one alone", async () => {
    await openSchedule();
    expect(wayBack()).toBe(false);
    await openSchedule("?month=2027-04");
    expect(wayBack()).toBe(true);
  });

  it("says of days off what they look like, or that there are none, to who offers talks", async () => {
    const [marked, none] = [
      "바탕색이 다른 날은 상담 휴무일이에요.",
      "이 달에는 상담 휴무일이 없어요.",
    ];
    own = { offers_consultations: true, holidays: [TODAY] };
    await openSchedule();
    expect(said()).toContain(marked);
    own = { offers_consultations: true, holidays: [] };
    await openSchedule();
    expect(said()).toContain(none);
    own = { offers_consultations: false, holidays: [] };
    await openSchedule();
    expect(said()).not.toContain(none);
  });

  it("is this month where the address names none", async () => {
    await openSchedule("?month=2027-13");
    expect(tabStops()).toEqual([TODAY]);
  });
});
