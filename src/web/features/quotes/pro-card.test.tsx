import { expect, it } from "vitest";
import { linksInPage, textInPage } from "#test/render-in-page.tsx";
import { sampleProCard } from "#test/samples/pros.ts";
import { sampleQuote, sampleQuotedRequest } from "#test/samples/quotes.ts";
import { ProCard } from "./pro-card.tsx";

const card = (pro_suspended: boolean) => (
  <ProCard
    quote={sampleQuote({
      pro_suspended,
      pro: sampleProCard({ display_name: "맑은손청소" }),
      request: sampleQuotedRequest({ state: "hired" }),
    })}
  />
);

it("leads to the page of the pro, and of a suspended one nowhere: nobody may see it", () => {
  const led = (suspended: boolean) => linksInPage(card(suspended)).map(([, href]) => href);
  expect(led(false)).toEqual(["/pros/pro", "/pro/report?pro_id=pro&quote_id=quote"]);
  expect(led(true)).toEqual([]);
  const text = textInPage(card(true));
  expect(text).toContain("맑은손청소");
  expect(text).toContain("활동을 멈춘 고수라서");
});
