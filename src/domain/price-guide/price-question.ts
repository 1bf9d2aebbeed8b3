import { ownValue } from "#domain/request-form/own-value.ts";
import type { Answers, Question, RequestForm } from "#domain/request-form/question.ts";
import { isAnsweredBesideAnswers } from "#domain/request-form/shared-questions.ts";
import { binFrom, binOf, binText } from "./number-bins.ts";

/** A question whose answers may move the price. A part of a group has the key "group.part". */
export interface PriceQuestion {
  key: string;
  id: string;
  part: string | null;
  label: string;
  question: Question;
}

/** One way to answer it: an option's value, or where a bin of numbers begins ("20"). */
export interface PriceOption {
  value: string;
  label: string;
}

/** Asks about the person's plans, not about the work. */
const NOT_ABOUT_THE_WORK = "decision";

/** The questions of a form to group prices by. What only the hired pro may see is never one of them. */
export function priceQuestions(form: Pick<RequestForm, "questions">): PriceQuestion[] {
  return form.questions
    .filter(({ id }) => !isAnsweredBesideAnswers(id) && id !== NOT_ABOUT_THE_WORK)
    .filter(({ reveal }) => reveal === undefined)
    .flatMap((question): PriceQuestion[] =>
      question.kind === "group"
        ? (question.parts ?? [])
            .filter(({ reveal }) => reveal === undefined)
            .map((part) => ({
              key: `${question.id}.${part.id}`,
              id: question.id,
              part: part.id,
              label: `${question.label} · ${part.label}`,
              question: part,
            }))
        : [{ key: question.id, id: question.id, part: null, label: question.label, question }],
    )
    .filter(({ question: { kind } }) => kind === "single" || kind === "multi" || kind === "number");
}

/** What was answered to a question, as values of its options: none, one, or several for a multi. */
export function optionsChosen({ id, part, question }: PriceQuestion, answers: Answers): string[] {
  const whole = ownValue(answers, id);
  const answer = part === null ? whole : ownValue(whole, part);
  if (question.kind === "number") {
    const bin = typeof answer === "number" ? binOf(answer, isWhole(question)) : null;
    return bin ? [String(bin.from)] : [];
  }
  const chosen: unknown[] = Array.isArray(answer) ? answer : [answer];
  const values: string[] = [];
  for (const { value } of question.options ?? []) if (chosen.includes(value)) values.push(value);
  return values;
}

/** The option of this value, null when the question has none. */
export function priceOption({ question }: PriceQuestion, value: string): PriceOption | null {
  if (question.kind !== "number") {
    return question.options?.find((option) => option.value === value) ?? null;
  }
  const bin = /^\d{1,7}(\.\d)?$/.test(value) ? binFrom(Number(value), isWhole(question)) : null;
  if (!bin || String(bin.from) !== value) return null;
  return { value, label: binText(bin, question.unit ?? "", isWhole(question)) };
}

/** Every option in the order to show: as in the form, numbers rising. `values` are those that occur. */
export function inOptionOrder({ question }: PriceQuestion, values: Iterable<string>): string[] {
  if (question.kind === "number") return [...values].toSorted((a, b) => Number(a) - Number(b));
  const occurring = new Set(values);
  return (question.options ?? []).map(({ value }) => value).filter((one) => occurring.has(one));
}

function isWhole({ step = 1 }: Question): boolean {
  return Number.isInteger(step);
}
