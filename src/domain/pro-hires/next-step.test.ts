import { expect, it } from "vitest";
import type { HireFacts } from "./hire-section.ts";
import { nextHireStep } from "./next-step.ts";

const TODAY = "2027-03-10";

it.each([
  ["hired", "2027-03-11", [], "talk"],
  ["hired", "2027-03-10", [], "complete"],
  ["hired", "2027-03-09", [], "complete"],
  ["hired", "2027-03-11", ["hired_pro"], "await_change"],
  ["hired", "2027-03-10", ["hired_pro"], "complete"],
  ["hired", "2027-03-11", ["customer"], "answer_change"],
  ["hired", "2027-03-09", ["hired_pro", "customer"], "answer_change"],
  ["completed", "2027-03-09", ["customer"], "look_back"],
  ["cancelled", "2027-03-11", ["customer"], "look_back"],
] as const)("%s for %s with proposals of %j: %s", (state, agreed_date, proposals, step) => {
  const hire: HireFacts = { state, agreed_date, proposals };
  expect(nextHireStep(hire, TODAY)).toBe(step);
});
