import type { Day } from "#domain/calendar/day.ts";
import { checkAnswer } from "#domain/request-form/check-answer.ts";
import type { Answers, Question, RequestForm } from "#domain/request-form/question.ts";
import { formScreens, type Screen } from "#domain/request-form/screens.ts";
import type { RuleCatalogue } from "#domain/validation/rule-catalogue.ts";

/** What answers are judged by. */
export interface Judge {
  /** The day in Asia/Seoul. */
  today: Day;
  /** The rules that the form's questions name. */
  catalogue: RuleCatalogue;
}

/** What is wrong with an answer, and of which question. */
export interface Problem {
  question: string;
  message: string;
}

/** The last step: everything at a glance, and the button that sends it. */
export const REVIEW_STEP = "review";

/** Ids of the steps that these answers show, the review last. */
export function stepIds(form: RequestForm, answers: Answers): string[] {
  return [...formScreens(form, answers).map(({ id }) => id), REVIEW_STEP];
}

/** The step that asks a question; null when these answers do not show it. */
export function stepOfQuestion(
  form: RequestForm,
  answers: Answers,
  question: string,
): string | null {
  const screen = formScreens(form, answers).find(({ questions }) =>
    questions.some(({ id }) => id === question),
  );
  return screen?.id ?? null;
}

/** What is wrong with the answer to a question, one sentence; null when one may go on. */
export function problemWith(question: Question, answers: Answers, judge: Judge): string | null {
  const check = checkAnswer(question, answers[question.id], { ...judge, values: answers });
  return check.ok ? null : check.messages.join(" ");
}

/** The first thing wrong on a screen; null when one may go on. */
export function firstProblem(screen: Screen, answers: Answers, judge: Judge): Problem | null {
  for (const question of screen.questions) {
    const message = problemWith(question, answers, judge);
    if (message !== null) return { question: question.id, message };
  }
  return null;
}

/**
 * The step after one. Whoever changes an answer from the review goes back to it; on the way only what the change
 * asks anew: questions that were not there (`reviewed` are those that were), and answers that it made wrong.
 */
export function stepAfter(
  form: RequestForm,
  answers: Answers,
  step: string,
  { reviewed, ...judge }: Judge & { reviewed: readonly string[] | null },
): string {
  const screens = formScreens(form, answers);
  const index = screens.findIndex(({ id }) => id === step);
  if (reviewed === null) return screens[index + 1]?.id ?? REVIEW_STEP;
  const asks = screens.find(
    (screen) =>
      screen.id !== step &&
      (screen.questions.some(({ id }) => !reviewed.includes(id)) ||
        firstProblem(screen, answers, judge) !== null),
  );
  return asks?.id ?? REVIEW_STEP;
}

/** The step to show: the asked one, but never past the first that still needs an answer. */
export function stepToShow(
  form: RequestForm,
  answers: Answers,
  asked: string | undefined,
  judge: Judge,
): string {
  const ids = stepIds(form, answers);
  const limit = ids.indexOf(firstOpenStep(form, answers, judge));
  const wanted = asked === undefined ? 0 : ids.indexOf(asked);
  return ids[Math.min(wanted === -1 ? 0 : wanted, limit)] ?? REVIEW_STEP;
}

/** The first step that still needs an answer, or the review. */
export function firstOpenStep(form: RequestForm, answers: Answers, judge: Judge): string {
  const open = formScreens(form, answers).find(
    (screen) => firstProblem(screen, answers, judge) !== null,
  );
  return open?.id ?? REVIEW_STEP;
}
