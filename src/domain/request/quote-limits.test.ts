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
  it.each([undefined, "15", "", "3.0", ["3"]])("takes the default for %j", (answer) => {
    expect(quoteLimitFrom(answer)).toBe(DEFAULT_QUOTE_LIMIT);
  });
});
