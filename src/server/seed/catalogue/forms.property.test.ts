import * as fc from "fast-check";
import { expect, it } from "vitest";
import { checkAnswers } from "#domain/request-form/check-answers.ts";
import { isOnlineAnswer } from "#domain/request-form/is-online.ts";
import { mainRegion } from "#domain/request-form/main-region.ts";
import { summariseAnswers } from "#domain/request-form/summarise-answers.ts";
import { TODAY } from "#test/request-form/sample-form.ts";
import { validAnswers } from "#test/request-form/valid-answers.ts";
import { readCatalogue } from "./read-catalogue.ts";

const { forms } = await readCatalogue();

it.each(forms.map((form) => [form.service, form] as const))(
  "%s can be answered: a region or online, each answer in words",
  (_, form) => {
    fc.assert(
      fc.property(validAnswers(form, TODAY), (answers) => {
        const check = checkAnswers(form, answers, TODAY);
        if (!check.ok) throw new Error(JSON.stringify(check.fields));
        expect(mainRegion(form, check.answers) === null).toBe(isOnlineAnswer(form, check.answers));
        const besides = ["quote_limit", "contact"];
        const answered = Object.keys(check.answers).filter((id) => !besides.includes(id));
        const lines = summariseAnswers(form, check.answers, () => "서울 종로구");
        expect(lines.map(({ question }) => question)).toEqual(answered);
      }),
      { numRuns: 20 },
    );
  },
);
