import { expect, it } from "vitest";
import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import { linksInPage, textInPage } from "#test/render-in-page.tsx";
import { PrimaryAction } from "./primary-action.tsx";

type Hire = NonNullable<QuoteDetail["hire"]>;
type ChangeOrder = Hire["change_orders"][number];

const hire = {
  id: "hire",
  state: "hired",
  agreed_date: "2027-03-20",
  agreed_time: "09:30",
  change_orders: [],
} as unknown as Hire;
const quote = {
  id: "quote",
  viewer: "customer",
  unit: "job",
  total: 120_000,
  all_in_total: 120_000,
  actions: [],
  pro: { display_name: "한솔" },
  seller: { summary: "개인" },
  request: { id: "request", wanted_on: null, wanted_at: null, place: "" },
  hire,
} as unknown as QuoteDetail;
const part = (changes: Partial<QuoteDetail>) => (
  <PrimaryAction quote={{ ...quote, ...changes }} onHired={() => undefined} />
);
const said = (changes: Partial<QuoteDetail>) => textInPage(part(changes));
const ways = (changes: Partial<QuoteDetail>) => linksInPage(part(changes));

it("is to hire, for the total and the most that it can become", () => {
  const open = { hire: null, actions: ["hire"] };
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
  const proposed = (proposed_by: ChangeOrder["proposed_by"], state = "proposed") => ({
    hire: { ...hire, change_orders: [{ id: "change", proposed_by, state } as ChangeOrder] },
  });
  const asked = { actions: ["complete"], ...proposed("hired_pro") };
  expect(said(asked)).toBe("상대가 약속을 바꾸자고 해요 제안에 답하기 완료하기");
  expect(ways(asked)).toEqual([["제안에 답하기", "#change-orders"]]);
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
