import { expect, it } from "vitest";
import { checkText, DEFAULT_MAX_LENGTH } from "./check-text.ts";
import { sampleQuestion } from "#test/request-form/sample-form.ts";

const question = sampleQuestion("mold_place");

it.each([
  ["surrounding space away", " 안방 벽\n", "안방 벽"],
  ["what looks like markup or SQL as it is", "<b>'; --", "<b>'; --"],
  ["ten letters", "가".repeat(10), "가".repeat(10)],
  ["ten emoji, which are twenty UTF-16 units", "👍".repeat(10), "👍".repeat(10)],
  ["ten letters within space", `  ${"가".repeat(10)}  `, "가".repeat(10)],
])("keeps %s", (_, value, answer) => {
  expect(checkText(question, value)).toEqual({ ok: true, answer });
});

it.each([[""], [" \n\t　"]])("takes %j for no answer", (value) => {
  expect(checkText(question, value)).toEqual({ ok: true, answer: undefined });
});

it.each([
  ["eleven letters", "가".repeat(11), "10자 이하로 줄여 주세요."],
  ["a NUL", "안방\u0000", "쓸 수 없는 글자가 있어요. 지우고 다시 적어 주세요."],
  ["a lone surrogate", "안방\ud83d", "쓸 수 없는 글자가 있어요. 지우고 다시 적어 주세요."],
  ["a number", 7, "글로 적어 주세요."],
  ["a list", ["안방"], "글로 적어 주세요."],
  ["a record", { text: "안방" }, "글로 적어 주세요."],
])("refuses %s", (_, value, message) => {
  expect(checkText(question, value)).toEqual({ ok: false, messages: [message] });
});

it("bounds a text also when the question does not say how", () => {
  const unbounded = { ...question, max_length: undefined };
  expect(checkText(unbounded, "가".repeat(DEFAULT_MAX_LENGTH)).ok).toBe(true);
  expect(checkText(unbounded, "가".repeat(DEFAULT_MAX_LENGTH + 1)).ok).toBe(false);
});
