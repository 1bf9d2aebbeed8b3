import { describe, expect, it } from "vitest";
import type { ChangeOrder } from "#contract/endpoints/quotes/change-orders.ts";
import { textInPage } from "#test/render-in-page.tsx";
import { sampleChangeOrder, sampleHire, sampleQuote } from "#test/samples/quotes.ts";
import type { Hire } from "../agreed-terms.tsx";
import { ChangeOrderCard } from "./change-order-card.tsx";

const card = (changes: Partial<ChangeOrder> = {}, ofHire: Partial<Hire> = {}) =>
  textInPage(
    <ChangeOrderCard
      order={sampleChangeOrder(changes)}
      quote={sampleQuote({ state: "hired" })}
      hire={sampleHire({ ceiling: 150_000, ...ofHire })}
    />,
  );

describe("whose a proposed change is, and what became of it", () => {
  it.each([
    ["상대가 제안", "내 답을 기다려요", {}],
    ["내가 제안", "답을 기다려요", { proposed_by: "customer" }],
    ["상대가 제안", "수락함", { state: "approved" }],
    ["상대가 제안", "거절함", { state: "rejected" }],
    ["내가 제안", "취소함", { state: "withdrawn", proposed_by: "customer" }],
  ] as const)("%s: %s", (whose, badge, changes) => {
    const text = card(changes);
    expect(text).toContain(`${whose} ·`);
    // "답을 기다려요" is also the end of what waits for one's own answer.
    expect(text).toMatch(new RegExp(`전 ${badge} `));
  });

  it("ended without an answer, once the work is over", () => {
    expect(card({}, { state: "completed" })).toContain("답 없이 끝남");
    expect(card({ proposed_by: "customer" }, { state: "cancelled" })).toContain("답 없이 끝남");
    expect(card({ state: "approved" }, { state: "completed" })).toContain("수락함");
  });
});

it("warns of more than the quote promised at most, as long as it can be accepted", () => {
  const more = { price: 160_000 };
  expect(card(more)).toContain("약속한 최대 금액 150,000원 보다 10,000원 많아요.");
  expect(card({ price: 150_000 })).not.toContain("많아요");
  expect(card({ ...more, state: "rejected" })).not.toContain("많아요");
});

it("gives the answers that may be given", () => {
  expect(card({ actions: ["approve", "reject"] })).toContain("거절하기 수락하기");
  expect(card({ actions: ["approve", "reject"] })).not.toContain("제안 취소하기");
  expect(card({ actions: ["withdraw"] })).toContain("제안 취소하기");
  expect(card()).not.toContain("하기");
});

it("shows what held before and what would hold, or the new alone where nothing was said before", () => {
  const scope = { kinds: ["scope" as const], price: null, scope: "방 세 개" };
  const before = { price: 120_000, agreed_date: "2027-03-20", agreed_time: null };
  const changed = (was: string) => card({ ...scope, before: { ...before, scope: was } });
  expect(changed("방 두 개")).toContain("방 두 개 → 에서 방 세 개");
  expect(changed("")).toContain("작업 범위 방 세 개");
  expect(changed("")).not.toContain("→");
});
