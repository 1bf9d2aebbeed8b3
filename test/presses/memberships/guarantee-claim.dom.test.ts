import { describe, expect, it } from "vitest";
import type { GuaranteeAnswer, MembershipOverview } from "#contract/endpoints/membership-parts.ts";
import { errorCatalogue } from "#contract/errors.ts";
import { activeOverview, noMembership } from "../../factories/membership-overview.ts";
import { answering, pressNamed, refusal } from "../answering.ts";
import { scope } from "../controls.ts";
import { openPage, type Answered, type OpenPage } from "../open-page.tsx";
import { offered, said, sentTo, where } from "../on-page.ts";

const CLAIM = "subscriptions.guaranteeRefund.claim";
const PRESS = "보장 환불 받기";
const visitor = { authenticated: true, userType: "pro" } as const;
const now = Date.parse("2026-11-21T12:00:00+09:00");
const eligible: GuaranteeAnswer = {
  eligible: true,
  form: "unused",
  amount: 59_000,
  method: "gateway",
  reasons: [],
};
const member = (own: Partial<MembershipOverview> = {}) =>
  activeOverview({ guarantee: eligible, actions: ["guarantee_refund"], ...own });

function openMembership(
  overview: MembershipOverview,
  claimed: () => Answered = () => ({
    status: 200,
    body: { refunded: 59_000, method: "gateway" },
  }),
): Promise<OpenPage> {
  const answer = answering({
    "subscriptions.overview": overview,
    "subscriptions.schedules": { items: [] },
    "users.me.refunds": { items: [], next: null },
    [CLAIM]: claimed,
  });
  return openPage({ path: "/membership", visitor, now, answer });
}

const claims = (page: OpenPage) => sentTo(page, CLAIM).length;

describe("the money back that was promised", () => {
  it("is claimed once what it ends was confirmed, and leads to where it is told of", async () => {
    const page = await openMembership(member());
    expect(said()).toContain("59,000원을 돌려받을 수 있어요.");
    expect(said()).toContain("결제한 수단으로 결제가 취소돼요.");
    await pressNamed(page, PRESS);
    expect(scope().textContent).toContain("59,000원을 환불받을까요?");
    await pressNamed(page, "취소");
    expect(claims(page)).toBe(0);
    await pressNamed(page, PRESS);
    await pressNamed(page, "확인");
    expect(claims(page)).toBe(1);
    expect(said()).toContain("59,000원을 환불했어요.");
    expect(where(page)).toBe("/membership/refunds");
  });

  it("says that an account is needed where it comes by bank", async () => {
    const guarantee = { ...eligible, method: "bank_transfer" as const };
    const body = { refunded: 59_000, method: "bank_transfer" };
    const page = await openMembership(member({ guarantee }), () => ({ status: 200, body }));
    expect(said()).toContain("계좌로 보내 드려요.");
    await pressNamed(page, PRESS);
    await pressNamed(page, "확인");
    expect(said()).toContain("59,000원 환불을 접수했어요. 받을 계좌를 알려 주세요.");
  });

  it("that is refused stays here, and why is said", async () => {
    const page = await openMembership(member(), () => refusal("state_forbids"));
    await pressNamed(page, PRESS);
    await pressNamed(page, "확인");
    expect(said()).toContain(errorCatalogue.state_forbids[1]);
    expect(said()).not.toContain("원을 환불했어요.");
    expect(where(page)).toBe("/membership");
  });

  it("is not offered where it cannot be claimed now", async () => {
    await openMembership(member({ actions: [] }));
    expect(said()).toContain("59,000원을 돌려받을 수 있어요.");
    expect(offered()).not.toContain(PRESS);
  });

  it("that is not to be had is explained", async () => {
    const reasons: GuaranteeAnswer["reasons"] = [
      { form: "unused", code: "credits_used", message: "크레딧을 썼어요." },
    ];
    const guarantee = { ...eligible, eligible: false, reasons };
    await openMembership(member({ guarantee }));
    expect(said()).toContain("지금은 보장 환불을 받을 수 없어요.");
    expect(said()).toContain("전액을 돌려받아요.크레딧을 썼어요.");
    expect(said()).not.toContain("돌려받을 수 있어요.");
    expect(offered()).not.toContain(PRESS);
  });

  it("is told of without a membership only where it can still be had", async () => {
    await openMembership(noMembership({ guarantee: eligible }));
    expect(said()).toContain("보장 환불");
    await openMembership(noMembership());
    expect(said()).not.toContain("보장 환불");
  });
});
