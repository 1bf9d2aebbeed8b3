import { describe, expect, it } from "vitest";
import { countOfFilter, sentQuoteFilters, sentQuotesInput } from "./sent-quotes-filter.ts";

describe("sent quotes by tab", () => {
  it("asks for a tab's state, and for all without one that has a tab", () => {
    expect(sentQuotesInput("withdrawn")).toEqual({ state: "withdrawn" });
    expect(sentQuotesInput(undefined)).toEqual({});
    expect(sentQuotesInput("lost")).toEqual({});
  });

  it("counts each tab, and all on the first", () => {
    const counts = { sent: 1, read: 2, hired: 4, declined: 8, expired: 16, withdrawn: 32 };
    expect(sentQuoteFilters.map(({ state }) => countOfFilter(counts, state))).toEqual([
      63, 1, 2, 4, 8, 16, 32,
    ]);
  });
});
