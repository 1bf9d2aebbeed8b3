import { publicAnswers } from "./public-answers.ts";
import type { Answers, Question, QuestionKind, RequestForm } from "./question.ts";
import { summariseAnswers, type NameOfRegion } from "./summarise-answers.ts";

/** As many as fit on one line of a phone. */
const MOST = 3;

/** Answers of these kinds are short and say by themselves what they answer. */
const BRIEF_KINDS: ReadonlySet<QuestionKind> = new Set(["single", "multi", "number"]);

/** The first answers in words, for a line below a request's name: 빌라, 31평, 쓰리룸. Nothing that waits for hiring. */
export function briefAnswers(form: RequestForm, answers: Answers): string[] {
  const shown = publicAnswers(form, answers, false);
  return summariseAnswers(form, shown, () => null, isBrief)
    .slice(0, MOST)
    .map(({ value }) => value);
}

/** Counted so, a number says what it counts; 3개 may be anything. */
const TELLING_UNITS: ReadonlySet<string> = new Set(["평", "명", "곡", "마리"]);

/** All answers in words, for one line: what is only a number stands behind its question. */
export function answersInOneLine(
  form: RequestForm,
  answers: Answers,
  nameOfRegion: NameOfRegion,
): string[] {
  const bare = new Set(
    form.questions
      .filter(({ kind, unit = "" }) => kind === "number" && !TELLING_UNITS.has(unit))
      .map(({ id }) => id),
  );
  return summariseAnswers(form, answers, nameOfRegion).map(({ question, label, value }) =>
    bare.has(question) ? `${label} ${value}` : value,
  );
}

const isBrief = ({ kind }: Question) => BRIEF_KINDS.has(kind);
