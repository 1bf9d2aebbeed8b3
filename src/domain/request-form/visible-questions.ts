import { ownValue } from "./own-value.ts";
import type { Condition, Question, RequestForm } from "./question.ts";

/**
 * The questions that these answers show, in form order. A condition sees only answers to questions
 * that are shown themselves: what was answered before a change of mind no longer counts.
 * `answers` may be anything; an answer of a wrong type meets no condition.
 */
export function visibleQuestions(form: RequestForm, answers: unknown): Question[] {
  const visible: Question[] = [];
  const shown = new Set<string>();
  for (const question of form.questions) {
    if (question.when && !(shown.has(question.when.question) && isMet(question.when, answers)))
      continue;
    visible.push(question);
    shown.add(question.id);
  }
  return visible;
}

function isMet(condition: Condition, answers: unknown): boolean {
  const answer = ownValue(answers, condition.question);
  const chosen: unknown[] = Array.isArray(answer) ? answer : [answer];
  return condition.any_of.some((value) => chosen.includes(value));
}
