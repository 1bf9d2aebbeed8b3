import * as fc from "fast-check";
import { addDays } from "#domain/calendar/day.ts";
import type { Day } from "#domain/calendar/day.ts";
import { FURTHEST_DAYS_AHEAD } from "#domain/request-form/check-date.ts";
import { mostCharacters, numberBounds } from "#domain/request-form/question-rules.ts";
import type { Answer, Answers, Question, RequestForm } from "#domain/request-form/question.ts";

/** Answers a person could give: right for every question of the form, shown or not. */
export function validAnswers(form: RequestForm, today: Day): fc.Arbitrary<Answers> {
  return recordOf(form.questions, today);
}

function recordOf(questions: Question[], today: Day): fc.Arbitrary<Answers> {
  const entries = questions.map(({ id, ...question }) => [
    id,
    answerTo({ id, ...question }, today),
  ]);
  const requiredKeys = questions.filter(({ required }) => required).map(({ id }) => id);
  return fc.record<Answers>(Object.fromEntries(entries), { requiredKeys, noNullPrototype: true });
}

function answerTo(question: Question, today: Day): fc.Arbitrary<Answer> {
  const { options = [], step = 1 } = question;
  const { min = 0, max = 1000 } = numberBounds(question);
  const values = options.map(({ value }) => value);
  switch (question.kind) {
    case "single":
      return fc.constantFrom(...values);
    case "multi":
      return multiAnswer(question);
    case "number":
      return fc
        .integer({ min: 0, max: Math.floor((max - min) / step) })
        .map((steps) => min + steps * step);
    case "date":
      return fc.integer({ min: 0, max: FURTHEST_DAYS_AHEAD }).map((ahead) => addDays(today, ahead));
    case "time":
      return fc.constantFrom("00:00", "09:30", "23:59");
    case "region":
      return fc.constantFrom("11110", "1111051500");
    case "photo":
      return fc.uniqueArray(fc.uuid(), { minLength: 1, maxLength: question.max_count ?? 10 });
    case "text":
      return fc
        .string({ unit: "grapheme-ascii", minLength: 1, maxLength: mostCharacters(question) })
        .filter((text) => text.trim() !== "");
    case "group":
      return recordOf(question.parts ?? [], today).filter(
        (answer) => Object.keys(answer).length > 0,
      );
  }
}

function multiAnswer({ options = [] }: Question): fc.Arbitrary<string[]> {
  const alone = options.filter(({ exclusive }) => exclusive).map(({ value }) => [value]);
  const together = options.filter(({ exclusive }) => !exclusive).map(({ value }) => value);
  const several = fc.subarray(together, { minLength: 1 });
  return alone.length === 0 ? several : fc.oneof(several, fc.constantFrom(...alone));
}
