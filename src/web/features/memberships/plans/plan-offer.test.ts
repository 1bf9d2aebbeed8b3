import { describe, expect, it } from "vitest";
import {
  activeOverview,
  canceledOverview,
  LIGHT,
  noMembership,
  overdueOverview,
  PRO,
  STANDARD,
} from "#test/factories/membership-overview.ts";
import { changeObstacle, planOffer } from "./plan-offer.ts";

const confirming = noMembership({
  purchase: {
    state: "confirming",
    plan: LIGHT,
    started_at: "2026-11-21T12:00:00+09:00",
    message: null,
  },
});

describe("planOffer", () => {
  it("is joining for visitors and accounts without a membership", () => {
    expect(planOffer(LIGHT, null)).toEqual({ kind: "join" });
    expect(planOffer(LIGHT, noMembership())).toEqual({ kind: "join" });
  });
  it("is closed while a first payment is being confirmed", () => {
    expect(planOffer(LIGHT, confirming)).toEqual({ kind: "closed" });
  });
  it("is nothing to do for the plan that the member has", () => {
    expect(planOffer(STANDARD, activeOverview())).toEqual({ kind: "current" });
  });
  it("is for a higher plan the difference now, or the next period", () => {
    expect(planOffer(PRO, activeOverview())).toEqual({
      kind: "change",
      now: { won: 60_000, credits: 90 },
      later: true,
    });
  });
  it("is for a lower plan the next period only", () => {
    expect(planOffer(LIGHT, activeOverview())).toEqual({ kind: "change", now: null, later: true });
  });
  it("shows no button that the server does not allow", () => {
    const onlyLater = activeOverview({ actions: ["schedule_change"] });
    expect(planOffer(PRO, onlyLater)).toEqual({ kind: "change", now: null, later: true });
    for (const overview of [canceledOverview(), overdueOverview()]) {
      expect(planOffer(PRO, overview)).toEqual({ kind: "closed" });
      expect(planOffer(LIGHT, overview)).toEqual({ kind: "closed" });
    }
  });
  it("can be taken back where it is scheduled, and may be had now instead", () => {
    const { membership, ...rest } = activeOverview({ actions: ["remove_change", "upgrade_now"] });
    const next_schedule = { plan: PRO, payment_due_date: "2026-12-15" };
    const scheduled = { ...rest, membership: membership && { ...membership, next_schedule } };
    expect(planOffer(PRO, scheduled)).toEqual({
      kind: "scheduled",
      now: { won: 60_000, credits: 90 },
      removable: true,
    });
  });
});

describe("changeObstacle", () => {
  it("is none for a member who may change, or who may join", () => {
    expect(changeObstacle(activeOverview())).toBeNull();
    expect(changeObstacle(noMembership())).toBeNull();
  });
  it.each([
    ["밀린 결제", overdueOverview()],
    ["해지를 취소하면", canceledOverview()],
    ["갱신 결제", activeOverview({ actions: [] })],
    ["확인하고", confirming],
    [
      "확인하고",
      activeOverview({
        actions: [],
        payment: { amount: 60_000, started_at: "2026-11-21T12:00:00+09:00" },
      }),
    ],
  ])("names what stands against it: %s", (words, overview) => {
    expect(changeObstacle(overview)).toContain(words);
  });
});
