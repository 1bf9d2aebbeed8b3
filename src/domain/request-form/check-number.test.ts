import { expect, it } from "vitest";
import { everyRule } from "#domain/validation/every-rule.ts";
import { checkAnswer } from "./check-answer.ts";
import type { Question } from "./question.ts";
import { sampleQuestion, TODAY } from "#test/request-form/sample-form.ts";

const area = sampleQuestion("area");
const length: Question = { ...area, unit: "m", rules: "between:1,20", step: 0.1 };
const prints: Question = { ...area, unit: "장", rules: "between:10,500|integer", step: 10 };
const checkNumber = (question: Question, value: unknown) =>
  checkAnswer(question, value, { today: TODAY, catalogue: everyRule });

it.each([
  ["the least", area, 3],
  ["the most", area, 200],
  ["a tenth that binary cannot write exactly", length, 3.3],
  ["the most in tenths", length, 20],
  ["a whole number of tens", prints, 490],
])("accepts %s", (_, question, value) => {
  expect(checkNumber(question, value)).toEqual({ ok: true, answer: value });
});

it("turns minus zero into zero", () => {
  const check = checkNumber({ ...area, rules: "between:0,200|integer" }, -0);
  expect(check.ok && Object.is(check.answer, 0)).toBe(true);
});

const OUT_OF_BOUNDS = "답을 3부터 200까지의 숫자로 입력해 주세요.";

it.each([
  ["one below the least", area, 2, OUT_OF_BOUNDS],
  ["one above the most", area, 201, OUT_OF_BOUNDS],
  ["a fraction", area, 24.5, "답을 소수점 없는 숫자로 입력해 주세요."],
  ["a finer step than asked", length, 3.35, "0.1m 단위로 적어 주세요."],
  ["a number between the tens", prints, 15, "10장 단위로 적어 주세요."],
  ["a number as text", area, "24", "숫자로 입력해 주세요."],
  ["an empty text", area, "", "숫자로 입력해 주세요."],
  ["what JSON reads from 1e400", area, Infinity, "숫자로 입력해 주세요."],
  ["NaN", area, NaN, "숫자로 입력해 주세요."],
  ["a list", area, [24], "숫자로 입력해 주세요."],
  ["far beyond whole numbers", area, 2 ** 53, OUT_OF_BOUNDS],
])("refuses %s", (_, question, value, message) => {
  expect(checkNumber(question, value)).toEqual({ ok: false, messages: [message] });
});
