import type { Answers, Question } from "./question.ts";

/** Region codes of all region answers, groups included. */
export function regionAnswers(questions: readonly Question[], answers: Answers): string[] {
  return questions.flatMap((question) => {
    const answer = answers[question.id];
    if (question.kind === "region" && typeof answer === "string") return [answer];
    if (question.kind === "group" && isGroupAnswer(answer))
      return regionAnswers(question.parts ?? [], answer);
    return [];
  });
}

/** Upload ids of all photo answers, groups included. */
export function photoAnswers(questions: readonly Question[], answers: Answers): string[] {
  return questions.flatMap((question) => {
    const answer = answers[question.id];
    if (question.kind === "photo" && Array.isArray(answer)) return answer;
    if (question.kind === "group" && isGroupAnswer(answer))
      return photoAnswers(question.parts ?? [], answer);
    return [];
  });
}

function isGroupAnswer(answer: Answers[string] | undefined): answer is Answers {
  return typeof answer === "object" && !Array.isArray(answer);
}
