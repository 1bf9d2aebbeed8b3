import { createElement, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { MonthField } from "#ui/date/month-field.tsx";
import { Checkbox } from "#ui/form/checkbox.tsx";
import { MarkChoice } from "#ui/form/mark-choice.tsx";
import { PasswordField } from "#ui/form/password-field.tsx";
import { RatingInput } from "#ui/form/rating-input.tsx";
import { Switch } from "#ui/form/switch.tsx";
import { TextArea } from "#ui/form/text-area.tsx";
import { labelOf, press, type as typeInto } from "../controls.ts";
import { act, mount, named } from "../by-hand/part.ts";

/** The list to choose from of that name. */
function pickerNamed(label: string): HTMLSelectElement {
  const all = [...document.querySelectorAll("select")];
  const found = all.find((one) => labelOf(one) === label);
  if (!found) throw new Error(`no ${label} among ${all.map(labelOf)}`);
  return found;
}
const choose = (label: string, value: string) =>
  act(() => typeInto(pickerNamed(label) as unknown as HTMLInputElement, value));
const optionsOf = (label: string) => [...pickerNamed(label).options].map(({ text }) => text);
const described = (element: Element) =>
  (element.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent ?? "");

describe("a month that is past", () => {
  function monthField(first = "-", error?: string) {
    const handed = vi.fn();
    function Field() {
      const [value, setValue] = useState(first);
      return createElement(MonthField, {
        label: "언제",
        yearLabel: "함께한 해",
        monthLabel: "함께한 달",
        value,
        onChange: (next: string) => {
          handed(next);
          setValue(next);
        },
        onBlur: () => undefined,
        ref: null,
        today: "2027-03-10",
        years: 2,
        error,
      });
    }
    mount(createElement(Field));
    return handed;
  }

  it("is chosen by its year and its month, the newest year first", () => {
    monthField();
    expect(optionsOf("함께한 해")).toEqual(["해", "2027년", "2026년", "2025년"]);
    expect(optionsOf("함께한 달")).toHaveLength(13);
    expect(optionsOf("함께한 달").slice(0, 3)).toEqual(["달", "1월", "2월"]);
    expect(optionsOf("함께한 달").at(-1)).toBe("12월");
  });

  it("is handed on as it stands, whichever part was chosen first", async () => {
    const handed = monthField();
    await choose("함께한 달", "05");
    expect(handed).toHaveBeenLastCalledWith("-05");
    await choose("함께한 해", "2026");
    expect(handed).toHaveBeenLastCalledWith("2026-05");
    expect(pickerNamed("함께한 해").value).toBe("2026");
    expect(pickerNamed("함께한 달").value).toBe("05");
  });

  it("says at the year what is wrong", () => {
    monthField("2026-", "언제였는지 골라 주세요.");
    expect(pickerNamed("함께한 해").getAttribute("aria-invalid")).toBe("true");
    expect(described(pickerNamed("함께한 해")).join("")).toContain("언제였는지 골라 주세요.");
    expect(pickerNamed("함께한 달").hasAttribute("aria-invalid")).toBe(false);
  });
});

describe("stars to give", () => {
  function stars(first: number | null = null, error?: string) {
    function Field() {
      const [value, onChange] = useState(first);
      return createElement(RatingInput, { label: "별점", value, onChange, error });
    }
    const place = mount(createElement(Field));
    const at = (label: string) => named(label).closest("label");
    return {
      place,
      word: () => place.querySelector("span[aria-hidden]")?.textContent,
      filled: () => place.querySelectorAll("svg.fill-chija-dye").length,
      over: (label: string, pointerType: string) =>
        act(() => {
          const about = { bubbles: true, pointerType, relatedTarget: document.body };
          at(label)?.dispatchEvent(new PointerEvent("pointerover", about));
        }),
      leave: (label: string) =>
        act(() => {
          const about = { bubbles: true, relatedTarget: document.body };
          at(label)?.dispatchEvent(new PointerEvent("pointerout", about));
        }),
    };
  }

  it("are answers in words, of which one is chosen", async () => {
    const { word, filled } = stars();
    expect(word()).toBe("골라 주세요");
    expect(filled()).toBe(0);
    await act(() => press(named("4점, 좋아요")));
    expect((named("4점, 좋아요") as HTMLInputElement).checked).toBe(true);
    expect((named("3점, 보통이에요") as HTMLInputElement).checked).toBe(false);
    expect(word()).toBe("좋아요");
    expect(filled()).toBe(4);
  });

  it("show what a mouse points at, until it leaves, and a finger points at nothing", async () => {
    const { word, filled, over, leave } = stars(2);
    await over("5점, 최고예요", "mouse");
    expect([word(), filled()]).toEqual(["최고예요", 5]);
    await leave("5점, 최고예요");
    expect([word(), filled()]).toEqual(["아쉬워요", 2]);
    await over("5점, 최고예요", "touch");
    expect([word(), filled()]).toEqual(["아쉬워요", 2]);
  });

  it("say what is wrong", () => {
    const { place } = stars(null, "별점을 골라 주세요.");
    const group = place.querySelector("[role=radiogroup]");
    expect(group?.getAttribute("aria-invalid")).toBe("true");
    expect(group && described(group).join("")).toContain("별점을 골라 주세요.");
  });
});

describe("one of a few marks", () => {
  const options = [
    { value: "yes", label: "포함", mark: () => "○" },
    { value: "no", label: "제외", mark: (isChosen: boolean) => (isChosen ? "●" : "×") },
  ];
  it("is chosen by a press, and its word stands behind them", async () => {
    function Choice() {
      const [value, onChange] = useState("yes");
      return createElement(MarkChoice<string>, { label: "청소 도구", options, value, onChange });
    }
    const place = mount(createElement(Choice));
    expect(place.textContent).toBe("○×포함");
    await act(() => press(named("제외")));
    expect(place.textContent).toBe("○●제외");
    expect((named("제외") as HTMLInputElement).checked).toBe(true);
    expect((named("포함") as HTMLInputElement).checked).toBe(false);
  });
});

describe("a password", () => {
  it("is hidden until its owner wants to see it", async () => {
    mount(createElement(PasswordField, { label: "비밀번호" }));
    const field = named("비밀번호") as HTMLInputElement;
    expect(field.type).toBe("password");
    expect(field.autocomplete).toBe("current-password");
    await act(() => press(named("비밀번호 보기")));
    expect(field.type).toBe("text");
    await act(() => press(named("비밀번호 숨기기")));
    expect(field.type).toBe("password");
  });
});

describe("a box", () => {
  it("that stands for several is neither on nor off while some of them are", async () => {
    function Box() {
      const [some, setSome] = useState(true);
      const onChange = () => setSome(false);
      return createElement(Checkbox, { label: "전체 동의", indeterminate: some, onChange });
    }
    mount(createElement(Box));
    const box = named("전체 동의") as HTMLInputElement;
    expect(box.indeterminate).toBe(true);
    await act(() => press(box));
    expect(box.indeterminate).toBe(false);
  });

  it("says its hint and what is wrong, and what stands beside is none of its name", () => {
    const aside = createElement("a", { href: "/terms" }, "보기");
    const about = { label: "약관 동의", hint: "꼭 필요해요.", error: "동의해 주세요.", aside };
    mount(createElement(Checkbox, about));
    const box = named("약관 동의");
    expect(box.getAttribute("aria-invalid")).toBe("true");
    expect(described(box)).toEqual(["동의해 주세요.", "꼭 필요해요."]);
  });
});

describe("a switch", () => {
  it("is turned by a press, with its hint", async () => {
    mount(createElement(Switch, { label: "알림", hint: "밤에는 보내지 않아요." }));
    const one = named("알림") as HTMLInputElement;
    expect(described(one)).toEqual(["밤에는 보내지 않아요."]);
    await act(() => press(one));
    expect(one.checked).toBe(true);
  });
});

describe("a text with a limit", () => {
  it("counts what is typed, and says by how much it is too long", async () => {
    const place = mount(createElement(TextArea, { label: "내용", limit: 5 }));
    const field = place.querySelector("textarea");
    const write = (text: string) => act(() => typeInto(field as unknown as HTMLInputElement, text));
    expect(place.textContent).toContain("0/5");
    await write("다섯 글자");
    expect(place.textContent).toContain("5/55자까지 쓸 수 있어요. 지금 5자");
    await write("일곱 글자예요");
    expect(place.textContent).toContain("7/52자 줄여 주세요");
    expect(field?.value).toBe("일곱 글자예요");
  });
});
