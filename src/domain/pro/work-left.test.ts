import { describe, expect, it } from "vitest";
import { hasWorkLeft, mayWorkOn } from "./work-left.ts";

describe("mayWorkOn", () => {
  it.each([
    ["approved", null, true],
    ["approved", "hired", true],
    ["approved", "completed", true],
    ["suspended", "hired", true],
    ["suspended", "completed", false],
    ["suspended", "cancelled", false],
    ["suspended", null, false],
    ["pending", "hired", false],
    ["rejected", "hired", false],
  ] as const)("of a %s pro with a hire that is %s is %s", (state, hire, expected) => {
    expect(mayWorkOn({ state }, hire && { state: hire })).toBe(expected);
  });
});

describe("hasWorkLeft", () => {
  it.each([
    ["approved", true],
    ["suspended", true],
    ["pending", false],
    ["rejected", false],
  ] as const)("of a %s pro is %s", (state, expected) => {
    expect(hasWorkLeft({ state })).toBe(expected);
  });
});
