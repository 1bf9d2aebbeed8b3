import { expect, it } from "vitest";
import type { ChangeOrder } from "#contract/endpoints/quotes/change-orders.ts";
import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import { linksInPage, textInPage } from "#test/render-in-page.tsx";
import { sampleChangeOrder, sampleHire, sampleQuote } from "#test/samples/quotes.ts";
import { PrimaryAction } from "./primary-action.tsx";

const part = (changes: Partial<QuoteDetail>) => (
  <PrimaryAction
    quote={sampleQuote({ state: "hired", hire: sampleHire(), ...changes })}
    onHired={() => undefined}
  />
);
const said = (changes: Partial<QuoteDetail>) => textInPage(part(changes));
const ways = (changes: Partial<QuoteDetail>) => linksInPage(part(changes));

it("is to hire, for the total and the most that it can become", () => {
  const open: Partial<QuoteDetail> = { state: "sent", hire: null, actions: ["hire"] };
  expect(said(open)).toContain("추가 금액 없음");
  expect(said(open)).toContain("이 고수 고용하기");
  expect(said(open)).not.toContain("시간당");
  const more = said({ ...open, unit: "hour", all_in_total: 150_000 });
  expect(more).toContain("최대 150,000원");
  expect(more).toContain("시간당");
  expect(more).not.toContain("추가 금액 없음");
});

it("is to talk until the agreed day, though the work may end earlier", () => {
  expect(said({ actions: ["complete_early"] })).toContain("약속한 날 2027년 03월 20일");
  expect(said({ actions: ["complete_early"] })).not.toContain("완료하기");
  expect(ways({ actions: ["complete_early"] })).toEqual([["메시지 쓰기", "/chats/quote"]]);
});

it("is to complete once the day has come", () => {
  expect(said({ actions: ["complete"] })).toBe("완료하기");
});

it("is to answer a change that the other side proposed, before anything else", () => {
  const proposed = (
    proposed_by: ChangeOrder["proposed_by"],
    state: ChangeOrder["state"] = "proposed",
  ) => ({
    hire: sampleHire({ change_orders: [sampleChangeOrder({ proposed_by, state })] }),
  });
  const asked: Partial<QuoteDetail> = { actions: ["complete"], ...proposed("hired_pro") };
  expect(said(asked)).toBe("상대가 약속을 바꾸자고 해요 제안에 답하기 메시지 쓰기 완료하기");
  expect(ways(asked)).toEqual([
    ["제안에 답하기", "#change-orders"],
    ["메시지 쓰기", "/chats/quote"],
  ]);
  expect(said({ ...asked, actions: ["complete_early"] })).not.toContain("완료하기");
  // One's own waits for the other; one that was answered for nobody.
  expect(said({ actions: ["complete"], ...proposed("customer") })).toBe("완료하기");
  expect(said({ actions: ["complete"], ...proposed("hired_pro", "rejected") })).toBe("완료하기");
});

it("is to review what was completed", () => {
  expect(ways({ actions: ["review"] })).toEqual([
    ["후기 남기기", "/review/hire?request_id=request"],
  ]);
});

it("is nothing where nothing is to be done", () => {
  expect(said({ actions: ["cancel", "propose_change"] })).toBe("");
});
