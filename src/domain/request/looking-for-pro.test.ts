import { describe, expect, it } from "vitest";
import { isLookingForPro } from "./looking-for-pro.ts";

describe("isLookingForPro", () => {
  it.each([
    ["draft", false],
    ["open", true],
    ["choosing", true],
    ["hired", false],
    ["completed", false],
    ["closed", false],
    ["cancelled", false],
    ["blocked", false],
  ] as const)("of a request that is %s: %s", (state, looking) => {
    expect(isLookingForPro(state)).toBe(looking);
  });
});
