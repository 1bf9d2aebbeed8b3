import { expect, it } from "vitest";
import { quoteLimitAfterReopening } from "./reopening.ts";

it.each([
  [0, 5, 5],
  [1, 5, 6],
  [5, 5, 10],
  [3, 10, 10],
  [10, 10, 15],
])("after %d quotes of %d the quota is %d", (quote_count, quote_limit, after) => {
  expect(quoteLimitAfterReopening({ quote_count, quote_limit })).toBe(after);
});
