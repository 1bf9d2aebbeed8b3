import { expect, it } from "vitest";
import { SAMPLE_FORM } from "#test/request-form/sample-form.ts";
import { visibleQuestions } from "./visible-questions.ts";

function visibleIds(answers: unknown): string[] {
  return visibleQuestions(SAMPLE_FORM, answers).map(({ id }) => id);
}

const UNCONDITIONAL = SAMPLE_FORM.questions.filter(({ when }) => !when).map(({ id }) => id);

it("shows only unconditional questions before anything is answered, in form order", () => {
  expect(visibleIds({})).toEqual(UNCONDITIONAL);
});

it("shows a question when a single answer meets its condition", () => {
  expect(visibleIds({ wants_extra: "yes" })).toContain("extras");
  expect(visibleIds({ wants_extra: "no" })).not.toContain("extras");
});

it("shows a question when a multi answer includes the value, whatever else it includes", () => {
  const ids = visibleIds({ wants_extra: "yes", extras: ["window", "mold"] });
  expect(ids).toContain("mold_place");
  expect(ids.indexOf("mold_place")).toBe(ids.indexOf("extras") + 1);
});

it("does not count the answer to a question that is hidden itself", () => {
  expect(visibleIds({ wants_extra: "no", extras: ["mold"] })).not.toContain("mold_place");
});

it.each([
  ["null", null],
  ["a list", ["yes"]],
  ["a text", "yes"],
  ["an answer of a wrong type", { wants_extra: { yes: true }, method: 1 }],
  ["inherited answers", Object.create({ wants_extra: "yes" })],
])("takes %s as no answers", (_, answers) => {
  expect(visibleIds(answers)).toEqual(UNCONDITIONAL);
});
