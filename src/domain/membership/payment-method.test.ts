import { expect, it } from "vitest";
import { paymentMethod } from "./payment-method.ts";

it.each([
  ["a card", "card", "현대카드 (1234)", "현대카드 (1234)"],
  ["a card whose name is not known", "card", null, "카드"],
  ["a card with an empty name", "card", "", "카드"],
  ["a phone", "phone", null, "휴대폰 소액결제"],
  ["a phone beside the name of an earlier card", "phone", "현대카드 (1234)", "휴대폰 소액결제"],
] as const)("names %s", (_, type, card_name, name) => {
  expect(paymentMethod({ type, card_name })).toEqual({ name, type });
});
