import { isRecord, ownValue } from "./own-value.ts";
import type { Answer, Answers, Question, RequestForm } from "./question.ts";
import { visibleQuestions } from "./visible-questions.ts";

/**
 * The checked answers that a pro may see: all of them once this pro is hired, before that without
 * those (also single parts of a group) whose question says `reveal: "after_hire"`.
 */
export function publicAnswers(form: RequestForm, answers: Answers, hired: boolean): Answers {
  return shownOf(visibleQuestions(form, answers), answers, hired);
}

function shownOf(questions: Question[], answers: Answers, hired: boolean): Answers {
  const shown: [string, Answer][] = [];
  for (const { id, reveal, parts } of questions) {
    const answer = ownValue(answers, id) as Answer | undefined;
    if (answer === undefined || (reveal === "after_hire" && !hired)) continue;
    if (!parts || !isRecord(answer)) {
      shown.push([id, answer]);
      continue;
    }
    const shownParts = shownOf(parts, answer, hired);
    if (Object.keys(shownParts).length > 0) shown.push([id, shownParts]);
  }
  return Object.fromEntries(shown);
}
