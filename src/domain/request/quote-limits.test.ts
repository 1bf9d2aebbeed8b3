import { describe, expect, it } from "vitest";
import {
  DEFAULT_QUOTE_LIMIT,
  QUOTE_LIMIT_CHOICES,
  QUOTE_LIMITS,
  quoteLimitFrom,
} from "./quote-limits.ts";

describe("quoteLimitFrom", () => {
  it("understands every choice that the form offers", () => {
    const offered = QUOTE_LIMIT_CHOICES.options.map(({ value }) => quoteLimitFrom(value));
    expect(offered).toEqual([...QUOTE_LIMITS]);
  });
  it("counts them in 장, as every page does", () => {
    const labels = QUOTE_LIMIT_CHOICES.options.map(({ label }) => label);
    expect(labels).toEqual(QUOTE_LIMITS.map((limit) => `${limit}장`));
  });
  it.each([undefined, "15", "", "3.0", ["3"]])("takes the default for %j", (answer) => {
    expect(quoteLimitFrom(answer)).toBe(DEFAULT_QUOTE_LIMIT);
  });
});
