import { ownValue } from "./own-value.ts";
import type { RequestForm } from "./question.ts";
import { visibleQuestions } from "./visible-questions.ts";

/** True when a shown question is answered by its online option: matching then ignores the region. */
export function isOnlineAnswer(form: RequestForm, answers: unknown): boolean {
  return visibleQuestions(form, answers).some(
    ({ id, online_value: online }) => online !== undefined && ownValue(answers, id) === online,
  );
}
