import { expect, it } from "vitest";
import { QUOTE_STATES } from "#domain/quote/lifecycle.ts";
import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import { textInPage } from "#test/render-in-page.tsx";
import { QuoteTotals } from "./quote-totals.tsx";

const QUOTE = {
  unit: "job",
  total: 100_000,
  extra_ceiling: 0,
  all_in_total: 100_000,
  valid_until: "2026-12-01",
} as unknown as QuoteDetail;

it("says until when it stands while it waits, until when it stood once that is over, and else nothing", () => {
  const said = QUOTE_STATES.map((state) => {
    const text = textInPage(<QuoteTotals quote={{ ...QUOTE, state }} />);
    return [state, /2026년 12월 01일.*/.exec(text)?.[0] ?? ""];
  });
  expect(Object.fromEntries(said)).toEqual({
    sent: "2026년 12월 01일 까지 유효해요",
    read: "2026년 12월 01일 까지 유효해요",
    hired: "",
    declined: "",
    expired: "2026년 12월 01일 까지 유효했어요",
    withdrawn: "",
  });
});
