import { isDay, type Day } from "#domain/calendar/day.ts";
import { regionAnswers } from "./answers-of-kind.ts";
import { isOnlineAnswer } from "./is-online.ts";
import { ownValue } from "./own-value.ts";
import type { Answers, RequestForm } from "./question.ts";
import type { NameOfRegion } from "./summarise-answers.ts";
import { visibleQuestions } from "./visible-questions.ts";

/** Every form asks for its day by this name. */
const DAY_QUESTION = "date";

/** The day that the customer asked for; null when the form asks for none, or it is still to be agreed on. */
export function wantedDay(answers: Answers): Day | null {
  const answer = ownValue(answers, DAY_QUESTION);
  return typeof answer === "string" && isDay(answer) ? answer : null;
}

const CLOCK = /^\d{2}:\d{2}$/;

/** The time of day that the customer asked for first, "HH:MM"; null when the form asks for none, or it was left open. */
export function wantedTime(form: RequestForm, answers: Answers): string | null {
  const answered = visibleQuestions(form, answers)
    .filter(({ kind }) => kind === "time")
    .map(({ id }) => ownValue(answers, id));
  return answered.find((one): one is string => typeof one === "string" && CLOCK.test(one)) ?? null;
}

/**
 * Where the work is to be, in the words of the request: its region, or the way from the first to the last. Empty for what
 * is done online.
 */
export function wantedPlace(form: RequestForm, answers: Answers, nameOf: NameOfRegion): string {
  if (isOnlineAnswer(form, answers)) return "";
  const codes = regionAnswers(visibleQuestions(form, answers), answers);
  return codes.flatMap((code) => nameOf(code) ?? []).join(" → ");
}
