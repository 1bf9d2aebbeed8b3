import { expect, it } from "vitest";
import type { QualityCard } from "#contract/endpoints/quotes/quotes.ts";
import { linksInPage, textInPage } from "#test/render-in-page.tsx";
import { sampleQualityCard } from "#test/samples/received-requests.ts";
import { NoQuoteNotice } from "./no-quote-notice.tsx";

const notice = (changes: Partial<QualityCard>) => (
  <NoQuoteNotice card={sampleQualityCard({ accepts_quotes: false, ...changes })} />
);

it("leads to the quote that was sent already", () => {
  const sent = notice({ my_quote_id: "quote", closed_reason: "이미 보냈어요." });
  expect(textInPage(sent)).toMatch(/^이 요청에는 견적을 보냈어요 /);
  expect(textInPage(sent)).not.toContain("이미 보냈어요.");
  expect(linksInPage(sent)).toEqual([["보낸 견적 보기", "/quote?id=quote"]]);
});

it("says why none can be sent, and leads to other requests", () => {
  const closed = notice({ my_quote_id: null, closed_reason: "마감된 요청이에요." });
  expect(textInPage(closed)).toMatch(/^지금은 견적을 보낼 수 없어요 마감된 요청이에요\./);
  expect(linksInPage(closed)).toEqual([["다른 요청 보기", "/pro/requests"]]);
});
