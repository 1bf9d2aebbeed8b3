import { describe, expect, it } from "vitest";
import { contactGround, mayProSeePhone } from "./contact-visible.ts";
import type { RequestState } from "./lifecycle.ts";

const visible = (
  requestState: RequestState,
  isHiredPro: boolean,
  allowed: boolean,
  isApproved = true,
) => mayProSeePhone(contactGround({ requestState, isHiredPro, allowed }), isApproved);

describe("the customer's phone number", () => {
  it.each(["open", "choosing"] as const)("of a %s request is for allowed pros only", (state) => {
    expect(visible(state, false, false)).toBe(false);
    expect(visible(state, false, true)).toBe(true);
  });
  it.each(["hired", "completed"] as const)("of a %s request is for the hired pro", (state) => {
    expect(visible(state, true, false)).toBe(true);
    expect(visible(state, false, false)).toBe(false);
    expect(visible(state, false, true)).toBe(false);
  });
  it.each(["draft", "closed", "cancelled", "blocked"] as const)(
    "of a %s request is for nobody",
    (state) => {
      expect(visible(state, true, true)).toBe(false);
      expect(visible(state, false, true)).toBe(false);
    },
  );
  it("is for a suspended pro only while their work runs", () => {
    expect(visible("hired", true, false, false)).toBe(true);
    expect(visible("completed", true, false, false)).toBe(false);
    expect(visible("open", false, true, false)).toBe(false);
    expect(visible("choosing", false, true, false)).toBe(false);
    expect(mayProSeePhone("consultation", false)).toBe(false);
    expect(mayProSeePhone("consultation", true)).toBe(true);
  });
});
