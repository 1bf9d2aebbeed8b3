import { expect, it } from "vitest";
import { SEARCH_WORDS_MAX, usableWords } from "./search-words.ts";

it.each([
  ["  이사 ", "이사"],
  ["   ", undefined],
  ["가".repeat(SEARCH_WORDS_MAX), "가".repeat(SEARCH_WORDS_MAX)],
  ["가".repeat(SEARCH_WORDS_MAX + 60), "가".repeat(SEARCH_WORDS_MAX)],
  [`${"가".repeat(SEARCH_WORDS_MAX - 1)}😀`, "가".repeat(SEARCH_WORDS_MAX - 1)],
  ["이사\uD800청소", undefined],
])("of %j it looks for %j", (text, words) => {
  expect(usableWords(text)).toBe(words);
});
