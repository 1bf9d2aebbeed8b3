import { describe, expect, it } from "vitest";
import { formFaults } from "./form-faults.ts";
import type { Question } from "./question.ts";
import { SAMPLE_FORM, sampleQuestion } from "#test/request-form/sample-form.ts";

function faultsWith(id: string, change: Partial<Question>): string[] {
  const questions = SAMPLE_FORM.questions.map((question) =>
    question.id === id ? { ...question, ...change } : question,
  );
  return formFaults({ ...SAMPLE_FORM, questions });
}

const options = (...values: string[]) => values.map((value) => ({ value, label: value }));

it("finds nothing wrong with a sound form", () => {
  expect(formFaults(SAMPLE_FORM)).toEqual([]);
});

describe("questions", () => {
  it.each<[string, string, Partial<Question>, string]>([
    ["an id with a capital", "area", { id: "Area" }, "small letters"],
    ["an id used twice", "area", { id: "time" }, "used twice"],
    ["a choice without options", "wants_extra", { options: undefined }, "choices have options"],
    ["options on a text", "health", { options: options("a") }, "choices have options"],
    ["an option offered twice", "extras", { options: options("mold", "mold") }, "offered twice"],
    [
      "an exclusive option of a single choice",
      "wants_extra",
      { options: [{ value: "yes", label: "네", exclusive: true }] },
      "always exclusive",
    ],
    ["an online option that is not offered", "method", { online_value: "phone" }, "online option"],
    ["a number without a most", "area", { rules: "min_value:3|integer" }, "say between"],
    ["a number with fractions without end", "area", { rules: "between:1,9" }, "or has steps"],
    ["a number from more to less", "area", { rules: "between:9,1|integer" }, "more than the most"],
    ["rules of a choice", "wants_extra", { rules: "required" }, "a single has no rules"],
    ["an endless text", "health", { rules: "typed_text:0,1001" }, "1000 characters at most"],
    ["a rule that is none", "health", { rules: "nope:3" }, "unknown validation rule: nope"],
    [
      "a rule of another question",
      "health",
      { rules: "confirmed:roof" },
      "names no other question",
    ],
    ["photos without max_count", "photos", { max_count: undefined }, "max_count"],
    ["a group without parts", "home", { parts: [] }, "a group has parts"],
    ["parts on a text", "health", { parts: [sampleQuestion("area")] }, "a group has parts"],
    ["a region within a group", "home", { parts: [sampleQuestion("region")] }, "simple question"],
    ["a group within a group", "home", { parts: [sampleQuestion("home")] }, "simple question"],
    ["a conditional part", "home", { parts: [sampleQuestion("mold_place")] }, "simple question"],
    ["a part twice", "home", { parts: Array(2).fill(sampleQuestion("area")) }, "stands twice"],
    [
      "a fault within a part",
      "home",
      { parts: [{ ...sampleQuestion("area"), rules: "confirmed:health" }] },
      "names no other question",
    ],
    ["photos under another name", "photos", { id: "pictures" }, "photos are called"],
    ["a text called photos", "health", { id: "photos" }, "photos are called"],
  ])("%s is a fault", (_, id, change, fault) => {
    expect(faultsWith(id, change).join("\n")).toContain(fault);
  });
});

describe("conditions", () => {
  it.each<[string, string, Partial<Question>]>([
    ["on a later question", "extras", { when: { question: "method", any_of: ["visit"] } }],
    ["on itself", "extras", { when: { question: "extras", any_of: ["mold"] } }],
    ["on a question that is not there", "extras", { when: { question: "roof", any_of: ["a"] } }],
    [
      "on an option that is not there",
      "extras",
      { when: { question: "wants_extra", any_of: ["yes", "oui"] } },
    ],
    ["on nothing", "extras", { when: { question: "wants_extra", any_of: [] } }],
    ["on a question without options", "date", { when: { question: "area", any_of: ["3"] } }],
  ])("%s are a fault", (_, id, change) => {
    expect(faultsWith(id, change).join("\n")).toContain("its condition");
  });

  it("on an answer that not all may see are a fault", () => {
    expect(faultsWith("wants_extra", { reveal: "after_hire" }).join("\n")).toContain("all may see");
  });
});

describe("the main region", () => {
  it.each<[string, string, Partial<Question>, string]>([
    ["missing", "region", { id: "region_to" }, "asks for no main region"],
    ["not required", "region", { required: false }, "asks for no main region"],
    ["under another name", "region", { id: "place" }, "a region is called"],
    ["asked for an online service", "region", { when: undefined }, "only then"],
    [
      "hidden by another question",
      "region",
      { when: { question: "wants_extra", any_of: ["yes"] } },
      "only then",
    ],
    ["hidden without an online option", "method", { online_value: undefined }, "without an online"],
    ["with two online options", "wants_extra", { online_value: "yes" }, "two questions"],
  ])("%s is a fault", (_, id, change, fault) => {
    expect(faultsWith(id, change).join("\n")).toContain(fault);
  });

  it("twice is a fault", () => {
    const questions = [...SAMPLE_FORM.questions, sampleQuestion("region")];
    expect(formFaults({ ...SAMPLE_FORM, questions }).join("\n")).toContain("used twice");
  });
});
