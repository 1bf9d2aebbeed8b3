import fc from "fast-check";
import { expect, it } from "vitest";
import { MORE_QUOTES, moreQuotesRefusal } from "./more-quotes.ts";
import type { MoreQuotesFacts, MoreQuotesRefusal } from "./more-quotes.ts";

const CLOSES = 1_000;
const full: MoreQuotesFacts = {
  state: "choosing",
  quote_count: 5,
  quote_limit: 5,
  quotes_close_at: CLOSES,
  bought_quotes: 0,
  waiting_pros: 1,
};

it("may be bought for a full request in the window's last millisecond", () => {
  expect(moreQuotesRefusal(full, CLOSES - 1)).toBeNull();
});

it("may be bought while places are left, when more pros wait than there are places", () => {
  const open: MoreQuotesFacts = { ...full, state: "open", quote_count: 3, waiting_pros: 3 };
  expect(moreQuotesRefusal(open, 0)).toBeNull();
  expect(moreQuotesRefusal({ ...open, waiting_pros: 2 }, 0)).toBe("places_enough");
});

it.each<[string, Partial<MoreQuotesFacts>, number, MoreQuotesRefusal]>([
  ["at the end of the window", {}, CLOSES, "quote_window_over"],
  ["with nobody left who could quote", { waiting_pros: 0 }, 0, "nobody_waits"],
  ["a fifth time", { bought_quotes: 20 }, 0, "bought_out"],
])("may not be bought %s", (_, changes, now, refusal) => {
  expect(moreQuotesRefusal({ ...full, ...changes }, now)).toBe(refusal);
});

it("may be bought a fourth time", () => {
  expect(moreQuotesRefusal({ ...full, bought_quotes: 15 }, 0)).toBeNull();
});

it.each(["draft", "hired", "completed", "closed", "cancelled", "blocked"] as const)(
  "may not be bought for a request that is %s",
  (state) => {
    expect(moreQuotesRefusal({ ...full, state }, 0)).toBe("not_looking");
  },
);

it("always makes room for a quote, and never more than four times", () => {
  const facts = fc.record({
    state: fc.constantFrom("open" as const, "choosing" as const),
    quote_count: fc.nat(40),
    quote_limit: fc.constantFrom(3, 5, 10, 15, 30),
    quotes_close_at: fc.constant(CLOSES),
    bought_quotes: fc.nat(5).map((times) => times * MORE_QUOTES.quotes),
    waiting_pros: fc.nat(40),
  });
  fc.assert(
    fc.property(facts, (request) => {
      if (moreQuotesRefusal(request, 0) !== null) return;
      const bought = request.bought_quotes + MORE_QUOTES.quotes;
      expect(bought).toBeLessThanOrEqual(20);
      expect(request.waiting_pros).toBeGreaterThan(request.quote_limit - request.quote_count);
    }),
  );
});
