import { describe, expect, it } from "vitest";
import type { QuoteDetail } from "#contract/endpoints/quotes/quotes.ts";
import { errorCatalogue } from "#contract/errors.ts";
import type { EndpointName } from "#contract/registry.ts";
import { sampleChangeOrder, sampleCost, sampleHire, sampleQuote } from "../../samples/quotes.ts";
import { answering, bodiesOf, ID, NOW, pressNamed, refusal } from "../answering.ts";
import { scope } from "../controls.ts";
import { openPage, type Answered, type OpenPage } from "../open-page.tsx";
import { nameOf } from "../press-all.ts";
import { offered, said } from "../on-page.ts";

const WITHDRAW = "quotes.withdraw";
const APPROVE = "changeOrders.approve";
const REJECT = "changeOrders.reject";
const TAKE_BACK = "changeOrders.withdraw";
const BEYOND = "최대 금액보다 많은데 수락할까요?";
const sample = sampleQuote();

type Deed = typeof WITHDRAW | typeof APPROVE | typeof REJECT | typeof TAKE_BACK;

function openQuote(
  quote: Partial<QuoteDetail>,
  answered: Partial<Record<Deed, () => Answered>> = {},
): Promise<OpenPage> {
  const userType = quote.viewer === "pro" ? "pro" : "customer";
  const answer = answering({
    "quotes.get": sampleQuote({ id: ID, request: { ...sample.request, id: ID }, ...quote }),
    ...answered,
  });
  const visitor = { authenticated: true, userType } as const;
  return openPage({ path: `/quote?id=${ID}`, visitor, now: NOW, answer });
}
const times = ({ sent }: OpenPage, name: EndpointName) =>
  sent.filter((one) => nameOf(one) === name).length;

describe("a quote that its pro takes back", () => {
  const quote = { viewer: "pro", actions: ["withdraw"] } satisfies Partial<QuoteDetail>;

  it.each([
    ["held", true],
    ["captured", false],
  ] as const)("with credits that are %s is so as they were told: %s", async (state, unread) => {
    const page = await openQuote({ ...quote, cost: sampleCost({ state }) });
    await pressNamed(page, "견적 취소하기");
    await pressNamed(page, "취소");
    expect(bodiesOf(page, WITHDRAW)).toEqual([]);
    await pressNamed(page, "견적 취소하기");
    await pressNamed(page, "확인");
    expect(bodiesOf(page, WITHDRAW)).toEqual([{ unread }]);
    expect(said()).toContain("견적을 취소했어요.");
  });

  it("that was read meanwhile says so", async () => {
    const page = await openQuote(
      { ...quote, cost: sampleCost({ state: "held" }) },
      { [WITHDRAW]: () => refusal("state_forbids") },
    );
    await pressNamed(page, "견적 취소하기");
    await pressNamed(page, "확인");
    expect(said()).toContain(errorCatalogue.state_forbids[1]);
    expect(said()).not.toContain("견적을 취소했어요.");
  });
});

describe("a change that the other side proposed", () => {
  const open = (price: number, ceiling: number, answered = {}) => {
    const change = sampleChangeOrder({ id: ID, price, actions: ["approve", "reject"] });
    const hire = sampleHire({ ceiling, change_orders: [change] });
    return openQuote({ state: "hired", hire, actions: [] }, answered);
  };

  it("within the most that was promised is accepted at one press", async () => {
    const page = await open(130_000, 130_000);
    await pressNamed(page, "수락하기");
    expect(times(page, APPROVE)).toBe(1);
  });

  it("beyond it is accepted only by who says so twice", async () => {
    const page = await open(130_001, 130_000);
    await pressNamed(page, "수락하기");
    expect(scope().textContent).toContain(BEYOND);
    await pressNamed(page, "취소");
    expect(times(page, APPROVE)).toBe(0);
    await pressNamed(page, "수락하기");
    await pressNamed(page, "확인");
    expect(times(page, APPROVE)).toBe(1);
  });

  it("is rejected by who is sure, and a refusal of that is said", async () => {
    const page = await open(130_001, 130_000, { [REJECT]: () => refusal("state_forbids") });
    await pressNamed(page, "거절하기");
    expect(scope().textContent).toContain("거절한 제안은 다시 수락할 수 없어요.");
    await pressNamed(page, "취소");
    expect(times(page, REJECT)).toBe(0);
    await pressNamed(page, "거절하기");
    await pressNamed(page, "확인");
    expect(times(page, REJECT)).toBe(1);
    expect(said()).toContain(errorCatalogue.state_forbids[1]);
  });

  it("can no longer be answered once the work is over", async () => {
    const change = sampleChangeOrder({ id: ID, actions: [] });
    const hire = sampleHire({ state: "completed", change_orders: [change] });
    await openQuote({ state: "hired", hire, actions: [] });
    expect(said()).toContain("답 없이 끝남");
    expect(offered()).not.toContain("수락하기");
  });
});

it("takes back a change that one proposed oneself", async () => {
  const change = sampleChangeOrder({ id: ID, actions: ["withdraw"], proposed_by: "customer" });
  const hire = sampleHire({ change_orders: [change] });
  const page = await openQuote({ state: "hired", hire, actions: [] });
  expect(said()).toContain("내가 제안");
  expect(offered()).not.toContain("수락하기");
  await pressNamed(page, "제안 취소하기");
  expect(times(page, TAKE_BACK)).toBe(1);
});
