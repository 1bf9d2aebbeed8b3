import { expect, it } from "vitest";
import type { QualityCard, QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import { textInPage } from "#test/render-in-page.tsx";
import { sampleQuote } from "#test/samples/quotes.ts";
import { sampleQualityCard } from "#test/samples/received-requests.ts";
import { useMayQuote } from "./use-may-quote.ts";

function Answer({ card }: { card: QualityCard }) {
  return useMayQuote(card) ? "yes" : "no";
}

const mayQuote = (
  card: Pick<QualityCard, "accepts_quotes" | "my_quote_id">,
  earlier?: Partial<QuoteDetail>,
) =>
  textInPage(
    <Answer card={sampleQualityCard(card)} />,
    undefined,
    earlier
      ? [["quotes.get", { quoteId: "earlier" }, sampleQuote({ id: "earlier", ...earlier })]]
      : [],
  );

const first = { accepts_quotes: true, my_quote_id: null };
const second = { accepts_quotes: true, my_quote_id: "earlier" };

it.each([
  ["nothing was quoted before", first, undefined, "yes"],
  ["the earlier quote was taken back", second, { state: "withdrawn", expired: false }, "yes"],
  ["the earlier quote ran out", second, { state: "read", expired: true }, "yes"],
  ["the earlier quote stands", second, { state: "read", expired: false }, "no"],
  ["nobody knows yet what became of the earlier quote", second, undefined, "no"],
  ["the request takes none", { ...first, accepts_quotes: false }, undefined, "no"],
] as const)("whether a pro may quote: %s", (_, card, earlier, answer) => {
  expect(mayQuote(card, earlier)).toBe(answer);
});
