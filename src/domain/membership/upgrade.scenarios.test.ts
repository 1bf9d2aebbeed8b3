import { describe, expect, it } from "vitest";
import { CARD, OTHER_CARD, Story } from "#test/billing/story.ts";

function member(plan = "light"): Story {
  const story = new Story("2027-01-15T14:00");
  story.join(plan);
  return story;
}

const upgrade = (story: Story, plan_id: string): string[] =>
  story.member({ kind: "upgrade_now", plan_id });

describe("an immediate upgrade", () => {
  it("costs the full difference and gives the full difference, on the same billing day (B19)", () => {
    const story = member();
    story.at("2027-02-01T12:00");
    expect(upgrade(story, "standard")).toEqual(["charge upgrade 30000"]);
    expect(story.stands).toBe("active, 30 credits");
    expect(story.paid()).toEqual([
      "payment paid",
      "invoice 2027-01-15/2027-02-14 30000 vat 2727",
      "grant plan 40 until 2027-02-15T00:00",
      "upgraded",
    ]);
    expect(story.stands).toBe("active, 70 credits");
    story.at("2027-02-14T10:00");
    story.at("2027-02-15T00:00");
    expect(story.at("2027-02-15T10:00")).toEqual(["charge renewal 59000"]);
    // Both lots of the period roll over together.
    expect(story.paid().slice(3, 6)).toEqual([
      "close plan 30 rolled_over",
      "close plan 40 rolled_over",
      "grant rollover 35 until 2027-03-15T00:00",
    ]);
  });
  it("may be made three times in a period (B19)", () => {
    const story = member();
    const paid = ["standard", "pro", "business"].map((plan) => {
      const asked = upgrade(story, plan);
      story.paid();
      expect(story.account.membership?.state).toBe("active");
      return asked[0];
    });
    expect(paid).toEqual(["charge upgrade 30000", "charge upgrade 60000", "charge upgrade 130000"]);
    expect(story.stands).toBe("active, 370 credits");
    expect(story.account.books.lots.map(({ source }) => source)).toEqual([
      "membership:m:2027-01-15:purchase",
      "membership:m:2027-01-15:upgrade:1",
      "membership:m:2027-01-15:upgrade:2",
      "membership:m:2027-01-15:upgrade:3",
    ]);
  });
  it("whose payment fails changes nothing but the record of it (B24)", () => {
    const story = member();
    upgrade(story, "pro");
    expect(story.failed()).toEqual(["payment failed"]);
    expect(story.stands).toBe("active, 30 credits");
    expect(story.account.membership).toMatchObject({ plan: { plan_id: "light" }, upgrades: 0 });
    upgrade(story, "pro");
    expect(story.failed("replace_method")).toEqual(["payment failed"]);
    expect(upgrade(story, "pro")).toEqual(["method_unusable"]);
    story.member({ kind: "change_method", method: OTHER_CARD });
    expect(upgrade(story, "pro")).toEqual(["charge upgrade 90000"]);
    expect(story.failed("our_fault")).toEqual(["payment failed", "alarm our_fault"]);
  });
  it("that is not found has failed", () => {
    const story = member();
    upgrade(story, "pro");
    expect(story.notFound()).toEqual(["payment failed"]);
  });
  it("that is known to have failed after nobody waits any more is told, once", () => {
    for (const report of ["notFound", "failed"] as const) {
      const story = member();
      upgrade(story, "pro");
      story.unknown();
      const id = story.pending;
      story.at("2027-01-15T14:05");
      expect(story[report]()).toEqual(["payment failed", "notice upgrade_failed"]);
      expect(story.failed("declined_today", id)).toEqual([]);
      expect(story.stands).toBe("active, 30 credits");
    }
  });
  it("is given up after thirty minutes, and its late success refunded", () => {
    const story = member();
    upgrade(story, "pro");
    const id = story.pending;
    story.at("2027-01-15T14:29:59.999");
    expect(story.at("2027-01-15T14:30")).toEqual(["payment given_up", "notice upgrade_failed"]);
    expect(story.paid(id)).toEqual(["refund 90000 gateway late_success", "refunded"]);
    expect(story.stands).toBe("active, 30 credits");
  });
  it("is given up with the period at the latest", () => {
    const story = member();
    story.at("2027-02-14T23:50");
    upgrade(story, "pro");
    story.at("2027-02-14T23:59:59.999");
    expect(story.at("2027-02-15T00:00")).toEqual([
      "payment given_up",
      "notice upgrade_failed",
      "extend until 2027-02-16T00:00",
    ]);
  });
  it("takes the place of a scheduled change", () => {
    const story = member("standard");
    story.member({ kind: "schedule_change", plan_id: "light" });
    upgrade(story, "pro");
    expect(story.paid().slice(-2)).toEqual(["change_unscheduled", "upgraded"]);
    expect(story.account.membership?.next_plan).toBeNull();
  });
  it("of no difference in price needs no gateway (B28)", () => {
    const story = member();
    story.account.plans.push({
      plan_id: "light-plus",
      price: 29_000,
      credits: 35,
      effective_from: "2026-01-01",
      for_sale: true,
    });
    expect(upgrade(story, "light-plus")).toEqual([
      "invoice 2027-01-15/2027-02-14 0 vat 0",
      "grant plan 5 until 2027-02-15T00:00",
      "upgraded",
    ]);
  });
  it("is refused to what is not higher, not sold, or while another charge is open", () => {
    const story = member("standard");
    expect(upgrade(story, "light")).toEqual(["upgrade_not_higher"]);
    expect(upgrade(story, "standard")).toEqual(["upgrade_not_higher"]);
    expect(upgrade(story, "none")).toEqual(["plan_unknown"]);
    upgrade(story, "pro");
    expect(upgrade(story, "business")).toEqual(["payment_pending"]);
    expect(story.member({ kind: "schedule_change", plan_id: "light" })).toEqual([
      "payment_pending",
    ]);
  });
  it("is refused without a method", () => {
    const story = new Story("2027-01-15T14:00");
    const free = { plan_id: "trial", price: 0, credits: 1, for_sale: true };
    story.account.plans.push({ ...free, effective_from: "2026-01-01" });
    story.buy("trial", null);
    expect(upgrade(story, "light")).toEqual(["method_missing"]);
    story.member({ kind: "change_method", method: CARD });
    expect(upgrade(story, "light")).toEqual(["charge upgrade 29000"]);
  });
  it("is refused between the period's end and its renewal", () => {
    const story = member();
    story.at("2027-02-14T23:59:59.999");
    expect(upgrade(story, "pro")).toEqual(["charge upgrade 90000"]);
    story.failed();
    story.at("2027-02-15T00:00");
    expect(upgrade(story, "pro")).toEqual(["renewal_under_way"]);
  });
  it("asked for before a cancellation still takes effect", () => {
    const story = member();
    upgrade(story, "pro");
    expect(story.member({ kind: "cancel" })).toEqual(["cancel_scheduled"]);
    expect(story.paid().at(-1)).toBe("upgraded");
    expect(story.account.membership?.is_canceled).toBe(true);
  });
});
