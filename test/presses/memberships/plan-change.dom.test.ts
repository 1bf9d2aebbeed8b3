import { describe, expect, it } from "vitest";
import type { MembershipOverview } from "#contract/endpoints/membership-parts.ts";
import { errorCatalogue } from "#contract/errors.ts";
import type { EndpointName } from "#contract/registry.ts";
import { activeOverview, LIGHT, PRO, STANDARD } from "../../factories/membership-overview.ts";
import { answering, bodiesOf, pressNamed, refusal } from "../answering.ts";
import { labelOf, press, scope } from "../controls.ts";
import { openPage, type Answered, type OpenPage } from "../open-page.tsx";
import { nameOf } from "../press-all.ts";
import { said } from "../on-page.ts";

const UPGRADE = "subscriptions.upgrade";
const SCHEDULE = "subscriptions.schedules.create";
const REMOVE = "subscriptions.schedules.remove";
const NOW_TO_PRO = `지금 업그레이드하기 (${PRO.name})`;
const LATER_TO_LIGHT = `다음 기간부터 바꾸기 (${LIGHT.name})`;
const TAKE_BACK = `예약 취소하기 (${LIGHT.name})`;
const DIFFERENCE = PRO.price - STANDARD.price;
const visitor = { authenticated: true, userType: "pro" } as const;
const now = Date.parse("2026-11-21T12:00:00+09:00");

interface Given {
  overview?: MembershipOverview;
  answered?: Partial<Record<typeof UPGRADE | typeof SCHEDULE | typeof REMOVE, () => Answered>>;
}

function openPlans({ overview = activeOverview(), answered = {} }: Given = {}): Promise<OpenPage> {
  const answer = answering({
    "subscriptions.plans": { items: [LIGHT, STANDARD, PRO] },
    "subscriptions.overview": overview,
    "subscriptions.nextBilling": {
      amount: LIGHT.price,
      credit: LIGHT.product.credit,
      payment_due_date: "2026-12-15",
    },
    ...answered,
  });
  return openPage({ path: "/membership/plans", visitor, now, answer });
}
/** A member whose next period begins with the lighter plan. */
function scheduledOverview(): MembershipOverview {
  const overview = activeOverview();
  const next_schedule = { plan: LIGHT, payment_due_date: "2026-12-15" };
  return {
    ...overview,
    membership: overview.membership && { ...overview.membership, next_schedule },
    actions: ["remove_change", "upgrade_now", "schedule_change"],
  };
}
const offered = () => [...document.querySelectorAll<HTMLElement>("main button")].map(labelOf);

async function pressAt(page: OpenPage, label: string): Promise<void> {
  const button = [...document.querySelectorAll<HTMLElement>("main button")].find(
    (one) => labelOf(one) === label,
  );
  if (!button) throw new Error(`no ${label} among ${offered()}`);
  press(button);
  await page.settle();
}
const times = ({ sent }: OpenPage, name: EndpointName) =>
  sent.filter((one) => nameOf(one) === name).length;

describe("an upgrade within the period", () => {
  const charged = (payment: "paid" | "pending") => (): Answered => ({
    status: 200,
    body: { payment, overview: activeOverview() },
  });

  it("is paid for only once its price was seen and confirmed", async () => {
    const page = await openPlans({ answered: { [UPGRADE]: charged("paid") } });
    await pressAt(page, NOW_TO_PRO);
    expect(scope().textContent).toContain("60,000원을 결제하고 프로 상품으로 업그레이드할까요?");
    expect(scope().textContent).toContain("결제 수단: 현대카드 (1234).");
    await pressNamed(page, "취소");
    expect(bodiesOf(page, UPGRADE)).toEqual([]);
    await pressAt(page, NOW_TO_PRO);
    await pressNamed(page, "확인");
    expect(bodiesOf(page, UPGRADE)).toEqual([{ product_id: PRO.product.id, price: DIFFERENCE }]);
    expect(said()).toContain("프로 상품으로 업그레이드했어요.");
  });

  it("whose payment is not sure yet is not said to be done", async () => {
    const page = await openPlans({ answered: { [UPGRADE]: charged("pending") } });
    await pressAt(page, NOW_TO_PRO);
    await pressNamed(page, "확인");
    expect(said()).toContain("결제를 확인하고 있어요. 확인되면 바로 업그레이드돼요.");
    expect(said()).not.toContain("업그레이드했어요.");
  });

  it("that is refused says why, and the plans are asked for again: prices may be others", async () => {
    const refused = () => refusal("payment_declined");
    const page = await openPlans({ answered: { [UPGRADE]: refused } });
    const before = times(page, "subscriptions.plans");
    await pressAt(page, NOW_TO_PRO);
    await pressNamed(page, "확인");
    expect(said()).toContain(errorCatalogue.payment_declined[1]);
    expect(said()).not.toContain("업그레이드했어요.");
    expect(times(page, "subscriptions.plans")).toBe(before + 1);
  });
});

describe("a change for the next period", () => {
  it("is booked once what it will cost was confirmed, and costs nothing now", async () => {
    const body = scheduledOverview();
    const page = await openPlans({ answered: { [SCHEDULE]: () => ({ status: 201, body }) } });
    await pressAt(page, LATER_TO_LIGHT);
    expect(scope().textContent).toContain("다음 기간부터 라이트 상품으로 바꿀까요?");
    expect(scope().textContent).toContain("지금은 결제되지 않아요.");
    await pressNamed(page, "취소");
    expect(bodiesOf(page, SCHEDULE)).toEqual([]);
    await pressAt(page, LATER_TO_LIGHT);
    await pressNamed(page, "확인");
    expect(bodiesOf(page, SCHEDULE)).toEqual([{ product_id: LIGHT.product.id }]);
    expect(said()).toContain("2026년 12월 15일부터 라이트 상품으로 바꿔요.");
  });

  it("that is refused says why", async () => {
    const refused = () => refusal("renewal_under_way");
    const page = await openPlans({ answered: { [SCHEDULE]: refused } });
    await pressAt(page, LATER_TO_LIGHT);
    await pressNamed(page, "확인");
    expect(said()).toContain(errorCatalogue.renewal_under_way[1]);
  });

  it("that was booked is taken back by one press", async () => {
    const removed = () => ({ status: 200, body: activeOverview() });
    const page = await openPlans({
      overview: scheduledOverview(),
      answered: { [REMOVE]: removed },
    });
    expect(said()).toContain("다음 기간부터 바뀌도록 예약했어요.");
    await pressAt(page, TAKE_BACK);
    expect(times(page, REMOVE)).toBe(1);
    expect(said()).toContain("예약한 변경을 취소했어요.");
  });

  it("that can no longer be taken back offers no press for it", async () => {
    const overview: MembershipOverview = { ...scheduledOverview(), actions: [] };
    await openPlans({ overview });
    expect(said()).toContain("다음 기간부터 바뀌도록 예약했어요.");
    expect(offered()).not.toContain(TAKE_BACK);
  });
});

describe("what stands against a change", () => {
  it("is said above the plans, which offer none then", async () => {
    await openPlans({ overview: activeOverview({ actions: [] }) });
    expect(said()).toContain("갱신 결제가 진행되고 있어요. 끝나면 바꿀 수 있어요.");
    expect(offered()).not.toContain(NOW_TO_PRO);
    expect(offered()).not.toContain(LATER_TO_LIGHT);
  });

  it("is nothing for whoever may change", async () => {
    await openPlans();
    expect(said()).not.toContain("끝나면 바꿀 수 있어요.");
    expect(offered()).toContain(NOW_TO_PRO);
  });
});
