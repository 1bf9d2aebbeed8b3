import { describe, expect, it } from "vitest";
import { movementAmounts } from "./movement-amounts.ts";

describe("movementAmounts", () => {
  it.each([
    ["grant", 2, 0],
    ["hold", -2, 2],
    ["capture", 0, -2],
    ["release", 2, -2],
    ["expire", -2, 0],
    ["refund", 2, 0],
    ["spend", -2, 0],
  ] as const)("of a %s of two", (reason, available, held) => {
    expect(movementAmounts(reason, 2)).toEqual({ available, held });
  });
});
