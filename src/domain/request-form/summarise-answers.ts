import { isDay } from "#domain/calendar/day.ts";
import { formatKoreanDate } from "#domain/calendar/korean-date.ts";
import { formatClock } from "#domain/calendar/korean-time.ts";
import { groupDecimal } from "#domain/text/group-digits.ts";
import { DAY_TO_AGREE, DAY_TO_AGREE_LABEL } from "./check-date.ts";
import { isSonEomneunDay, marksSonEomneunDays, SON_EOMNEUN_DAY } from "./moving-day.ts";
import { ownValue } from "./own-value.ts";
import type { Answers, Question, RequestForm } from "./question.ts";
import { isAnsweredBesideAnswers } from "./shared-questions.ts";
import { visibleQuestions } from "./visible-questions.ts";

/** One answered question as text: its id, its label, and the answer in words. */
export interface AnswerLine {
  question: string;
  label: string;
  value: string;
}

/** Name to show for a region code; null when unknown, and the code is shown then. */
export type NameOfRegion = (code: string) => string | null;

/**
 * The answered questions as lines of text, in form order, for the quality card and the request page.
 * Leaves out the quote limit and the contact terms, which the request holds itself. To show to a pro,
 * pass what `publicAnswers` lets through. `isWanted` leaves out the lines of other questions.
 */
export function summariseAnswers(
  form: RequestForm,
  answers: Answers,
  nameOfRegion: NameOfRegion,
  isWanted: (question: Question) => boolean = () => true,
): AnswerLine[] {
  const inWords = (question: Question, answer: unknown): string => {
    switch (question.kind) {
      case "single":
      case "multi":
        return labelsOf(question, answer).join(", ");
      case "number":
        return typeof answer === "number" ? `${groupDecimal(answer)}${question.unit ?? ""}` : "";
      case "date":
        return dateInWords(form, answer);
      case "region":
        return typeof answer === "string" ? (nameOfRegion(answer) ?? answer) : "";
      case "photo":
        return Array.isArray(answer) && answer.length > 0 ? `사진 ${answer.length}장` : "";
      case "time":
        return typeof answer === "string" && answer !== "" ? formatClock(answer) : "";
      case "text":
        return typeof answer === "string" ? answer : "";
      case "group":
        return (question.parts ?? [])
          .map((part) => ({ label: part.label, words: inWords(part, ownValue(answer, part.id)) }))
          .filter(({ words }) => words !== "")
          .map(({ label, words }) => `${label} ${words}`)
          .join(" · ");
    }
  };
  return visibleQuestions(form, answers)
    .filter((question) => !isAnsweredBesideAnswers(question.id) && isWanted(question))
    .map((question) => ({
      question: question.id,
      label: question.label,
      value: inWords(question, ownValue(answers, question.id)),
    }))
    .filter(({ value }) => value !== "");
}

function labelsOf(question: Question, answer: unknown): string[] {
  const chosen: unknown[] = Array.isArray(answer) ? answer : [answer];
  return (question.options ?? [])
    .filter(({ value }) => chosen.includes(value))
    .map(({ label }) => label);
}

function dateInWords(form: RequestForm, answer: unknown): string {
  if (answer === DAY_TO_AGREE) return DAY_TO_AGREE_LABEL;
  if (typeof answer !== "string" || !isDay(answer)) return "";
  const date = formatKoreanDate(answer);
  return marksSonEomneunDays(form.service) && isSonEomneunDay(answer)
    ? `${date} · ${SON_EOMNEUN_DAY}`
    : date;
}
