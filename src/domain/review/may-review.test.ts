import { expect, it } from "vitest";
import { mayReview, reviewRefusal } from "./may-review.ts";

const facts = { hireState: "completed" as const, isCustomer: true, hasReview: false };

it("lets the customer of a completed hire review it once", () => {
  expect(reviewRefusal(facts)).toBeNull();
  expect(mayReview(facts)).toBe(true);
});

it.each([
  ["anyone else", { isCustomer: false }, "not_customer"],
  ["a hire still under way", { hireState: "hired" as const }, "not_completed"],
  ["a cancelled hire", { hireState: "cancelled" as const }, "not_completed"],
  ["a second review", { hasReview: true }, "already_reviewed"],
])("refuses %s", (_, change, refusal) => {
  expect(reviewRefusal({ ...facts, ...change })).toBe(refusal);
  expect(mayReview({ ...facts, ...change })).toBe(false);
});
