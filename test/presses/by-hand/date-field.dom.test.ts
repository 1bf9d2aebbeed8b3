import { createElement, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { DateField } from "#ui/date/date-field.tsx";
// The field fetches it when it is first opened.
import "#ui/date/date-popover.tsx";
import { spokenDay } from "#ui/date/day-text.ts";
import { press, scope } from "../controls.ts";
import { act, mount, named, pressKey } from "./part.ts";

const TODAY = "2027-03-10";
const OPEN = "작업일 달력 열기";

/** With that day at first; tells each value that it hands on. */
function dateField(first = "", bounds: { min?: string; max?: string } = {}) {
  const handed = vi.fn<(value: string) => void>();
  const setters: ((value: string) => void)[] = [];
  function Field() {
    const [value, setValue] = useState(first);
    setters.push(setValue);
    const onChange = (next: string) => {
      handed(next);
      setValue(next);
    };
    return createElement(DateField, { label: "작업일", value, onChange, today: TODAY, ...bounds });
  }
  mount(createElement(Field));
  const field = document.querySelector<HTMLInputElement>("input[inputmode=numeric]");
  if (!field) throw new Error("no field");
  return {
    field,
    handed,
    put: (value: string) => act(() => setters.at(-1)?.(value)),
    leave: () =>
      act(() => {
        field.focus();
        field.blur();
      }),
  };
}

/** Types, and stays in the field. */
function write(field: HTMLInputElement, words: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, words);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

const popup = () => document.querySelector<HTMLElement>("[role=dialog]");
const day = (of: string) => {
  const found = document.querySelector<HTMLButtonElement>(`button[data-day="${of}"]`);
  if (!found) throw new Error(`no ${of}`);
  return found;
};
const focusedDay = () => (document.activeElement as HTMLElement).dataset.day;
async function open(): Promise<void> {
  await act(() => press(named(OPEN)));
  // The calendar's own code comes first, and it is drawn with the focus in it then.
  await vi.waitFor(async () => {
    await act(() => undefined);
    expect(focusedDay()).toBeDefined();
  });
}
const hit = (key: string, more = {}) => pressKey(document.activeElement as Element, key, more);

describe("a day that is typed", () => {
  it.each([
    ["today", {}, "예: 2027년 03월 10일"],
    ["the first of them", { min: "2027-03-12" }, "예: 2027년 03월 12일"],
    ["the last of them", { max: "2027-03-09" }, "예: 2027년 03월 09일"],
  ])("shows how a day that may be chosen is written: %s", (_, bounds, example) => {
    expect(dateField("", bounds).field.placeholder).toBe(example);
  });

  it.each(["2027-03-20", "2027.3.20", "20270320"])(
    "as %s is that day, and is written out when the field is left",
    async (typed) => {
      const { field, handed, leave } = dateField();
      await act(() => write(field, typed));
      expect(handed).toHaveBeenLastCalledWith("2027-03-20");
      expect(field.value).toBe(typed);
      await leave();
      expect(field.value).toBe("2027년 03월 20일");
    },
  );

  it("stays as it is typed while it may become another", async () => {
    const { field } = dateField();
    await act(() => write(field, "2027-3-2"));
    expect(field.value).toBe("2027-3-2");
    await act(() => write(field, "2027-3-20"));
    expect(field.value).toBe("2027-3-20");
  });

  it("and is none is handed on as it stands, for the form to say so", async () => {
    const { field, handed, leave } = dateField();
    await act(() => write(field, "다음 주"));
    await leave();
    expect(handed).toHaveBeenLastCalledWith("다음 주");
    expect(field.value).toBe("다음 주");
  });

  it("gives way to another that the form puts there", async () => {
    const { field, put } = dateField("2027-03-20");
    expect(field.value).toBe("2027년 03월 20일");
    await put("2027-04-01");
    expect(field.value).toBe("2027년 04월 01일");
    await put("");
    expect(field.value).toBe("");
  });
});

describe("the calendar of a day", () => {
  it("opens at the day that is chosen, else at today, and is one tab stop", async () => {
    dateField("2027-05-06");
    await open();
    expect(focusedDay()).toBe("2027-05-06");
    expect(day("2027-05-06").closest("td")?.getAttribute("aria-selected")).toBe("true");
    const stops = [...document.querySelectorAll<HTMLElement>("button[data-day]")];
    expect(stops.filter(({ tabIndex }) => tabIndex === 0)).toEqual([day("2027-05-06")]);
  });

  it("marks today, and takes the day that is pressed: the calendar closes, the focus goes back", async () => {
    const { field, handed } = dateField();
    expect(popup()).toBeNull();
    await open();
    expect(named(OPEN).getAttribute("aria-expanded")).toBe("true");
    expect(focusedDay()).toBe(TODAY);
    expect(day(TODAY).getAttribute("aria-current")).toBe("date");
    expect(day("2027-03-11").getAttribute("aria-current")).toBeNull();
    await act(() => press(day("2027-03-18")));
    await vi.waitFor(() => expect(document.activeElement).toBe(named(OPEN)));
    expect(handed.mock.calls).toEqual([["2027-03-18"]]);
    expect(field.value).toBe("2027년 03월 18일");
    expect(named(OPEN).getAttribute("aria-expanded")).toBe("false");
  });

  it("is walked by keys over the end of its month", async () => {
    dateField("2027-03-30");
    await open();
    await hit("ArrowRight");
    await hit("ArrowRight");
    expect(focusedDay()).toBe("2027-04-01");
    expect(scope().textContent).toContain("2027년 04월");
    await hit("PageDown", { shiftKey: true });
    expect(focusedDay()).toBe("2028-04-01");
    expect(await hit("x")).toBe(false);
  });

  it("goes no further than the days that may be chosen", async () => {
    const { handed } = dateField("2027-03-11", { min: TODAY, max: "2027-04-05" });
    await open();
    await hit("ArrowUp");
    expect(focusedDay()).toBe(TODAY);
    expect(day("2027-03-09").disabled).toBe(true);
    expect(named("이전 달")).toHaveProperty("disabled", true);
    await hit("PageDown");
    expect(focusedDay()).toBe("2027-04-05");
    expect(named("다음 달")).toHaveProperty("disabled", true);
    expect(named("이전 달")).toHaveProperty("disabled", false);
    await act(() => press(day("2027-04-06")));
    expect(handed).not.toHaveBeenCalled();
  });

  it("is turned by its buttons, which keep the focus", async () => {
    dateField("2027-01-31");
    await open();
    await act(() => press(named("다음 달")));
    expect(scope().textContent).toContain("2027년 02월");
    expect(day("2027-02-28").tabIndex).toBe(0);
    expect(document.activeElement).toBe(named("다음 달"));
    await act(() => press(named("이전 달")));
    await act(() => press(named("이전 달")));
    expect(scope().textContent).toContain("2026년 12월");
  });

  it.each([
    ["a second press on its button", () => press(named(OPEN))],
    ["Escape", () => void hit("Escape")],
    ["a press beside it", () => press(document.body)],
  ])("closes by %s, and nothing is chosen", async (_, close) => {
    const { handed } = dateField();
    await open();
    await act(close);
    await vi.waitFor(() => expect(named(OPEN).getAttribute("aria-expanded")).toBe("false"));
    expect(handed).not.toHaveBeenCalled();
  });

  it("says its days in words", async () => {
    dateField();
    await open();
    expect(day("2027-03-18").getAttribute("aria-label")).toBe(spokenDay("2027-03-18"));
    expect(spokenDay("2027-03-18")).toMatch(/2027년 03월 18일 목요일/);
  });
});
