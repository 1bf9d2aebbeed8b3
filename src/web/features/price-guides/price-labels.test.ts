import { expect, it } from "vitest";
import { barText } from "./price-labels.ts";

it.each([
  [200_000, 300_000, "200,000원 이상 300,000원 미만"],
  [null, 100_000, "100,000원 미만"],
  [900_000, null, "900,000원 이상"],
  [null, null, "모든 가격"],
])("a bar from %s to %s reads: %s", (from, to, text) => {
  expect(barText({ from, to, n: 5 })).toBe(text);
});
