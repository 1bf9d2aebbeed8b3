import { expect, it } from "vitest";
import { isOnlineAnswer } from "./is-online.ts";
import { SAMPLE_FORM } from "#test/request-form/sample-form.ts";

it.each([
  ["the online option", { method: "online" }, true],
  ["another option", { method: "visit" }, false],
  ["no answer", {}, false],
  ["the online option within a list", { method: ["online"] }, false],
  ["no answers at all", null, false],
])("%s: %j is online: %s", (_, answers, isOnline) => {
  expect(isOnlineAnswer(SAMPLE_FORM, answers)).toBe(isOnline);
});

it("is never online in a form without an online option", () => {
  const questions = SAMPLE_FORM.questions.map((question) => ({
    ...question,
    online_value: undefined,
  }));
  expect(isOnlineAnswer({ ...SAMPLE_FORM, questions }, { method: "online" })).toBe(false);
});

it("does not count the online option of a hidden question", () => {
  const questions = SAMPLE_FORM.questions.map((question) =>
    question.id === "method"
      ? { ...question, when: { question: "wants_extra", any_of: ["yes"] } }
      : question,
  );
  const form = { ...SAMPLE_FORM, questions };
  expect(isOnlineAnswer(form, { wants_extra: "no", method: "online" })).toBe(false);
  expect(isOnlineAnswer(form, { wants_extra: "yes", method: "online" })).toBe(true);
});
