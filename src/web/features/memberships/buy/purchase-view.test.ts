import { describe, expect, it } from "vitest";
import { ApiFailure } from "#web/platform/api/api-failure.ts";
import { activeOverview, LIGHT, noMembership } from "#test/factories/membership-overview.ts";
import { failedTry, purchaseView } from "./purchase-view.ts";

const purchase = (state: "confirming" | "failed", message: string | null = null) =>
  noMembership({
    purchase: { state, plan: LIGHT, started_at: "2026-11-21T12:00:00+09:00", message },
  });

const BOUGHT = activeOverview().membership?.plan.product.id ?? "";

describe("purchaseView", () => {
  it.each([
    ["form", noMembership(), false],
    ["form", noMembership(), true],
    ["form", purchase("failed"), true],
    ["confirming", purchase("confirming"), true],
    // After a reload, or from another device.
    ["confirming", purchase("confirming"), false],
    ["paid", activeOverview(), true],
    ["exists", activeOverview(), false],
  ] as const)("is %s", (view, overview, sent) => {
    expect(purchaseView(overview, { sent, productId: BOUGHT })).toBe(view);
  });
});

it("is none of what another window bought at the same time", () => {
  expect(purchaseView(activeOverview(), { sent: true, productId: "another" })).toBe("exists");
});

describe("failedTry", () => {
  const refused = (status: number, code: string, message: string) =>
    new ApiFailure(status, { error: { code, message, trace_id: "t" } });

  it("is what the server says of the last try, and that nothing is lost", () => {
    const failed = failedTry(null, purchase("failed", "한도가 넘었어요."));
    expect(failed?.title).toBe("결제되지 않았어요");
    expect(failed?.text).toContain("한도가 넘었어요. 멤버십은 시작되지 않았고");
  });
  it("is never without a way on", () => {
    expect(failedTry(null, purchase("failed"))?.text).toContain("다른 수단을 골라 주세요");
  });
  it("is the refusal where the overview knows of no try", () => {
    const failure = refused(409, "method_unusable", "다른 결제 수단을 등록해 주세요.");
    expect(failedTry(failure, noMembership())?.text).toContain("다른 결제 수단을 등록해 주세요.");
  });
  it("does not claim that nothing was charged when nobody knows", () => {
    for (const failure of [new ApiFailure(0, null), new ApiFailure(502, null)]) {
      const failed = failedTry(failure, noMembership());
      expect(failed?.title).toBe("결제 결과를 확인하지 못했어요");
      expect(failed?.text).toContain("두 번 결제되지 않아요");
    }
  });
  it("is none without a try, or while it is open", () => {
    expect(failedTry(null, noMembership())).toBeNull();
    expect(failedTry(null, purchase("confirming"))).toBeNull();
  });
});
