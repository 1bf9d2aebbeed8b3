import { expect, it } from "vitest";
import { closingQuestion } from "./closing-question.ts";

it("asks before an answer is lost or left out, and not else", () => {
  expect(closingQuestion({ hasDraft: true, isAnswered: true })?.title).toMatch(/^쓰던 답/);
  expect(closingQuestion({ hasDraft: true, isAnswered: false })?.title).toMatch(/^쓰던 답/);
  expect(closingQuestion({ hasDraft: false, isAnswered: false })?.title).toMatch(/^답하지 않고/);
  expect(closingQuestion({ hasDraft: false, isAnswered: true })).toBeNull();
});
