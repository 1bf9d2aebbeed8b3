import type { Day } from "#domain/calendar/day.ts";
import { everyRule } from "#domain/validation/every-rule.ts";
import { checkAnswer } from "./check-answer.ts";
import { isRecord, ownValue } from "./own-value.ts";
import type { Answer, Answers, RequestForm } from "./question.ts";
import { isAnsweredBesideAnswers } from "./shared-questions.ts";
import { visibleQuestions } from "./visible-questions.ts";

export type AnswersCheck =
  | { ok: true; answers: Answers }
  | { ok: false; fields: Record<string, string[]> };

const NO_SUCH_QUESTION = "이 요청서에 없는 질문이에요. 빼고 다시 보내 주세요.";

/**
 * Checks what a person sent as answers to a form; `today` is the day in Asia/Seoul. Right answers
 * come back cleaned, in form order, without those to hidden questions. Otherwise `fields` holds, by
 * question id ("answers" when the whole is no record), Korean sentences that say what to change.
 */
export function checkAnswers(form: RequestForm, answers: unknown, today: Day): AnswersCheck {
  if (!isRecord(answers)) return { ok: false, fields: { answers: ["답을 다시 보내 주세요."] } };
  const known = new Set(form.questions.map(({ id }) => id));
  const wrong: [string, string[]][] = Object.keys(answers)
    .filter((id) => !known.has(id))
    .map((id) => [id, [NO_SUCH_QUESTION]]);
  const right: [string, Answer][] = [];
  for (const question of visibleQuestions(form, answers)) {
    const required = question.required && !isAnsweredBesideAnswers(question.id);
    const check = checkAnswer({ ...question, required }, ownValue(answers, question.id), {
      today,
      catalogue: everyRule,
      values: answers,
    });
    if (!check.ok) wrong.push([question.id, check.messages]);
    else if (check.answer !== undefined) right.push([question.id, check.answer]);
  }
  // fromEntries defines own properties, so an id like "__proto__" stays a plain key.
  return wrong.length > 0
    ? { ok: false, fields: Object.fromEntries(wrong) }
    : { ok: true, answers: Object.fromEntries(right) };
}
