import { expect, it } from "vitest";
import { acceptsQuotes, QUOTES_CLOSED_MESSAGES, quotesClosedReason } from "./accepts-quotes.ts";
import { QUOTE_WINDOW_TEXT } from "./deadlines.ts";
import type { QuotesWindow } from "./accepts-quotes.ts";

const CLOSES = 1_000;
const open: QuotesWindow = {
  state: "open",
  quote_count: 4,
  quote_limit: 5,
  quotes_close_at: CLOSES,
};

it("takes the quota's last quote in the window's last millisecond", () => {
  expect(quotesClosedReason(open, CLOSES - 1)).toBeNull();
  expect(acceptsQuotes(open, CLOSES - 1)).toBe(true);
});

it("takes none at the end of the window", () => {
  expect(quotesClosedReason(open, CLOSES)).toBe("quote_window_over");
  expect(acceptsQuotes(open, CLOSES)).toBe(false);
});

it("takes none beyond the quota, even before the state says so", () => {
  expect(quotesClosedReason({ ...open, quote_count: 5 }, 0)).toBe("quota_full");
});

it.each(["draft", "choosing", "hired", "completed", "closed", "cancelled", "blocked"] as const)(
  "takes none when it is %s",
  (state) => {
    expect(quotesClosedReason({ ...open, state }, 0)).toBe("not_open");
  },
);

it("says of each reason what it is", () => {
  expect(QUOTES_CLOSED_MESSAGES).toEqual({
    not_open: expect.stringContaining("더 이상 견적을 받지 않아요"),
    quota_full: expect.stringContaining("받으려던 수만큼 견적이 모두 왔어요"),
    quote_window_over: expect.stringContaining(`${QUOTE_WINDOW_TEXT}이 지났어요`),
  });
});
