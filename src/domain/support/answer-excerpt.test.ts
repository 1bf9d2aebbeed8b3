import { expect, it } from "vitest";
import { answerExcerpt } from "./answer-excerpt.ts";

it.each([
  ["한 줄", "한 줄"],
  ["첫 줄\n\n둘째  줄 ", "첫 줄 둘째 줄"],
  ["가".repeat(140), "가".repeat(140)],
  ["가".repeat(141), `${"가".repeat(139)}…`],
])("quotes the beginning of %j in one line", (text, excerpt) => {
  expect(answerExcerpt(text)).toBe(excerpt);
});
