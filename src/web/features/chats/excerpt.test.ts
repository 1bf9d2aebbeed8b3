import { expect, it } from "vitest";
import { excerptAround } from "./excerpt.ts";

it.each([
  ["욕실 청소도 되나요?", "욕실", "욕실 청소도 되나요?"],
  ["안녕하세요, 욕실 청소도 되나요?", "욕실", "안녕하세요, 욕실 청소도 되나요?"],
  ["안녕하세요. 지난번에 말씀하신 대로 욕실도 해요.", "욕실", "…말씀하신 대로 욕실도 해요."],
  ["BATHROOM first, then the Kitchen", "kitchen", "…then the Kitchen"],
  ["띄어쓰지않고길게이어쓴말속의욕실", "욕실", "…쓰지않고길게이어쓴말속의욕실"],
  ["이름에만 있어요", "욕실", "이름에만 있어요"],
])("shows %j from before %j on", (text, words, shown) => {
  expect(excerptAround(text, words)).toBe(shown);
});
