import { createElement, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { Button } from "#ui/action/button.tsx";
import { ChoiceCards } from "#ui/form/choice-cards.tsx";
import { NumberField } from "#ui/form/number-field.tsx";
import { Tabs } from "#ui/navigation/tabs.tsx";
import { press, type as typeInto } from "../controls.ts";
import { act, mount, named, pressKey } from "./part.ts";

describe("a field for a number", () => {
  /** With that value at first; tells each value that it hands on. */
  function numberField(first: number | null, more: { step?: number; min?: number; max?: number }) {
    const handed = vi.fn();
    function Field() {
      const [value, setValue] = useState(first);
      const onChange = (next: number | null) => {
        handed(next);
        setValue(next);
      };
      return createElement(NumberField, { label: "인원", unit: "명", value, onChange, ...more });
    }
    mount(createElement(Field));
    return { field: named("인원") as HTMLInputElement, handed };
  }

  it("is stepped by its buttons and the arrow keys, within its bounds", async () => {
    const { field } = numberField(3, { step: 1, min: 2, max: 4 });
    await act(() => press(named("인원 늘리기")));
    expect(field.value).toBe("4");
    expect(named("인원 늘리기")).toHaveProperty("disabled", true);
    expect(await pressKey(field, "ArrowUp")).toBe(true);
    expect(field.value).toBe("4");
    await pressKey(field, "ArrowDown");
    await pressKey(field, "ArrowDown");
    await pressKey(field, "ArrowDown");
    expect(field.value).toBe("2");
    expect(named("인원 줄이기")).toHaveProperty("disabled", true);
  });

  it("begins at its lowest where nothing is in it", async () => {
    const { field, handed } = numberField(null, { step: 1, min: 2, max: 4 });
    await act(() => press(named("인원 늘리기")));
    expect(field.value).toBe("2");
    expect(handed.mock.calls).toEqual([[2]]);
  });

  it("is not stepped by the arrow keys where it has no steps", async () => {
    const { field, handed } = numberField(3, {});
    expect(await pressKey(field, "ArrowUp")).toBe(false);
    expect(handed).not.toHaveBeenCalled();
  });

  it("lets a digit be deleted over a comma that it writes itself", async () => {
    const { field } = numberField(1200, {});
    expect(field.value).toBe("1,200");
    field.setSelectionRange(2, 2);
    await pressKey(field, "Backspace");
    expect(field.selectionStart).toBe(1);
    await pressKey(field, "Delete");
    expect(field.selectionStart).toBe(2);
  });

  it("keeps as it stands what is no number, and says that it is none", async () => {
    const { field, handed } = numberField(null, {});
    await act(() => typeInto(field, "5만"));
    expect(field.value).toBe("5만");
    expect(handed).toHaveBeenLastCalledWith(Number.NaN);
    await act(() => typeInto(field, "1200명"));
    expect(handed).toHaveBeenLastCalledWith(1200);
  });
});

describe("one of several answers", () => {
  const options = ["하나", "둘", "셋"].map((label) => ({ value: label, label }));
  function choice(multiple = false) {
    const onCommit = vi.fn();
    const onChange = vi.fn();
    const about = { label: "고르기", options, onChange };
    mount(
      multiple
        ? createElement(ChoiceCards, { ...about, multiple: true, value: [] })
        : createElement(ChoiceCards, { ...about, value: null, onCommit }),
    );
    return { onCommit, onChange };
  }
  /** What a browser does at an arrow key or the space bar: a click without a pointer. */
  const clickByKey = (label: string) =>
    act(() => void named(label).dispatchEvent(new MouseEvent("click", { bubbles: true })));

  it("leads on when it is pressed, or taken by Enter or the space bar", async () => {
    const { onCommit, onChange } = choice();
    await act(() => press(named("하나")));
    expect(onCommit.mock.calls).toEqual([["하나"]]);
    expect(await pressKey(named("둘"), "Enter")).toBe(true);
    expect(onChange).toHaveBeenLastCalledWith("둘");
    expect(onCommit).toHaveBeenLastCalledWith("둘");
    await pressKey(named("셋"), " ");
    await clickByKey("셋");
    expect(onCommit).toHaveBeenLastCalledWith("셋");
  });

  it("does not lead on while the arrow keys walk over it", async () => {
    const { onCommit } = choice();
    await pressKey(named("하나"), "ArrowDown");
    await clickByKey("둘");
    expect(onCommit).not.toHaveBeenCalled();
    await pressKey(named("둘"), "Enter");
    expect(onCommit.mock.calls).toEqual([["둘"]]);
  });

  it("leaves Enter to the form where several may be chosen", async () => {
    const { onChange } = choice(true);
    expect(await pressKey(named("하나"), "Enter")).toBe(false);
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe("tabs", () => {
  const tabs = ["가", "나", "다"].map((value) => ({
    value,
    label: `${value} 탭`,
    panel: `${value}의 내용`,
  }));
  const shown = () => document.querySelector("[role=tabpanel]")?.textContent;

  it("are walked through by the arrow keys, round and round, and to their ends", async () => {
    mount(createElement(Tabs, { label: "보기", tabs }));
    const list = document.querySelector("[role=tablist]") ?? document.body;
    expect(shown()).toBe("가의 내용");
    for (const [key, to] of [
      ["ArrowRight", "나"],
      ["End", "다"],
      ["ArrowRight", "가"],
      ["ArrowLeft", "다"],
      ["Home", "가"],
    ] as const) {
      expect(await pressKey(list, key)).toBe(true);
      expect(shown()).toBe(`${to}의 내용`);
      expect(document.activeElement).toBe(named(`${to} 탭`));
    }
  });

  it("leave other keys to the browser", async () => {
    mount(createElement(Tabs, { label: "보기", tabs }));
    const list = document.querySelector("[role=tablist]") ?? document.body;
    expect(await pressKey(list, "ArrowDown")).toBe(false);
    expect(shown()).toBe("가의 내용");
  });

  it("show the first when what is asked for is not among them", () => {
    mount(createElement(Tabs, { label: "보기", tabs, value: "라" }));
    expect(shown()).toBe("가의 내용");
  });
});

describe("a button", () => {
  it("that waits for an answer does nothing more, and sends no form", async () => {
    const onClick = vi.fn();
    const send = vi.fn((event: Event) => event.preventDefault());
    const place = mount(
      createElement(
        "form",
        null,
        createElement(Button, { type: "submit", pending: true, onClick }, "보내기"),
      ),
    );
    place.firstElementChild?.addEventListener("submit", send);
    await act(() => press(named("보내기")));
    expect([onClick.mock.calls.length, send.mock.calls.length]).toEqual([0, 0]);
    expect(named("보내기").getAttribute("aria-busy")).toBe("true");
  });

  it("does its work once at two presses, and again after it", async () => {
    const ends: (() => void)[] = [];
    const onClick = vi.fn(() => new Promise<void>((end) => void ends.push(end)));
    mount(createElement(Button, { onClick }, "보내기"));
    await act(() => {
      press(named("보내기"));
      press(named("보내기"));
    });
    expect(onClick).toHaveBeenCalledTimes(1);
    await act(() => ends[0]?.());
    await act(() => press(named("보내기")));
    expect(onClick).toHaveBeenCalledTimes(2);
  });
});
