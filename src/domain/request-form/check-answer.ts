import { regionLevelOf } from "#domain/region/region.ts";
import { REGION_AGAIN, REGION_CLOSER } from "#domain/region/region-rules.ts";
import type { Day } from "#domain/calendar/day.ts";
import type { FieldValues } from "#domain/validation/field-rule.ts";
import type { RuleCatalogue } from "#domain/validation/rule-catalogue.ts";
import { accepted, refused } from "./answer-check.ts";
import type { AnswerCheck } from "./answer-check.ts";
import { checkMulti, checkSingle } from "./check-choice.ts";
import { checkDate, checkTime, DAY_TO_AGREE } from "./check-date.ts";
import { checkNumber, checkStep } from "./check-number.ts";
import { checkPhotos } from "./check-photos.ts";
import { checkText } from "./check-text.ts";
import { isRecord, ownValue } from "./own-value.ts";
import type { Answer, Question } from "./question.ts";
import { ruleOfQuestion } from "./question-rules.ts";
import { isRegionCode } from "./region-code.ts";

interface AnswerFacts {
  /** The day in Asia/Seoul. */
  today: Day;
  /** The rules that the question may name. */
  catalogue: RuleCatalogue;
  /** What was given to the other questions, for rules that look at them. */
  values?: FieldValues;
}

/** Checks what was given to one shown question. null, undefined and what is empty are no answer. */
export function checkAnswer(question: Question, value: unknown, facts: AnswerFacts): AnswerCheck {
  const check =
    value === undefined || value === null
      ? accepted(undefined)
      : checkValue(question, value, facts);
  if (!check.ok) return check;
  if (check.answer === undefined && question.required) return refused(missing(question));
  return judge(question, check.answer, facts);
}

/** The answer by the question's own rules, and what is kept of it. */
function judge(
  question: Question,
  answer: Answer | undefined,
  { catalogue, values = {} }: AnswerFacts,
): AnswerCheck {
  // Rules of a day have nothing to say of one that is still open.
  if (question.kind === "date" && answer === DAY_TO_AGREE) return accepted(answer);
  const rule = ruleOfQuestion(question, catalogue);
  const problem = rule?.(answer ?? "", values) ?? null;
  if (problem !== null) return refused(problem);
  if (typeof answer === "number") return checkStep(question, answer);
  return accepted(typeof answer === "string" ? (rule?.kept?.(answer) ?? answer) : answer);
}

function checkValue(question: Question, value: unknown, facts: AnswerFacts): AnswerCheck {
  switch (question.kind) {
    case "single":
      return checkSingle(question, value);
    case "multi":
      return checkMulti(question, value);
    case "number":
      return checkNumber(value);
    case "date":
      return checkDate(value, facts.today);
    case "time":
      return checkTime(value);
    case "region":
      return checkRegion(value);
    case "photo":
      return checkPhotos(question, value);
    case "text":
      return checkText(value);
    case "group":
      return checkGroup(question, value, facts);
  }
}

function checkRegion(value: unknown): AnswerCheck {
  if (value === "") return accepted(undefined);
  if (isRegionCode(value)) return accepted(value);
  const isSiDo = typeof value === "string" && regionLevelOf(value) === "si_do";
  return refused(isSiDo ? REGION_CLOSER : REGION_AGAIN);
}

/**
 * A group without any answered part is not answered; once one is, the required parts are asked for.
 * A message begins with the label of the part it is about.
 */
function checkGroup(question: Question, value: unknown, facts: AnswerFacts): AnswerCheck {
  const parts = question.parts ?? [];
  if (!isRecord(value)) return refused("칸마다 나누어 적어 주세요.");
  if (Object.keys(value).some((id) => !parts.some((part) => part.id === id))) {
    return refused("이 질문에 없는 칸이 있어요. 빼고 다시 보내 주세요.");
  }
  const given: [string, Answer][] = [];
  const messages: string[] = [];
  const absent: string[] = [];
  for (const part of parts) {
    const asked = { ...part, required: false };
    const check = checkAnswer(asked, ownValue(value, part.id), { ...facts, values: value });
    if (!check.ok) messages.push(...check.messages.map((message) => `${part.label}: ${message}`));
    else if (check.answer !== undefined) given.push([part.id, check.answer]);
    else if (part.required) absent.push(`${part.label}: ${missing(part)}`);
  }
  if (given.length > 0 || messages.length > 0) messages.push(...absent);
  if (messages.length > 0) return refused(...messages);
  return accepted(given.length > 0 ? Object.fromEntries(given) : undefined);
}

function missing(question: Question): string {
  switch (question.kind) {
    case "single":
      return "하나를 골라 주세요.";
    case "multi":
      return "하나 이상 골라 주세요.";
    case "number":
      return "숫자를 적어 주세요.";
    case "date":
      return "날짜를 골라 주세요.";
    case "time":
      return "시간을 골라 주세요.";
    case "region":
      return "지역을 골라 주세요.";
    case "photo":
      return "사진을 올려 주세요.";
    case "text":
      return "내용을 적어 주세요.";
    case "group":
      return question.parts?.some(({ required }) => required)
        ? "빈칸을 채워 주세요."
        : "한 가지는 적어 주세요.";
  }
}
