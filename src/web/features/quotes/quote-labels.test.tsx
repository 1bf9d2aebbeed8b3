import { describe, expect, it } from "vitest";
import { textInPage } from "#test/render-in-page.tsx";
import { sampleCost } from "#test/samples/quotes.ts";
import { QuoteCost } from "./quote-cost.tsx";
import { quoteBadge } from "./quote-labels.ts";

describe("the badge of a quote", () => {
  it.each([
    ["sent", "새 견적", "아직 읽지 않음"],
    ["read", "읽은 견적", "고객이 읽음"],
    ["hired", "고용한 견적", "고용됨"],
    ["declined", "거절한 견적", "거절됨"],
    ["expired", "기간이 지난 견적", "기간 지남"],
    ["withdrawn", "고수가 취소한 견적", "취소한 견적"],
  ] as const)("%s is %s to the customer, %s to the pro", (state, customer, pro) => {
    expect(quoteBadge("customer", { state, hire: null, request: "choosing" }).label).toBe(customer);
    expect(quoteBadge("pro", { state, hire: null, request: "choosing" }).label).toBe(pro);
  });

  it.each([
    ["hired", "고용됨"],
    ["completed", "완료"],
    ["cancelled", "고용 취소됨"],
  ] as const)("of a hire that is %s: %s", (hire, label) => {
    expect(quoteBadge("pro", { state: "hired", hire, request: "hired" }).label).toBe(label);
  });
});

it.each([
  ["held", null, "예치", "48시간 뒤 돌아와요"],
  ["captured", "read", "사용", "읽었어요"],
  ["released", "unread_48h", "반환", "읽지 않"],
] as const)("the cost that is %s (%s) says %s and why", (state, end_reason, label, why) => {
  const text = textInPage(<QuoteCost cost={sampleCost({ state, end_reason })} />);
  expect(text).toContain(`${label} 3`);
  expect(text).toContain(why);
});

it("tells the pro, and not the customer, of a quote whose request went to somebody else", () => {
  const of = { state: "read", hire: null, request: "hired" } as const;
  expect(quoteBadge("pro", of)).toEqual({ label: "다른 고수가 고용됨", tone: "neutral" });
  expect(quoteBadge("customer", of).label).toBe("읽은 견적");
});
