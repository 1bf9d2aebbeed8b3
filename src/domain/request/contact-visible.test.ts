import { describe, expect, it } from "vitest";
import { isCustomerPhoneVisible } from "./contact-visible.ts";
import type { RequestState } from "./lifecycle.ts";

const visible = (requestState: RequestState, isHiredPro: boolean, allowed: boolean) =>
  isCustomerPhoneVisible({ requestState, isHiredPro, allowed });

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
});
