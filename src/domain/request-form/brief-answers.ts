import { publicAnswers } from "./public-answers.ts";
import type { Answers, QuestionKind, RequestForm } from "./question.ts";
import { summariseAnswers } from "./summarise-answers.ts";

/** As many as fit on one line of a phone. */
const MOST = 3;

/** Answers of these kinds are short and say by themselves what they answer. */
const BRIEF_KINDS: ReadonlySet<QuestionKind> = new Set(["single", "multi", "number"]);

/** The first answers in words, for a line below a request's name: 빌라, 31평, 쓰리룸. Nothing that waits for hiring. */
export function briefAnswers(form: RequestForm, answers: Answers): string[] {
  const brief = new Set(
    form.questions.filter(({ kind }) => BRIEF_KINDS.has(kind)).map(({ id }) => id),
  );
  const lines = summariseAnswers(form, publicAnswers(form, answers, false), () => null);
  return lines
    .filter(({ question }) => brief.has(question))
    .slice(0, MOST)
    .map(({ value }) => value);
}
