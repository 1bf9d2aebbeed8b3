import { expect, it } from "vitest";
import { ApiFailure } from "#web/platform/api/api-failure.ts";
import { failedTopUp, unitPriceText } from "./top-up-labels.ts";

it("tells what one credit costs", () => {
  expect(unitPriceText({ price: 39_600, credit: 30 })).toBe("1개에 1,320원");
});

it("promises not to charge twice only while nobody knows what came of a press", () => {
  expect(failedTopUp(new Error("no answer")).text).toContain("두 번 결제되지 않아요");
  const body = {
    error: { code: "payment_declined", message: "카드 한도를 넘었어요.", trace_id: "t" },
  };
  expect(failedTopUp(new ApiFailure(409, body))).toEqual({
    title: "충전하지 못했어요",
    text: "카드 한도를 넘었어요.",
  });
});
