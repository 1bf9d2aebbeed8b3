import { expect, it } from "vitest";
import { withdrawQuestion } from "./withdraw-question.ts";

const cost = { credits: 4, formula: [], end_reason: null };
it.each([
  ["held", "고객이 아직 읽지 않아 예치한 크레딧이 돌아와요."],
  ["captured", "고객이 이미 읽은 견적이라 크레딧은 돌아오지 않아요."],
  ["released", "예치한 크레딧은 이미 돌아왔어요."],
] as const)("says what becomes of credits that are %s", (state, description) => {
  expect(withdrawQuestion({ cost: { ...cost, state } }).description).toBe(description);
});

it("promises nothing of a quote whose credits nobody tells of", () => {
  expect(withdrawQuestion({ cost: null }).description).toBe("예치한 크레딧은 이미 돌아왔어요.");
});
