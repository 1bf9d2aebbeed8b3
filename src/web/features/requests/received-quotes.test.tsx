import { describe, expect, it } from "vitest";
import type { RequestDetail } from "#contract/endpoints/requests/requests.ts";
import { linksInPage, textInPage } from "#test/render-in-page.tsx";
import { sampleProCard } from "#test/samples/pros.ts";
import { sampleDesignatedPro, sampleReceivedQuote, sampleRequest } from "#test/samples/requests.ts";
import { ReceivedQuotes } from "./received-quotes.tsx";

const quote = (id: string) =>
  sampleReceivedQuote({ id, pro: sampleProCard({ id, display_name: id }) });
const part = (changes: Partial<RequestDetail>) => (
  <ReceivedQuotes request={sampleRequest({ is_dispatching: true, ...changes })} />
);
const said = (changes: Partial<RequestDetail> = {}) => textInPage(part(changes));

describe("where no quote has come", () => {
  it("says how far the request goes, until when, and whom to ask meanwhile", () => {
    expect(said()).toContain(
      "아직 온 견적서가 없어요 고수 12명에게 전하고 있어요. 2027년 03월 17일 까지 견적을 받아요.",
    );
    expect(linksInPage(part({}))).toEqual([["추천 고수 보기", "/user/recommended/request"]]);
    expect(said({ has_recipients: false })).toContain(
      "새 고수가 들어오면 추천 고수에서 직접 부탁할 수 있어요 .",
    );
  });

  it("asks nobody any more once none may come", () => {
    expect(said({ state: "closed" })).toContain("받은 견적서가 없어요");
    expect(said({ state: "closed" })).not.toContain("까지 견적을 받아요");
    expect(linksInPage(part({ state: "closed" }))).toEqual([]);
  });
});

describe("where quotes came", () => {
  const two = { quotes: [quote("하나"), quote("둘")], quote_count: 2 };

  it("says how many more may come while the request is open and has room", () => {
    expect(said(two)).toMatch(/^받은 견적서 2장 .* 3장 더 올 수 있어요 고수 12명에게 전하고/);
    expect(said({ ...two, state: "choosing" })).not.toContain("더 올 수 있어요");
    expect(said({ ...two, quote_limit: 2 })).not.toContain("더 올 수 있어요");
  });

  it("compares them from two on, and says what that means for those unread", () => {
    const compared = { quotes: 2, unread: 1 };
    expect(linksInPage(part({ ...two, compared }))).toContainEqual([
      "2장 나란히 비교하기",
      "/requests/request/compare",
    ]);
    expect(said({ ...two, compared })).toContain("비교하면 2장을 모두 읽은 것으로 알려져요.");
    expect(said({ ...two, compared: { quotes: 2, unread: 0 } })).not.toContain("읽은 것으로");
    expect(said({ ...two, compared: { quotes: 1, unread: 1 } })).not.toContain("비교하기");
  });
});

describe("whom the customer asked directly", () => {
  const asked = (passed: boolean) => [sampleDesignatedPro({ passed })];

  it.each([
    ["is waited for", "open", false, "견적서를 기다리고 있어요."],
    ["said no", "open", true, "이번에는 어렵다고 했어요."],
    ["said no before it was over", "closed", true, "이번에는 어렵다고 했어요."],
    ["sent none", "closed", false, "견적서를 보내지 않았어요."],
  ] as const)("%s", (_, state, passed, words) => {
    expect(said({ state, designated_pros: asked(passed) })).toContain(`한솔 지정 요청 ${words}`);
  });

  it("is not waited for once they sent one", () => {
    const quotes = [quote("pro")];
    expect(said({ quotes, designated_pros: asked(false) })).not.toContain("기다리고 있어요");
  });
});
