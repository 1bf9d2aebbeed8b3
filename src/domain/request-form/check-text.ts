import { hasLengthBetween } from "#domain/text/length.ts";
import { isWellFormedText } from "#domain/text/well-formed.ts";
import { max } from "#domain/validation/messages/ko.ts";
import { accepted, refused } from "./answer-check.ts";
import type { AnswerCheck } from "./answer-check.ts";
import { MAX_TEXT_LENGTH } from "./question-rules.ts";

/** A text answer is trimmed, then counted in code points; nothing left is no answer. Its rules come after. */
export function checkText(value: unknown): AnswerCheck {
  if (typeof value !== "string") return refused("글로 적어 주세요.");
  if (!isWellFormedText(value))
    return refused("쓸 수 없는 글자가 있어요. 지우고 다시 적어 주세요.");
  const text = value.trim();
  // Also what no rule bounds: an answer is stored, and read by others.
  if (!hasLengthBetween(text, 0, MAX_TEXT_LENGTH)) return refused(max("답", MAX_TEXT_LENGTH));
  return accepted(text === "" ? undefined : text);
}
