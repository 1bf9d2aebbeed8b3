import { expect, it } from "vitest";
import { checkNumber } from "./check-number.ts";
import type { Question } from "./question.ts";
import { sampleQuestion } from "#test/request-form/sample-form.ts";

const area = sampleQuestion("area");
const length: Question = { ...area, unit: "m", min: 1, max: 20, step: 0.1 };
const prints: Question = { ...area, unit: "장", min: 10, max: 500, step: 10 };

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
  const check = checkNumber({ ...area, min: 0 }, -0);
  expect(check.ok && Object.is(check.answer, 0)).toBe(true);
});

it.each([
  ["one below the least", area, 2, "3평 이상으로 적어 주세요."],
  ["one above the most", area, 201, "200평 이하로 적어 주세요."],
  ["a fraction", area, 24.5, "소수점 없이 적어 주세요."],
  ["a finer step than asked", length, 3.35, "0.1m 단위로 적어 주세요."],
  ["a number between the tens", prints, 15, "10장 단위로 적어 주세요."],
  ["a number as text", area, "24", "숫자로 적어 주세요."],
  ["an empty text", area, "", "숫자로 적어 주세요."],
  ["what JSON reads from 1e400", area, Infinity, "숫자로 적어 주세요."],
  ["NaN", area, NaN, "숫자로 적어 주세요."],
  ["a list", area, [24], "숫자로 적어 주세요."],
  [
    "far beyond whole numbers",
    { ...area, max: undefined },
    2 ** 53,
    "9007199254740991평 이하로 적어 주세요.",
  ],
])("refuses %s", (_, question, value, message) => {
  expect(checkNumber(question, value)).toEqual({ ok: false, messages: [message] });
});
