import { expect, it } from "vitest";
import { goneText } from "./testimonial-labels.ts";

it.each([
  [0, 0, null],
  [1, 0, "고수가 내린 추천 1"],
  [0, 2, "쓴 사람이 거둔 추천 2"],
  [1, 2, "고수가 내린 추천 1 · 쓴 사람이 거둔 추천 2"],
])("of %i removed and %i taken back it says %j", (removed_by_pro, taken_back, text) => {
  expect(goneText({ removed_by_pro, taken_back })).toBe(text);
});
