import { expect, it } from "vitest";
import { isWellFormedText } from "./well-formed.ts";

it.each([
  ["an empty text", "", true],
  ["Korean and an emoji", "안녕 👍", true],
  ["a line break and a tab", "a\n\tb", true],
  ["a NUL", "a\u0000b", false],
  ["a lone high surrogate", "a\ud83d", false],
  ["a lone low surrogate", "\udc4da", false],
])("%s: %j is %s", (_, text, wellFormed) => {
  expect(isWellFormedText(text)).toBe(wellFormed);
});
