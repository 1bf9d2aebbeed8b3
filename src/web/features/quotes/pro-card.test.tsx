import { expect, it } from "vitest";
import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import { linksInPage, textInPage } from "#test/render-in-page.tsx";
import { ProCard } from "./pro-card.tsx";

const quote = {
  id: "quote",
  pro_suspended: false,
  phone: null,
  actions: [],
  safety: [],
  contact_permission: null,
  seller: { summary: "개인", facts: [] },
  request: { id: "request", state: "hired" },
  pro: {
    id: "pro",
    display_name: "맑은손청소",
    photo_url: null,
    rating: null,
    review_count: 0,
    hire_count: 3,
    agreement_rate: null,
    answer_minutes: null,
    certificates: [],
  },
} as unknown as QuoteDetail;

it("leads to the page of the pro, and of a suspended one nowhere: nobody may see it", () => {
  const led = (suspended: boolean) =>
    linksInPage(<ProCard quote={{ ...quote, pro_suspended: suspended }} />).map(([, href]) => href);
  expect(led(false)).toEqual(["/pros/pro", "/pro/report?pro_id=pro&quote_id=quote"]);
  expect(led(true)).toEqual([]);
  const text = textInPage(<ProCard quote={{ ...quote, pro_suspended: true }} />);
  expect(text).toContain("맑은손청소");
  expect(text).toContain("활동을 멈춘 고수라서");
});
