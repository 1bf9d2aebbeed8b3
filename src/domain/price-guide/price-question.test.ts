import { describe, expect, it } from "vitest";
import type { Question } from "#domain/request-form/question.ts";
import { inOptionOrder, optionsChosen, priceOption, priceQuestions } from "./price-question.ts";

const layout: Question = {
  id: "layout",
  kind: "single",
  label: "구조",
  required: true,
  options: [
    { value: "one", label: "원룸" },
    { value: "two", label: "투룸" },
  ],
};
const extras: Question = { ...layout, id: "extras", kind: "multi", label: "추가" };
const area: Question = { id: "area", kind: "number", label: "평수", required: true, unit: "평" };
const form = (...questions: Question[]) => priceQuestions({ questions });
const keys = (...questions: Question[]) => form(...questions).map(({ key }) => key);
const only = (question: Question) => {
  const [one] = form(question);
  if (!one) throw new Error("no question");
  return one;
};

describe("questions to group prices by", () => {
  it("are choices and numbers, also within a group", () => {
    const home: Question = {
      id: "home",
      kind: "group",
      label: "집",
      required: true,
      parts: [
        { ...area, id: "floor", label: "층" },
        { ...layout, id: "note", kind: "text" },
      ],
    };
    expect(form(layout, extras, area, home).map(({ key, label }) => [key, label])).toEqual([
      ["layout", "구조"],
      ["extras", "추가"],
      ["area", "평수"],
      ["home.floor", "집 · 층"],
    ]);
  });

  it("are not those about when and how to be answered", () => {
    for (const id of ["decision", "quote_limit", "contact"]) {
      expect(keys({ ...layout, id })).toEqual([]);
    }
  });

  it("are not those whose answers only the hired pro sees", () => {
    expect(keys({ ...layout, reveal: "after_hire" })).toEqual([]);
    const part = { ...area, reveal: "after_hire" as const };
    expect(keys({ id: "g", kind: "group", label: "", required: true, parts: [part] })).toEqual([]);
  });
});

describe("the options chosen", () => {
  it("are the one of a single, the several of a multi and the bin of a number", () => {
    expect(optionsChosen(only(layout), { layout: "two" })).toEqual(["two"]);
    expect(optionsChosen(only(extras), { extras: ["two", "one"] })).toEqual(["one", "two"]);
    expect(optionsChosen(only(area), { area: 24 })).toEqual(["20"]);
  });

  it.each([
    ["no answer", {}],
    ["an option that the form no longer has", { layout: "palace" }],
    ["an answer of another kind", { layout: { two: "two" } }],
  ])("are none of %s", (_case, answers) => {
    expect(optionsChosen(only(layout), answers)).toEqual([]);
    expect(optionsChosen(only(area), { area: "24" })).toEqual([]);
  });
});

describe("an option", () => {
  it("is named by its label, a bin by its range", () => {
    expect(priceOption(only(layout), "two")?.label).toBe("투룸");
    expect(priceOption(only(area), "20")).toEqual({ value: "20", label: "20~29평" });
  });

  it.each(["25", "020", "20.0", "-5", "1e1", "", "x"])("of a number is never %j", (value) => {
    expect(priceOption(only(area), value)).toBeNull();
  });
});

it("options stand as in the form, bins by their size", () => {
  expect(inOptionOrder(only(layout), ["two", "one"])).toEqual(["one", "two"]);
  expect(inOptionOrder(only(area), ["100", "20", "3"])).toEqual(["3", "20", "100"]);
});
