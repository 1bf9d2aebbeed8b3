import { describe, expect, it } from "vitest";
import type { MembershipOverview } from "#contract/endpoints/membership-parts.ts";
import { errorCatalogue, type ErrorCode } from "#contract/errors.ts";
import {
  activeOverview,
  noMembership,
  overdueOverview,
} from "../../factories/membership-overview.ts";
import { answering, pressNamed, refusal } from "../answering.ts";
import { scope } from "../controls.ts";
import { openPage, type Answered, type OpenPage } from "../open-page.tsx";
import { nameOf } from "../press-all.ts";
import { offered, said, where } from "../on-page.ts";

const REMOVE = "users.me.billingInfo.remove";
const PRESS = "결제 수단 삭제";
const LATER = "멤버십이 끝난 뒤에는 여기서 결제 수단을 삭제할 수 있어요.";
const visitor = { authenticated: true, userType: "pro" } as const;
const now = Date.parse("2026-11-21T12:00:00+09:00");
const { method } = activeOverview();

function openMethod(overview: MembershipOverview, removed?: () => Answered): Promise<OpenPage> {
  const answer = answering({
    "subscriptions.overview": overview,
    [REMOVE]: () => removed?.() ?? { status: 200, body: {} },
  });
  return openPage({ path: "/membership/method", visitor, now, answer });
}
const removals = ({ sent }: OpenPage) => sent.filter((one) => nameOf(one) === REMOVE).length;

describe("a way of payment with which nothing is paid", () => {
  it("is removed once it was confirmed what that means", async () => {
    const page = await openMethod(noMembership({ method }));
    await pressNamed(page, PRESS);
    expect(scope().textContent).toContain("현대카드 (1234) 정보를 지우고");
    await pressNamed(page, "취소");
    expect(removals(page)).toBe(0);
    await pressNamed(page, PRESS);
    await pressNamed(page, "확인");
    expect(removals(page)).toBe(1);
    expect(said()).toContain("결제 수단을 삭제했어요.");
    expect(where(page)).toBe("/membership");
  });

  it.each<ErrorCode>(["method_in_use", "payment_pending"])(
    "stays when %s refuses, and why is said",
    async (code) => {
      const page = await openMethod(noMembership({ method }), () => refusal(code));
      await pressNamed(page, PRESS);
      await pressNamed(page, "확인");
      expect(said()).toContain(errorCatalogue[code][1]);
      expect(said()).not.toContain("결제 수단을 삭제했어요.");
      expect(where(page)).toBe("/membership/method");
    },
  );
});

describe("a way of payment that is in use", () => {
  it("cannot be removed, and when it can is said", async () => {
    await openMethod(activeOverview());
    expect(said()).toContain(LATER);
    expect(offered()).not.toContain(PRESS);
  });

  it("is changed in view of what is owed, which is paid at once", async () => {
    await openMethod(overdueOverview());
    expect(said()).toContain("밀린 59,000원이 바로 결제돼요");
    await openMethod(activeOverview());
    expect(said()).not.toContain("바로 결제돼요");
  });
});

it("offers nothing to remove where there is no way of payment", async () => {
  await openMethod(noMembership());
  expect(document.querySelector("h1")?.textContent).toBe("결제 수단 등록");
  expect(offered()).not.toContain(PRESS);
  expect(said()).not.toContain(LATER);
});
