import { expect, it } from "vitest";
import { isUndecidedCustomer } from "./undecided.ts";

it.each([
  ["now", false],
  ["week", false],
  ["month", false],
  ["price_only", true],
])("a customer who decides %s: undecided %s", (decision, undecided) => {
  expect(isUndecidedCustomer(decision)).toBe(undecided);
});
