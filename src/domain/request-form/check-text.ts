import { hasLengthBetween } from "#domain/text/length.ts";
import { isWellFormedText } from "#domain/text/well-formed.ts";
import { accepted, refused } from "./answer-check.ts";
import type { AnswerCheck } from "./answer-check.ts";
import type { Question } from "./question.ts";

/** Code points that a text answer may have when its question does not say. */
export const DEFAULT_MAX_LENGTH = 1000;

/** A text answer is trimmed, then counted in code points; nothing left is no answer. */
export function checkText(question: Question, value: unknown): AnswerCheck {
  if (typeof value !== "string") return refused("글로 적어 주세요.");
  if (!isWellFormedText(value))
    return refused("쓸 수 없는 글자가 있어요. 지우고 다시 적어 주세요.");
  const text = value.trim();
  const { max_length: max = DEFAULT_MAX_LENGTH } = question;
  if (!hasLengthBetween(text, 0, max)) return refused(`${max}자 이하로 줄여 주세요.`);
  return accepted(text === "" ? undefined : text);
}
