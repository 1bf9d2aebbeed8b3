import { expect, it } from "vitest";
import { missingCredits, missingCreditsText } from "./missing-credits.ts";

it.each([
  ["what is there pays it to the last credit", 5, { usable: 5, owed: 0 }, 0],
  ["one is missing", 5, { usable: 4, owed: 0 }, 1],
  ["more is there than it costs", 5, { usable: 9, owed: 0 }, 0],
  ["what is owed comes on top", 5, { usable: 0, owed: 3 }, 8],
  ["what is owed is paid before", 5, { usable: 7, owed: 3 }, 1],
])("%s", (_case, price, credits, missing) => {
  expect(missingCredits(price, credits)).toBe(missing);
});

it("says how many, grouped", () => {
  expect(missingCreditsText(1_200)).toBe("크레딧이 1,200개 모자라요");
});
