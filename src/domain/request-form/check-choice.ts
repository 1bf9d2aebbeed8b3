import { accepted, refused } from "./answer-check.ts";
import type { AnswerCheck } from "./answer-check.ts";
import type { Question } from "./question.ts";

const NOT_OFFERED = "보기에 있는 것 중에서 골라 주세요.";

/** A single answer is the value of one of the options; "" is no answer. */
export function checkSingle(question: Question, value: unknown): AnswerCheck {
  if (value === "") return accepted(undefined);
  const option = question.options?.find((offered) => offered.value === value);
  return option ? accepted(option.value) : refused(NOT_OFFERED);
}

/**
 * A multi answer is a list of option values; [] is no answer. Cleaned: each once, in option order.
 * An exclusive option ("없음") stands alone.
 */
export function checkMulti(question: Question, value: unknown): AnswerCheck {
  if (!Array.isArray(value)) return refused(NOT_OFFERED);
  const given = new Set<unknown>(value);
  if (given.size === 0) return accepted(undefined);
  const chosen = (question.options ?? []).filter((option) => given.has(option.value));
  if (chosen.length < given.size) return refused(NOT_OFFERED);
  const alone = chosen.find((option) => option.exclusive);
  if (alone && chosen.length > 1) {
    return refused(`‘${alone.label}’ 하나만 고르거나, 나머지 중에서 골라 주세요.`);
  }
  return accepted(chosen.map((option) => option.value));
}
