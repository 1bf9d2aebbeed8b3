import { expect, it } from "vitest";
import { answerTimeText } from "./answer-time.ts";

it.each([
  [null, null],
  [1, "1분"],
  [59, "59분"],
  [60, "1시간"],
  [89, "1시간"],
  [90, "2시간"],
  [1_439, "24시간"],
  [1_440, "1일"],
  [4_000, "3일"],
])("tells %j minutes as %j", (minutes, text) => {
  expect(answerTimeText(minutes)).toBe(text);
});
