import { isClosingQuestion } from "./shared-questions.ts";
import type { Answers, Question, RequestForm } from "./question.ts";
import { visibleQuestions } from "./visible-questions.ts";

/** Questions that are asked at once. */
export interface Screen {
  id: string;
  questions: Question[];
}

/** The last questions of every form stand on one screen. */
export const CLOSING_SCREEN = "closing";

/**
 * The screens that these answers show, in form order: a question each, but for a time of day, which stands with the day
 * before it, and for the end. Photos that may be left out are no screen of their own when the form ends with them.
 */
export function formScreens(form: RequestForm, answers: Answers): Screen[] {
  const questions = visibleQuestions(form, answers);
  const end = closingAt(questions);
  const screens: Screen[] = [];
  for (const question of questions.slice(0, end)) {
    const before = screens.at(-1);
    if (question.kind === "time" && before?.questions.at(-1)?.kind === "date") {
      before.questions.push(question);
    } else {
      screens.push({ id: question.id, questions: [question] });
    }
  }
  const closing = questions.slice(end);
  return closing.length > 0 ? [...screens, { id: CLOSING_SCREEN, questions: closing }] : screens;
}

/** Where the closing questions begin. */
function closingAt(questions: readonly Question[]): number {
  const first = questions.findIndex(({ id }) => isClosingQuestion(id));
  if (first === -1) return questions.length;
  const before = questions[first - 1];
  return before?.kind === "photo" && !before.required ? first - 1 : first;
}
