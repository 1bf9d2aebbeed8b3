import { expect, it } from "vitest";
import { everyRule } from "#domain/validation/every-rule.ts";
import { checkAnswer } from "./check-answer.ts";
import type { Question } from "./question.ts";
import { MAX_TEXT_LENGTH } from "./question-rules.ts";
import { sampleQuestion, TODAY } from "#test/request-form/sample-form.ts";

const question = { ...sampleQuestion("mold_place"), required: false };
const checkText = (asked: Question, value: unknown) =>
  checkAnswer(asked, value, { today: TODAY, catalogue: everyRule });

it.each([
  ["surrounding space away", " 안방 벽\n", "안방 벽"],
  ["what looks like markup or SQL as it is", "<b>'; --", "<b>'; --"],
  ["ten letters", "가".repeat(10), "가".repeat(10)],
  ["ten emoji, which are twenty UTF-16 units", "👍".repeat(10), "👍".repeat(10)],
  ["ten letters within space", `  ${"가".repeat(10)}  `, "가".repeat(10)],
])("keeps %s", (_, value, answer) => {
  expect(checkText(question, value)).toEqual({ ok: true, answer });
});

it.each([[""], [" \n\t　"]])("takes %j for no answer", (value) => {
  expect(checkText(question, value)).toEqual({ ok: true, answer: undefined });
});

it.each([
  ["eleven letters", "가".repeat(11), "답은 10자까지 쓸 수 있어요."],
  ["a NUL", "안방\u0000", "쓸 수 없는 글자가 있어요. 지우고 다시 적어 주세요."],
  ["a lone surrogate", "안방\ud83d", "쓸 수 없는 글자가 있어요. 지우고 다시 적어 주세요."],
  ["a number", 7, "글로 적어 주세요."],
  ["a list", ["안방"], "글로 적어 주세요."],
  ["a record", { text: "안방" }, "글로 적어 주세요."],
])("refuses %s", (_, value, message) => {
  expect(checkText(question, value)).toEqual({ ok: false, messages: [message] });
});

it("bounds a text also when the question does not say how, or says it by another rule", () => {
  for (const rules of [undefined, "alpha:ko", { alpha: "ko" }]) {
    const { rules: _, ...unbounded } = question;
    const asked = rules === undefined ? unbounded : { ...unbounded, rules };
    expect(checkText(asked, "가".repeat(MAX_TEXT_LENGTH)).ok).toBe(true);
    expect(checkText(asked, "가".repeat(MAX_TEXT_LENGTH + 1)).ok).toBe(false);
  }
});
