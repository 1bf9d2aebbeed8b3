import { describe, expect, it } from "vitest";
import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import { textInPage } from "#test/render-in-page.tsx";
import { sampleHire, sampleQuote, sampleQuotedRequest } from "#test/samples/quotes.ts";
import { StateNotice } from "./state-notice.tsx";

type QuotedRequest = QuoteDetail["request"];

const WAY_ON = "이렇게 이어 가요";
const seen = (
  changes: Partial<QuoteDetail>,
  state: QuotedRequest["state"] = "open",
  way_on: QuotedRequest["way_on"] = WAY_ON,
) =>
  textInPage(
    <StateNotice
      quote={sampleQuote({ request: sampleQuotedRequest({ state, way_on }), ...changes })}
    />,
  );

describe("what the customer is told of a quote", () => {
  it.each([
    ["declined", { state: "declined" }, "거절한 견적이에요."],
    ["withdrawn", { state: "withdrawn" }, "고수가 이 견적을 취소했어요."],
    ["of a suspended pro", { state: "read", pro_suspended: true }, "활동을 멈춘 고수예요"],
    ["expired", { state: "expired", expired: true }, "고수에게 새 견적을 부탁해 보세요."],
  ] as const)("%s, with the way to others", (_, changes, words) => {
    expect(seen(changes)).toContain(words);
    expect(seen(changes)).toContain("다른 견적 보기");
  });

  it("asks for no new quote when nobody is looked for any more", () => {
    expect(seen({ state: "expired", expired: true }, "closed")).not.toContain("새 견적");
  });

  it.each(["cancelled", "closed", "completed"] as const)(
    "leads on from one of a request that is %s",
    (state) => {
      const ended = seen({ state: "read", actions: [] }, state);
      expect(ended).toContain(WAY_ON);
      expect(ended).toContain("요청에서 이어 가기");
      // A pro cancelled, and another quote may be hired at once.
      expect(seen({ state: "read" }, state)).toBe("");
    },
  );

  it("says so where another pro was hired", () => {
    expect(seen({ state: "read", actions: [] }, "hired")).toBe(
      "다른 고수를 고용한 요청이에요. 요청 보기",
    );
  });

  it("leads on from a hire that was cancelled", () => {
    const hire = sampleHire({ state: "cancelled" });
    expect(seen({ state: "hired", hire, actions: [] }, "cancelled")).toContain(
      "요청에서 이어 가기",
    );
    // Also where the request has gone on meanwhile.
    const seenLater = (state: QuotedRequest["state"]) =>
      seen({ state: "hired", hire, actions: [] }, state, null);
    expect(seenLater("open")).toContain("다른 고수를 찾고 있어요");
    expect(seenLater("blocked")).not.toContain("이어 가기");
  });

  it("is nothing while it lives, nor of a hire whose pro was suspended", () => {
    expect(seen({})).toBe("");
    expect(seen({ state: "hired", pro_suspended: true }, "hired")).toBe("");
  });
});

describe("what the pro is told of a quote", () => {
  const toPro = (changes: Partial<QuoteDetail>, state?: QuotedRequest["state"]) =>
    seen({ viewer: "pro", ...changes }, state);

  it("is the result of the request, and where others are unless suspended", () => {
    const ended = { result_notice: "다른 고수를 고용했어요." };
    expect(toPro(ended)).toBe("요청이 끝났어요 다른 고수를 고용했어요. 다른 요청 보기");
    expect(toPro({ ...ended, pro_suspended: true })).not.toContain("다른 요청 보기");
  });

  it.each([
    ["취소한 견적이에요", { state: "withdrawn" }],
    ["유효 기간이 지났어요", { state: "expired", expired: true }],
  ] as const)("%s, and whether another may be sent", (title, changes) => {
    expect(toPro(changes)).toContain(title);
    expect(toPro(changes)).toContain("요청 다시 보기");
    expect(toPro(changes, "hired")).toContain("더 이상 견적을 받지 않아요");
    expect(toPro({ ...changes, pro_suspended: true })).not.toContain("요청 다시 보기");
  });

  it("is the customer's no, and nothing while it lives", () => {
    expect(toPro({ state: "declined" })).toBe("고객이 이 견적을 거절했어요.");
    expect(toPro({})).toBe("");
  });
});
