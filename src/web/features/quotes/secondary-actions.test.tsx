import { describe, expect, it } from "vitest";
import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import { textInPage } from "#test/render-in-page.tsx";
import { SecondaryActions } from "./secondary-actions.tsx";
import { withdrawQuestion } from "./withdraw-question.ts";

const quote = {
  viewer: "customer",
  actions: [],
  pro: { display_name: "한솔" },
  request: { id: "request", service: { slug: "cleaning", name: "이사청소" } },
  unit: "job",
  items: [],
  message: "",
  sent_at: "2027-03-09T12:00:00+09:00",
  valid_until: "2027-03-16",
  hire: { id: "hire", state: "hired", agreed_date: "2027-03-20", change_orders: [] },
} as unknown as QuoteDetail;
const offered = (changes: Partial<QuoteDetail>, state: string | null = null) =>
  textInPage(<SecondaryActions quote={{ ...quote, ...changes }} />, undefined, [
    ["users.me", {}, { pro: state === null ? null : { state } }],
  ]);

describe("the ways out of a quote", () => {
  it.each([
    ["견적 거절하기", ["decline"]],
    ["견적 취소하기", ["withdraw"]],
    ["완료하기 고용 취소하기", ["complete_early", "cancel"]],
    ["", ["hire"]],
  ])("%j of %j", (words, actions) => {
    expect(offered({ actions })).toBe(words);
  });

  it("keep it as a template for its pro, while they may write quotes", () => {
    const sent: Partial<QuoteDetail> = { viewer: "pro" };
    expect(offered(sent, "approved")).toContain("템플릿");
    expect(offered(sent, "suspended")).toBe("");
    expect(offered({ ...sent, viewer: "customer" }, "approved")).toBe("");
  });
});

describe("what a pro is told before a quote is withdrawn", () => {
  const cost = { credits: 5, formula: {}, end_reason: null };
  it.each([
    ["held", "고객이 아직 읽지 않아 예치한 크레딧이 돌아와요.", true],
    ["captured", "고객이 이미 읽은 견적이라 크레딧은 돌아오지 않아요.", false],
    ["released", "예치한 크레딧은 이미 돌아왔어요.", false],
  ] as const)("its credits are %s", (state, description, unread) => {
    const told = withdrawQuestion({ cost: { ...cost, state } as QuoteDetail["cost"] });
    expect(told).toEqual({ description, unread });
  });
});
