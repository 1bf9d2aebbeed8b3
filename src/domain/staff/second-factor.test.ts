import { describe, expect, it } from "vitest";
import { holdsSecondFactor, SECOND_FACTOR_LIFETIME_MS } from "./second-factor.ts";

describe("holdsSecondFactor", () => {
  const passedAt = 1_000_000;
  it.each([
    ["was never passed", null, passedAt, false],
    ["has just been passed", passedAt, passedAt, true],
    ["was passed almost twelve hours ago", passedAt, passedAt + 43_199_999, true],
    ["was passed twelve hours ago", passedAt, passedAt + SECOND_FACTOR_LIFETIME_MS, false],
    ["will be passed later", passedAt, passedAt - 1, false],
  ])("when it %s", (_when, at, now, held) => {
    expect(holdsSecondFactor(at, now)).toBe(held);
  });
});
