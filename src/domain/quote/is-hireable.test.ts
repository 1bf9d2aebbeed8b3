import { describe, expect, it } from "vitest";
import { isQuoteExpired } from "./is-expired.ts";
import { isHireable } from "./is-hireable.ts";
import type { QuoteState } from "./lifecycle.ts";

describe("isQuoteExpired", () => {
  it("is good through the day it names", () => {
    expect(isQuoteExpired({ valid_until: "2027-02-01" }, "2027-01-31")).toBe(false);
    expect(isQuoteExpired({ valid_until: "2027-02-01" }, "2027-02-01")).toBe(false);
    expect(isQuoteExpired({ valid_until: "2027-02-01" }, "2027-02-02")).toBe(true);
  });
});

describe("isHireable", () => {
  it.each<[QuoteState, boolean]>([
    ["sent", true],
    ["read", true],
    ["hired", false],
    ["declined", false],
    ["expired", false],
    ["withdrawn", false],
  ])("of a %s quote in time is %s", (state, hireable) => {
    expect(isHireable({ state, valid_until: "2027-02-01" }, "2027-02-01")).toBe(hireable);
  });
  it("is false the day after its last, even before it was marked", () => {
    expect(isHireable({ state: "read", valid_until: "2027-02-01" }, "2027-02-02")).toBe(false);
  });
});
