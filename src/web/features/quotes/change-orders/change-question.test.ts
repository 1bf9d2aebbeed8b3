import { expect, it } from "vitest";
import { changeQuestion } from "./change-question.ts";

const hire = { agreed_price: 100_000, ceiling: 150_000 };

it("asks about a price of nothing", () => {
  expect(changeQuestion({ price: 0 }, hire)).toEqual({
    title: "확정 금액을 0원으로 제안할까요?",
    description: "상대가 수락하면 주고받을 돈이 없는 일이 돼요.",
  });
});

it("asks about more than the quote promised at most, with the old and the new price", () => {
  expect(changeQuestion({ price: 150_001 }, hire)).toEqual({
    title: "최대 금액보다 많은데 제안할까요?",
    description:
      "약속한 최대 금액은 150,000원이에요. 이 제안대로라면 확정 금액이 100,000원에서 150,001원으로 바뀌어요.",
  });
});

it.each([
  ["a price within it", { price: 150_000 }],
  ["no price", { scope: "거실만" }],
])("asks nothing about %s", (_, change) => {
  expect(changeQuestion(change, hire)).toBeNull();
});
