import { describe, expect, it, onTestFinished, vi } from "vitest";
import type { EndpointName, Output } from "#contract/registry.ts";
import { bodiesOf, pressNamed } from "../answering.ts";
import type { OpenPage } from "../open-page.tsx";
import { sampleOutput } from "../sample-output.ts";
import { openStaffPage } from "./staff-page.ts";
import { isSheetOpen, rowsOf, said, sentTo } from "../on-page.ts";

const HINT = "다음이전";
const TURN_OFF = "단축키 끄기";
const TURN_ON = "단축키 켜기";
const idOf = (number: number) => `01900000-0000-7000-8000-00000000000${number}`;

const firstOf = (name: "staff.pros" | "staff.wishes") =>
  (sampleOutput(name) as Output<"staff.pros">).items[0];

/** Nothing has a size here, by which a page tells what is shown: all has one, but what stands in what is hidden. */
function withSizes() {
  const sized = vi.spyOn(window.Element.prototype, "getClientRects");
  sized.mockImplementation(function rects(this: Element) {
    return (this.closest("[hidden]") ? [] : [{}]) as unknown as DOMRectList;
  });
  onTestFinished(() => sized.mockRestore());
}

interface Pressed {
  code: string;
  more?: KeyboardEventInit;
}

/** Presses a key where the focus is; tells whether the page took it from the browser. */
async function pressKey(page: OpenPage, { code, more }: Pressed): Promise<boolean> {
  const event = new KeyboardEvent("keydown", { code, bubbles: true, cancelable: true, ...more });
  (document.activeElement ?? document.body).dispatchEvent(event);
  await page.settle();
  return event.defaultPrevented;
}

/** Presses keys one after another; tells the words of what has the focus after each. */
async function walk(page: OpenPage, ...keys: string[]): Promise<string[]> {
  const focused: string[] = [];
  for (const key of keys) {
    await pressKey(page, { code: `Key${key}` });
    focused.push(document.activeElement?.querySelector("span")?.textContent ?? "");
  }
  return focused;
}

const names = ["가온", "나루", "다솜"];
const pros = names.map((display_name, index) => ({
  ...firstOf("staff.pros"),
  id: idOf(index + 1),
  display_name,
}));
/** What stands first in a row is the face: its name follows. */
function nameWithin() {
  const row = document.activeElement?.closest("li")?.textContent;
  return names.find((name) => row?.includes(name));
}

async function openQueue(path = "/staff") {
  withSizes();
  return openStaffPage(path, {
    "staff.pros": { items: pros, next: null },
    "staff.pros.get": { id: idOf(2), state: "pending" },
  });
}

async function namesAfter(page: OpenPage, ...keys: string[]) {
  const focused: (string | undefined)[] = [];
  for (const key of keys) {
    await pressKey(page, { code: `Key${key}` });
    focused.push(nameWithin());
  }
  return focused;
}

describe("the rows of a list by keyboard", () => {
  it("are gone through by J and K, from the first one to the ends", async () => {
    const page = await openQueue();
    expect(await namesAfter(page, "J", "J", "J", "J", "K", "K", "K")).toEqual([
      "가온",
      "나루",
      "다솜",
      "다솜",
      "나루",
      "가온",
      "가온",
    ]);
  });

  it("are gone through from the open one, where the focus is elsewhere", async () => {
    const page = await openQueue(`/staff/pros/${idOf(2)}`);
    expect(await namesAfter(page, "J")).toEqual(["다솜"]);
    (document.activeElement as HTMLElement).blur();
    expect(await namesAfter(page, "K")).toEqual(["가온"]);
  });

  it("stay as they are for a key of the browser's, and while something is typed", async () => {
    const page = await openQueue();
    await pressKey(page, { code: "KeyJ", more: { ctrlKey: true } });
    expect(nameWithin()).toBeUndefined();
    const field = document.body.appendChild(document.createElement("input"));
    onTestFinished(() => field.remove());
    field.focus();
    await pressKey(page, { code: "KeyJ" });
    expect(document.activeElement).toBe(field);
  });

  it("leave out what is not shown", async () => {
    const page = await openQueue();
    const [, second] = rowsOf("기다리는 고수");
    second?.setAttribute("hidden", "");
    expect(await namesAfter(page, "J", "J")).toEqual(["가온", "다솜"]);
  });

  it("stay as they are while a dialog is open", async () => {
    const page = await openQueue(`/staff/pros/${idOf(2)}`);
    await pressKey(page, { code: "KeyR" });
    expect(isSheetOpen()).toBe(true);
    (document.activeElement as HTMLElement).blur();
    const before = document.activeElement;
    await pressKey(page, { code: "KeyJ" });
    expect(document.activeElement).toBe(before);
  });
});

