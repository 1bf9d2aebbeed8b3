import { describe, expect, it } from "vitest";
import { HOLD_ENDS, endHold } from "./hold-end.ts";
import type { HoldEnd } from "./hold-end.ts";

const ENDS = Object.keys(HOLD_ENDS) as HoldEnd[];

describe("endHold", () => {
  it("captures on the customer's read", () => {
    expect(endHold("held", "read")).toEqual({ state: "captured", transfer: "capture" });
  });
  it.each(ENDS.filter((end) => end !== "read"))("releases on %s", (end) => {
    expect(endHold("held", end)).toEqual({ state: "released", transfer: "release" });
  });
  it("leaves a read after the release free", () => {
    expect(endHold("released", "read")).toEqual({ state: "released", transfer: null });
  });
  it.each(ENDS)("ends a hold only once, also on %s", (end) => {
    expect(endHold("captured", end).transfer).toBeNull();
    expect(endHold("released", end).transfer).toBeNull();
  });
  it("knows every end of the product and a sentence for each", () => {
    expect(ENDS).toHaveLength(10);
    for (const { text } of Object.values(HOLD_ENDS)) expect(text).toMatch(/요$/);
  });
});
