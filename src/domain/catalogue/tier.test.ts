import { expect, it } from "vitest";
import { tierBaseCredits } from "./tier.ts";

it.each([
  ["T1", 2],
  ["T2", 3],
  ["T3", 4],
  ["T4", 6],
  ["T5", 12],
] as const)("a quote in %s costs %d credits before modifiers", (tier, credits) => {
  expect(tierBaseCredits(tier)).toBe(credits);
});
