import { accepted, refused } from "./answer-check.ts";
import type { AnswerCheck } from "./answer-check.ts";
import type { Question } from "./question.ts";

/** A number answer lies within min and max (both included), a whole number of steps above min. */
export function checkNumber(question: Question, value: unknown): AnswerCheck {
  const { unit = "", min = 0, max = Number.MAX_SAFE_INTEGER, step = 1 } = question;
  if (typeof value !== "number" || !Number.isFinite(value)) return refused("숫자로 적어 주세요.");
  if (value < min) return refused(`${min}${unit} 이상으로 적어 주세요.`);
  if (value > max) return refused(`${max}${unit} 이하로 적어 주세요.`);
  if (!isOnStep(value, min, step)) {
    return refused(step === 1 ? "소수점 없이 적어 주세요." : `${step}${unit} 단위로 적어 주세요.`);
  }
  // −0 becomes 0: JSON and the database write them differently.
  return accepted(value + 0);
}

// Steps such as 0.1 are not exact in binary: allow the error of the division, no more.
function isOnStep(value: number, min: number, step: number): boolean {
  if (step === 1 && Number.isInteger(min)) return Number.isInteger(value);
  const steps = (value - min) / step;
  return Math.abs(steps - Math.round(steps)) < 1e-9;
}
