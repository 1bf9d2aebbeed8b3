import { expect, it } from "vitest";
import { hireCancelledText } from "./hire-cancelled-text.ts";

it.each([
  ["customer", "내가 고용을 취소했어요", "고객이 고용을 취소했어요"],
  ["hired_pro", "고수가 고용을 취소했어요", "내가 고용을 취소했어요"],
  ["staff", "운영에서 고용을 취소했어요", "운영에서 고용을 취소했어요"],
  [null, "고용이 취소됐어요", "고용이 취소됐어요"],
] as const)("of a hire that %s cancelled says who it was", (by, toCustomer, toPro) => {
  expect(hireCancelledText(by, "customer")).toBe(toCustomer);
  expect(hireCancelledText(by, "pro")).toBe(toPro);
});
