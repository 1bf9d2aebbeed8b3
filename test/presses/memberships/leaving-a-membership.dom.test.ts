import { describe, expect, it, vi } from "vitest";
import type {
  LeavingOfferAnswer,
  MembershipOverview,
} from "#contract/endpoints/membership-parts.ts";
import { errorCatalogue, type ErrorCode } from "#contract/errors.ts";
import type { EndpointName } from "#contract/registry.ts";
import { activeOverview, LIGHT, overdueOverview } from "../../factories/membership-overview.ts";
import { answering, bodiesOf, pressNamed, refusal } from "../answering.ts";
import { scope } from "../controls.ts";
import { openPage, type Answered, type OpenPage } from "../open-page.tsx";
import { nameOf } from "../press-all.ts";
import { offered, said, where } from "../on-page.ts";

const CANCEL = "subscriptions.cancel";
const LEAVE = "subscriptions.leave.now";
const AT_END = "기간 끝에 해지하기";
const NOW_WITH_MONEY = "47,790원 환불받고 지금 해지하기";
const NOW_WITHOUT = "지금 해지하기";
const visitor = { authenticated: true, userType: "pro" } as const;
const now = Date.parse("2026-11-21T12:00:00+09:00");
const offer: LeavingOfferAnswer = {
  by: "unused",
  amount: 47_790,
  method: "gateway",
  parts: [
    {
      price: 59_000,
      granted: 70,
      unused: 63,
      paid_on: "2026-11-13",
      whole_until: "2026-11-20",
      whole: 53_100,
      fee: 5_310,
      amount: 47_790,
    },
  ],
  credits: 63,
  held: 0,
  rolled_over: 0,
  period_ends_on: "2026-12-14",
};
const member = activeOverview({ actions: ["cancel", "leave"] });

interface Given {
  overview?: MembershipOverview;
  offer?: LeavingOfferAnswer;
  answered?: Partial<Record<typeof CANCEL | typeof LEAVE, () => Answered>>;
}

function openLeaving(given: Given = {}): Promise<OpenPage> {
  const answer = answering({
    "subscriptions.overview": given.overview ?? member,
    "subscriptions.leave": { offer: given.offer ?? offer },
    [LEAVE]: { by: "unused", refunded: 47_790, method: "gateway" },
    ...given.answered,
  });
  return openPage({ path: "/membership/leave", visitor, now, answer });
}
const times = ({ sent }: OpenPage, name: EndpointName) =>
  sent.filter((one) => nameOf(one) === name).length;

describe("leaving at the end of the period", () => {
  it("is booked by one press, as it can be taken back", async () => {
    const page = await openLeaving();
    await pressNamed(page, AT_END);
    expect(times(page, CANCEL)).toBe(1);
    expect(said()).toContain("해지를 예약했어요.");
    expect(where(page)).toBe("/membership");
  });

  it("that is refused says why, and stays where both ways stand", async () => {
    const refused = () => refusal("renewal_under_way");
    const page = await openLeaving({ answered: { [CANCEL]: refused } });
    await pressNamed(page, AT_END);
    expect(said()).toContain(errorCatalogue.renewal_under_way[1]);
    expect(where(page)).toBe("/membership/leave");
  });

  it("says that the credits left then do not roll over, where any are left", async () => {
    await openLeaving();
    expect(said()).toContain("멤버십 크레딧이 지금 63개 남아 있어요.");
    expect(said()).toContain("끝나는 날까지 쓰지 않은 것은 다음 달로 넘어가지 않고 사라져요.");
    await openLeaving({ offer: { ...offer, amount: 0, parts: [], credits: 0 } });
    expect(said()).not.toContain("다음 달로 넘어가지 않고 사라져요.");
  });

  it("says what becomes of a change that was booked", async () => {
    const next_schedule = { plan: LIGHT, payment_due_date: "2026-12-15" };
    const membership = member.membership && { ...member.membership, next_schedule };
    await openLeaving({ overview: { ...member, membership } });
    expect(said()).toContain("예약한 라이트 멤버십 변경은 취소돼요.");
    await openLeaving();
    expect(said()).not.toContain("멤버십 변경은 취소돼요.");
  });
});

