import { publicAnswers } from "./public-answers.ts";
import { ownValue } from "./own-value.ts";
import type { Answers, Question, RequestForm } from "./question.ts";
import { summariseAnswers, type NameOfRegion } from "./summarise-answers.ts";

/** As many as fit on one line of a phone. */
const MOST = 3;

/** Counted so, a number says what it counts; 3개 may be anything. */
const TELLING_UNITS: ReadonlySet<string> = new Set([
  "평",
  "명",
  "곡",
  "마리",
  "짝",
  "쪽",
  "편",
  "대",
]);
/** Options that say nothing without their question. */
const BARE_OPTIONS: ReadonlySet<unknown> = new Set([
  "yes",
  "no",
  "none",
  "any",
  "have",
  "unknown",
  "undecided",
  "consult",
  "never",
  "other",
]);

/**
 * The first answers in words, for a line below a request's name: 빌라, 31평, 쓰리룸. Only what is short and says by itself
 * what it answers, and nothing that waits for hiring.
 */
export function briefAnswers(form: RequestForm, answers: Answers): string[] {
  const shown = publicAnswers(form, answers, false);
  const isBrief = (question: Question) => isTelling(question, ownValue(shown, question.id));
  return summariseAnswers(form, shown, () => null, isBrief)
    .slice(0, MOST)
    .map(({ value }) => value);
}

function isTelling({ kind, unit, parts }: Question, answer: unknown): boolean {
  switch (kind) {
    case "single":
      return !BARE_OPTIONS.has(answer);
    case "multi":
      return Array.isArray(answer) && !answer.some((value) => BARE_OPTIONS.has(value));
    case "number":
      return isTellingUnit(unit);
    // Its parts are named: 벽걸이 2대.
    case "group":
      return (parts ?? []).some((part) => part.kind === "number");
    case "date":
    case "time":
    case "region":
    case "photo":
    case "text":
      return false;
  }
}

const isTellingUnit = (unit = "") => TELLING_UNITS.has(unit);

/** All answers in words, for one line: what is only a number stands behind its question. */
export function answersInOneLine(
  form: RequestForm,
  answers: Answers,
  nameOfRegion: NameOfRegion,
): string[] {
  const bare = new Set(
    form.questions
      .filter(({ kind, unit }) => kind === "number" && !isTellingUnit(unit))
      .map(({ id }) => id),
  );
  return summariseAnswers(form, answers, nameOfRegion).map(({ question, label, value }) =>
    bare.has(question) ? `${label} ${value}` : value,
  );
}
