import { accepted, refused } from "./answer-check.ts";
import type { AnswerCheck } from "./answer-check.ts";
import type { Question } from "./question.ts";
import { numberBounds } from "./question-rules.ts";

/** A number answer is a number, also where a text would read as one. Its rules come after. */
export function checkNumber(value: unknown): AnswerCheck {
  if (typeof value !== "number" || !Number.isFinite(value)) return refused("숫자로 입력해 주세요.");
  // −0 becomes 0: JSON and the database write them differently.
  return accepted(value + 0);
}

/** A number that keeps its rules is also a whole number of steps above the least, where there are steps. */
export function checkStep(question: Question, value: number): AnswerCheck {
  const { unit = "", step } = question;
  return step === undefined || isOnStep(value, numberBounds(question).min ?? 0, step)
    ? accepted(value)
    : refused(`${step}${unit} 단위로 적어 주세요.`);
}

// Steps such as 0.1 are not exact in binary: allow the error of the division, no more.
function isOnStep(value: number, min: number, step: number): boolean {
  const steps = (value - min) / step;
  return Math.abs(steps - Math.round(steps)) < 1e-9;
}