describe("leaving now", () => {
  it("says by which rule the sum comes about, how it comes back and what ends", async () => {
    await openLeaving();
    expect(said()).toContain("쓰지 않은 만큼을 낸 금액의 비율로 계산하고");
    expect(said()).toContain("결제한 수단으로 결제가 취소돼요.");
    expect(said()).toContain("남은 멤버십 크레딧 63개가 사라져요.");
    await openLeaving({ offer: { ...offer, by: "guarantee" } });
    expect(said()).toContain("보장 환불은 계정당 한 번이에요.");
    expect(said()).toContain("보장 환불 (전액)47,790원");
  });

  it("is asked about with the sum, which is what is claimed", async () => {
    const page = await openLeaving();
    await pressNamed(page, NOW_WITH_MONEY);
    expect(scope().textContent).toContain("47,790원을 환불받고 해지할까요?");
    await pressNamed(page, "취소");
    expect(bodiesOf(page, LEAVE)).toEqual([]);
    await pressNamed(page, NOW_WITH_MONEY);
    await pressNamed(page, "확인");
    expect(bodiesOf(page, LEAVE)).toEqual([{ amount: 47_790 }]);
    expect(where(page)).toBe("/membership/refunds");
  });

  it("that gives nothing back leads to the membership, not to refunds", async () => {
    const nothing = { ...offer, amount: 0, parts: [], credits: 0 };
    const left = () => ({ status: 200, body: { by: "unused", refunded: 0, method: null } });
    const page = await openLeaving({
      overview: overdueOverview({ actions: ["leave"] }),
      offer: nothing,
      answered: { [LEAVE]: left },
    });
    await pressNamed(page, NOW_WITHOUT);
    expect(scope().textContent).toContain("지금 바로 해지할까요?");
    await pressNamed(page, "확인");
    expect(said()).toContain("멤버십을 해지했어요.");
    expect(where(page)).toBe("/membership");
  });

  it("that the server failed at is claimed again under the same key, so that it is done once", async () => {
    const page = await openLeaving({ answered: { [LEAVE]: () => refusal("internal") } });
    const keys: (string | null)[] = [];
    const served = fetch;
    vi.stubGlobal("fetch", (url: string, init: RequestInit = {}) => {
      if (init.method === "POST") keys.push(new Headers(init.headers).get("idempotency-key"));
      return served(url, init);
    });
    for (const label of [NOW_WITH_MONEY, "확인", NOW_WITH_MONEY, "확인"]) {
      await pressNamed(page, label);
    }
    expect(keys).toEqual([expect.any(String), keys[0]]);
  });

  it.each<ErrorCode>(["refund_changed", "payment_pending"])(
    "that %s refuses says why and ends nothing",
    async (code) => {
      const page = await openLeaving({ answered: { [LEAVE]: () => refusal(code) } });
      await pressNamed(page, NOW_WITH_MONEY);
      await pressNamed(page, "확인");
      expect(said()).toContain(errorCatalogue[code][1]);
      expect(where(page)).toBe("/membership/leave");
    },
  );
});

describe("the ways to leave", () => {
  it("are both there while something comes back", async () => {
    await openLeaving();
    expect(offered()).toEqual(expect.arrayContaining([AT_END, NOW_WITH_MONEY]));
    expect(said()).toContain("언제 끝낼지 골라 주세요.");
  });

  it("are the end alone where all credits are used, and why is said", async () => {
    await openLeaving({ offer: { ...offer, amount: 0 } });
    expect(offered()).toContain(AT_END);
    expect(offered()).not.toContain(NOW_WITHOUT);
    expect(said()).toContain("지금 해지해도 돌려받을 금액이 없어요.");
    expect(said()).not.toContain("언제 끝낼지 골라 주세요.");
  });

  it("are leaving now alone once the end is booked", async () => {
    const membership = member.membership && { ...member.membership, is_canceled: true };
    await openLeaving({ overview: { ...member, membership } });
    expect(offered()).not.toContain(AT_END);
    expect(offered()).toContain(NOW_WITH_MONEY);
  });

  it("are leaving now alone where the period is not paid for", async () => {
    await openLeaving({
      overview: overdueOverview({ actions: ["cancel", "leave"] }),
      offer: { ...offer, amount: 0 },
    });
    expect(offered()).not.toContain(AT_END);
    expect(offered()).toContain(NOW_WITHOUT);
    expect(said()).not.toContain("돌려받을 금액이 없어요.");
  });
});
