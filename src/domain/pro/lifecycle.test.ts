import { describe, expect, it } from "vitest";
import { nextProState, profileAudience, type ProState } from "./lifecycle.ts";

const STATES: ProState[] = ["pending", "approved", "rejected", "suspended"];

describe("nextProState", () => {
  it("decides about a pending profile only", () => {
    expect(STATES.map((state) => nextProState(state, "approve"))).toEqual([
      "approved",
      null,
      null,
      null,
    ]);
    expect(STATES.map((state) => nextProState(state, "reject"))).toEqual([
      "rejected",
      null,
      null,
      null,
    ]);
  });
  it("suspends an approved profile only, and lets a suspended one back", () => {
    expect(STATES.map((state) => nextProState(state, "suspend"))).toEqual([
      null,
      "suspended",
      null,
      null,
    ]);
    expect(STATES.map((state) => nextProState(state, "reinstate"))).toEqual([
      null,
      null,
      null,
      "approved",
    ]);
  });
  it("lets an edit change nothing but a rejection, which becomes pending", () => {
    expect(STATES.map((state) => nextProState(state, "edit"))).toEqual([
      "pending",
      "approved",
      "pending",
      "suspended",
    ]);
  });
});

describe("profileAudience", () => {
  it("is everyone for an approved public profile", () => {
    expect(profileAudience({ state: "approved", allowPublicRead: true })).toBe("everyone");
  });
  it("is who knows the pro when it is not public", () => {
    expect(profileAudience({ state: "approved", allowPublicRead: false })).toBe("acquainted");
  });
  it.each(["pending", "rejected", "suspended"] as const)("is nobody while %s", (state) => {
    expect(profileAudience({ state, allowPublicRead: true })).toBe("nobody");
  });
});
