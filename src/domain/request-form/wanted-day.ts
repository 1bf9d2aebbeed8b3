import { isDay, type Day } from "#domain/calendar/day.ts";
import { ownValue } from "./own-value.ts";
import type { Answers } from "./question.ts";

/** Every form asks for its day by this name. */
const DAY_QUESTION = "date";

/** The day that the customer asked for; null when the form asks for none, or it is still to be agreed on. */
export function wantedDay(answers: Answers): Day | null {
  const answer = ownValue(answers, DAY_QUESTION);
  return typeof answer === "string" && isDay(answer) ? answer : null;
}
