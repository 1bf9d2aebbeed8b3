import { expect, it } from "vitest";
import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import { linksInPage, textInPage } from "#test/render-in-page.tsx";
import { sampleHire, sampleQuote } from "#test/samples/quotes.ts";
import { CustomerCard } from "./customer-card.tsx";

const card = (changes: Partial<QuoteDetail>) => (
  <CustomerCard quote={sampleQuote({ viewer: "pro", ...changes })} />
);

it("says whether the customer has read the quote", () => {
  expect(textInPage(card({}))).toBe(
    "김○○님 요청 내용 보기 보낸 때 3시간 전 읽은 때 아직 읽지 않았어요",
  );
  expect(textInPage(card({ read_at: "2027-03-10T11:00:00+09:00" }))).toMatch(/ 읽은 때 1시간 전$/);
});

it("has the number, or from when it can be seen", () => {
  expect(linksInPage(card({ phone: "010-1234-5678" }))).toContainEqual([
    "010-1234-5678",
    "tel:01012345678",
  ]);
  expect(textInPage(card({ phone_opens_at: "2027-03-11T09:00:00+09:00" }))).toMatch(
    / 전화번호 2027년 03월 11일 오전 9:00 부터 볼 수 있어요$/,
  );
});

it("leads to the request, unless the pro is suspended and has no work left of it", () => {
  expect(linksInPage(card({}))).toEqual([["요청 내용 보기", "/quote?request_id=request"]]);
  expect(linksInPage(card({ pro_suspended: true }))).toEqual([]);
  expect(linksInPage(card({ pro_suspended: true, hire: sampleHire() }))).toHaveLength(1);
});
