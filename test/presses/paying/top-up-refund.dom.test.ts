import { describe, expect, it } from "vitest";
import type { TopUp } from "#contract/endpoints/top-ups.ts";
import { errorCatalogue } from "#contract/errors.ts";
import { noMembership } from "../../factories/membership-overview.ts";
import { sampleTopUp } from "../../samples/top-ups.ts";
import { answering, ID, NOW, pressNamed, refusal } from "../answering.ts";
import { scope } from "../controls.ts";
import { openPage, type Answered, type OpenPage } from "../open-page.tsx";
import { offered, rowsOf, said, sentTo, where } from "../on-page.ts";

const REFUND = "credits.topUps.refund";
const PRESS = "33,000원 돌려받기";
const visitor = { authenticated: true, userType: "pro" } as const;

function openTopUps(
  own: Partial<TopUp>[],
  refunded: () => Answered = () => ({ status: 200, body: { refunded: 33_000, method: "gateway" } }),
): Promise<OpenPage> {
  const answer = answering({
    "subscriptions.overview": noMembership(),
    "credits.topUps": { items: own.map((one) => sampleTopUp({ id: ID, ...one })), next: null },
    "users.me.refunds": { items: [], next: null },
    [REFUND]: refunded,
  });
  return openPage({ path: "/membership/top-up", visitor, now: NOW, answer });
}

describe("a pack that was bought before", () => {
  it.each([
    ["pending", "결제 확인 중"],
    ["settled", "충전됨"],
    ["given_up", "결제되지 않음"],
    ["refunded", "돌려드림"],
  ] as const)("stands in the list as %s", async (state, words) => {
    await openTopUps([{ state }]);
    const row = rowsOf("충전 내역")[0]?.textContent ?? "";
    expect(row).toContain(`크레딧 30개33,000원${words}`);
    expect(row).toContain("2027년 03월 10일");
    expect(row).toContain("쓰지 않은 30 크레딧");
  });

  it("gives back what nobody has used, once that was confirmed", async () => {
    const page = await openTopUps([{}]);
    await pressNamed(page, PRESS);
    expect(scope().textContent).toContain("33,000원을 돌려받을까요?");
    await pressNamed(page, "취소");
    expect(sentTo(page, REFUND)).toEqual([]);
    await pressNamed(page, PRESS);
    await pressNamed(page, "확인");
    expect(sentTo(page, REFUND).map(({ url }) => url.includes(ID))).toEqual([true]);
    expect(said()).toContain("33,000원을 돌려드려요.");
    expect(where(page)).toBe("/membership/top-up");
  });

  it("leads to where the account is asked for when the money comes by bank", async () => {
    const body = { refunded: 33_000, method: "bank_transfer" };
    const page = await openTopUps([{}], () => ({ status: 200, body }));
    await pressNamed(page, PRESS);
    await pressNamed(page, "확인");
    expect(where(page)).toBe("/membership/refunds");
  });

  it("whose refund is refused says why", async () => {
    const page = await openTopUps([{}], () => refusal("state_forbids"));
    await pressNamed(page, PRESS);
    await pressNamed(page, "확인");
    expect(said()).toContain(errorCatalogue.state_forbids[1]);
    expect(said()).not.toContain("을 돌려드려요.");
  });

  it("of which all is used gives nothing back", async () => {
    await openTopUps([{ refundable: null }]);
    expect(said()).not.toContain("쓰지 않은 30");
    expect(offered()).not.toContain(PRESS);
  });

  it("is not listed where there is none", async () => {
    await openTopUps([]);
    expect(said()).not.toContain("충전 내역");
  });
});
