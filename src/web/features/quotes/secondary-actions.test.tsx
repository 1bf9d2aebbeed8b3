import { describe, expect, it } from "vitest";
import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import { textInPage } from "#test/render-in-page.tsx";
import { sampleHire, sampleQuote } from "#test/samples/quotes.ts";
import { SecondaryActions } from "./secondary-actions.tsx";

const offered = (changes: Partial<QuoteDetail>, state: string | null = null) =>
  textInPage(
    <SecondaryActions quote={sampleQuote({ hire: sampleHire(), ...changes })} />,
    undefined,
    [["users.me", {}, { pro: state === null ? null : { state } }]],
  );

describe("the ways out of a quote", () => {
  it.each<[string, QuoteDetail["actions"]]>([
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