describe("the keys of the back office", () => {
  const hints = () =>
    [...document.querySelectorAll<HTMLElement>("p kbd")].map(
      (cap) => `${cap.dataset.key} ${cap.parentElement?.textContent}`,
    );

  it("are named beside the list, with those of the open thing", async () => {
    await openQueue();
    expect(hints()).toEqual(["J 다음", "K 이전", "↵ 열기"]);
    await openQueue(`/staff/pros/${idOf(2)}`);
    expect(hints()).toEqual(["J 다음", "K 이전", "↵ 열기", "A 승인", "R 반려"]);
  });

  it("can be turned off and on again, for those who press them by accident", async () => {
    const page = await openQueue();
    await pressNamed(page, TURN_OFF);
    expect(said()).not.toContain(HINT);
    (document.activeElement as HTMLElement).blur();
    expect(await namesAfter(page, "J")).toEqual([undefined]);
    await pressNamed(page, TURN_ON);
    expect(said()).toContain(HINT);
    expect(await namesAfter(page, "J")).toEqual(["가온"]);
  });

  it("stay off on the device until they are turned on", async () => {
    const page = await openQueue();
    await pressNamed(page, TURN_OFF);
    await page.router.navigate({ to: "/staff/wishes" });
    await page.settle();
    expect(said()).toContain(TURN_ON);
    expect(said()).not.toContain(HINT);
    await pressNamed(page, TURN_ON);
    await page.router.navigate({ to: "/staff" });
    await page.settle();
    expect(said()).toContain(TURN_OFF);
  });

  it("open the question that a button of the page asks", async () => {
    const page = await openQueue(`/staff/pros/${idOf(2)}`);
    expect(await pressKey(page, { code: "KeyQ" })).toBe(false);
    expect(await pressKey(page, { code: "KeyA" })).toBe(true);
    expect(document.querySelector("[role=alertdialog]")?.textContent).toContain("승인할까요?");
  });
});

describe("what people looked for in vain", () => {
  const MARK = "staff.wishes.mark";
  const wish = (number: number, own: Partial<Output<"staff.wishes">["items"][number]> = {}) => ({
    ...(sampleOutput("staff.wishes") as Output<"staff.wishes">).items[0],
    id: idOf(number),
    words: `${number}번 서비스`,
    state: "open",
    count: 1,
    first_at: "2027-03-01T12:00:00+09:00",
    last_at: "2027-03-09T12:00:00+09:00",
    ...own,
  });
  async function openWishes(items: object[], answer = {}) {
    withSizes();
    const given: Partial<Record<EndpointName, object>> = {
      "staff.wishes": { items, next: null },
      ...answer,
    };
    return openStaffPage("/staff/wishes", given);
  }
  const rows = () => rowsOf("찾지 못한 서비스").map((row) => row.textContent);

  it("is marked by A in the row that has the focus, and in no other", async () => {
    const page = await openWishes([wish(1), wish(2)]);
    expect(await pressKey(page, { code: "KeyA" })).toBe(false);
    expect(sentTo(page, MARK)).toEqual([]);
    expect(await walk(page, "J", "J")).toEqual(["1번 서비스", "2번 서비스"]);
    expect(await pressKey(page, { code: "KeyA" })).toBe(true);
    expect(sentTo(page, MARK).map(({ url }) => url)).toEqual([
      expect.stringContaining(idOf(2)) as string,
    ]);
    expect(bodiesOf(page, MARK)).toEqual([{ mark: "seen" }]);
    expect(said()).toContain("표시했어요.");
  });

  it("can be marked as added at once, or after it was seen, and not twice", async () => {
    const page = await openWishes([
      wish(1),
      wish(2, { state: "seen" }),
      wish(3, { state: "added" }),
    ]);
    const buttons = rowsOf("찾지 못한 서비스").map((row) =>
      [...row.querySelectorAll("button")].map((one) => one.getAttribute("aria-label")),
    );
    expect(buttons).toEqual([
      ["1번 서비스 확인하기", "1번 서비스 추가함"],
      ["2번 서비스 추가함"],
      [],
    ]);
    await pressNamed(page, "1번 서비스 추가함");
    expect(bodiesOf(page, MARK)).toEqual([{ mark: "added" }]);
  });

  it("says how often and when, and the first day only where it is another", async () => {
    await openWishes([wish(1), wish(2, { count: 2 }), wish(3, { count: 12, state: "seen" })]);
    expect(rows()[0]).toContain("1번 서비스새로 왔어요1번 · 2027년 03월 09일");
    expect(rows()[0]).not.toContain("처음");
    expect(rows()[1]).toContain("2번 · 2027년 03월 09일 (처음 2027년 03월 01일)");
    expect(rows()[2]).toContain("확인했어요12번 · 2027년 03월 09일 (처음 2027년 03월 01일)");
  });

  it("says that there is none, and leads back to what waits", async () => {
    await openWishes([]);
    expect(said()).toContain("찾지 못한 서비스가 없어요");
    const back = [...document.querySelectorAll("main a")].find(
      (one) => one.textContent === "대기 목록",
    );
    expect(back?.getAttribute("href")).toBe("/staff");
  });
});
