import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import type { Question } from "#domain/request-form/question.ts";
import { loadRulesOf, useRulesOf } from "./form-rules.ts";

const question = (rules: string): Question => ({
  id: "note",
  kind: "text",
  label: "더 알려 줄 것",
  required: false,
  rules,
});

/** Whether a page of these questions has the rule of that name. */
function has(name: string, questions: readonly Question[]): boolean {
  const Probe = () => String(useRulesOf(questions)(name) !== null);
  return renderToString(createElement(Probe)) === "true";
}

const group = (part: Question): Question => ({ ...part, kind: "group", rules: "", parts: [part] });

it("brings rules for what is common, and no others", async () => {
  const questions = [question("typed_text:0,200"), group(question("between:1,5|integer"))];
  await loadRulesOf(questions);
  expect(has("typed_text", questions)).toBe(true);
  expect(has("email", questions)).toBe(false);
});

it.each([
  ["a question", question("max:30|email")],
  ["a part of a group", group(question("email"))],
])("has every rule where %s names one that is not common", async (_, asked) => {
  const questions = [question("max:30"), asked];
  await loadRulesOf(questions);
  expect(has("email", questions)).toBe(true);
});
