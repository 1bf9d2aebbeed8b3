import type { Day } from "#domain/calendar/day.ts";
import { checkAnswer } from "#domain/request-form/check-answer.ts";
import type { Answers, Question, RequestForm } from "#domain/request-form/question.ts";
import { visibleQuestions } from "#domain/request-form/visible-questions.ts";
import type { RuleCatalogue } from "#domain/validation/rule-catalogue.ts";

/** What answers are judged by. */
interface Judge {
  /** The day in Asia/Seoul. */
  today: Day;
  /** The rules that the form's questions name. */
  catalogue: RuleCatalogue;
}

/** The last step: everything at a glance, and the button that sends it. */
export const REVIEW_STEP = "review";

/** Ids of the steps that these answers show, the review last. */
export function stepIds(form: RequestForm, answers: Answers): string[] {
  return [...visibleQuestions(form, answers).map(({ id }) => id), REVIEW_STEP];
}

/** What is wrong with the answer to a question, one sentence; null when one may go on. */
export function problemWith(question: Question, answers: Answers, judge: Judge): string | null {
  const check = checkAnswer(question, answers[question.id], { ...judge, values: answers });
  return check.ok ? null : check.messages.join(" ");
}

/**
 * The step after a question. Whoever changes an answer from the review goes back to it; on the way only what the change
 * asks anew: questions that were not there (`reviewed` are those that were), and answers that it made wrong.
 */
export function stepAfter(
  form: RequestForm,
  answers: Answers,
  step: string,
  { reviewed, ...judge }: Judge & { reviewed: readonly string[] | null },
): string {
  const ids = stepIds(form, answers);
  if (reviewed === null) return ids[ids.indexOf(step) + 1] ?? REVIEW_STEP;
  const asks = visibleQuestions(form, answers).find(
    (question) =>
      question.id !== step &&
      (!reviewed.includes(question.id) || problemWith(question, answers, judge) !== null),
  );
  return asks?.id ?? REVIEW_STEP;
}

/** The step to show: the asked one, but never past the first question that still needs an answer. */
export function stepToShow(
  form: RequestForm,
  answers: Answers,
  asked: string | undefined,
  judge: Judge,
): string {
  const ids = stepIds(form, answers);
  const questions = visibleQuestions(form, answers);
  const firstOpen = questions.find((question) => problemWith(question, answers, judge) !== null);
  const limit = firstOpen ? ids.indexOf(firstOpen.id) : ids.length - 1;
  const wanted = asked === undefined ? 0 : ids.indexOf(asked);
  return ids[Math.min(wanted === -1 ? 0 : wanted, limit)] ?? REVIEW_STEP;
}
