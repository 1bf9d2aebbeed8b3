import { expect, it } from "vitest";
import { spokenWon, typicalWon } from "./spoken-won.ts";

it.each([
  [0, "0원"],
  [9_999, "9,999원"],
  [10_000, "1만 원"],
  [65_000, "6만 5,000원"],
  [1_200_000, "120만 원"],
  [100_000_000, "1억 원"],
  [250_000_000, "2억 5,000만 원"],
  [100_000_500, "1억 500원"],
])("says %d won as %s", (won, text) => {
  expect(spokenWon(won)).toBe(text);
});

it.each([
  [300, "1,000원"],
  [123_456, "12만 3,000원"],
  [999_499, "99만 9,000원"],
  [999_500, "100만 원"],
  [1_234_567, "123만 원"],
])("says what typically costs %d won as %s", (won, text) => {
  expect(typicalWon(won)).toBe(text);
});
