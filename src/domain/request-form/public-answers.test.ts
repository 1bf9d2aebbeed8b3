import { expect, it } from "vitest";
import { publicAnswers } from "./public-answers.ts";
import { LEAST_ANSWERS, SAMPLE_FORM } from "#test/request-form/sample-form.ts";

const ANSWERS = {
  ...LEAST_ANSWERS,
  health: "허리 통증",
  home: { elevator: "yes", floor: 3, door_code: "1층 벨" },
};

it("shows the hired pro everything", () => {
  expect(publicAnswers(SAMPLE_FORM, ANSWERS, true)).toEqual(ANSWERS);
});

it("keeps answers that are revealed after hiring from everybody else, also within a group", () => {
  expect(publicAnswers(SAMPLE_FORM, ANSWERS, false)).toEqual({
    ...LEAST_ANSWERS,
    home: { elevator: "yes", floor: 3 },
  });
});

it("leaves out a group of which nothing may be seen", () => {
  const answers = { ...LEAST_ANSWERS, home: { door_code: "1층 벨" } };
  expect(publicAnswers(SAMPLE_FORM, answers, false)).toEqual(LEAST_ANSWERS);
});

it("shows nothing that the form does not ask or does not show", () => {
  const answers = { ...LEAST_ANSWERS, phone: "010-0000-0000", extras: ["mold"] };
  expect(publicAnswers(SAMPLE_FORM, answers, true)).toEqual(LEAST_ANSWERS);
});
