import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkAnswers } from "./check-answers.ts";
import { SAMPLE_FORM, TODAY } from "#test/request-form/sample-form.ts";
import { validAnswers } from "#test/request-form/valid-answers.ts";
import { visibleQuestions } from "./visible-questions.ts";

const ids = SAMPLE_FORM.questions.map(({ id }) => id);
const values = SAMPLE_FORM.questions.flatMap(({ options = [] }) =>
  options.map(({ value }) => value),
);

/** JSON that keeps to the form's ids and values often enough to get past the first check. */
const nearlyAnswers = fc.dictionary(
  fc.oneof(fc.constantFrom(...ids, "__proto__"), fc.string()),
  fc.oneof(
    fc.jsonValue(),
    fc.constantFrom<unknown>(...values, "2026-12-01", "11110", 24, null),
    fc.array(fc.constantFrom(...values)),
  ),
);

const given = fc.oneof(validAnswers(SAMPLE_FORM, TODAY), nearlyAnswers);

describe("checkAnswers, whatever it is given", () => {
  it("answers any JSON, a refusal always with something to change", () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), nearlyAnswers), (answers) => {
        const result = checkAnswers(SAMPLE_FORM, answers, TODAY);
        if (result.ok) return;
        const messages = Object.values(result.fields);
        expect(messages.length).toBeGreaterThan(0);
        for (const list of messages) expect(list.length).toBeGreaterThan(0);
      }),
    );
  });

  it("accepts what a person could answer", () => {
    fc.assert(
      fc.property(validAnswers(SAMPLE_FORM, TODAY), (answers) => {
        expect(checkAnswers(SAMPLE_FORM, answers, TODAY).ok).toBe(true);
      }),
    );
  });

  it("cleans once and for all: cleaned answers check ok and stay as they are", () => {
    fc.assert(
      fc.property(given, (answers) => {
        const result = checkAnswers(SAMPLE_FORM, answers, TODAY);
        if (result.ok) expect(checkAnswers(SAMPLE_FORM, result.answers, TODAY)).toEqual(result);
      }),
    );
  });

  it("keeps answers to shown questions only, and shows the same ones afterwards", () => {
    fc.assert(
      fc.property(given, (answers) => {
        const result = checkAnswers(SAMPLE_FORM, answers, TODAY);
        if (!result.ok) return;
        const shown = visibleQuestions(SAMPLE_FORM, answers).map(({ id }) => id);
        expect(Object.keys(result.answers).filter((id) => !shown.includes(id))).toEqual([]);
        expect(visibleQuestions(SAMPLE_FORM, result.answers).map(({ id }) => id)).toEqual(shown);
      }),
    );
  });
});
