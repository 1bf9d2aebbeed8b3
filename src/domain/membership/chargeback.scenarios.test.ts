import { describe, expect, it } from "vitest";
import { CARD, Story } from "#test/billing/story.ts";

function member(): Story {
  const story = new Story("2027-01-15T14:00");
  story.join();
  story.at("2027-02-01T12:00");
  return story;
}

const takenBack = (story: Story, payment_id = "m-1", total = 29_000): string[] =>
  story.gateway({ kind: "outside_refund", payment_id, total });
const reversed = (story: Story, payment_id = "m-1"): string[] =>
  story.gateway({ kind: "chargeback_reversed", payment_id });

describe("money of a paid period that was taken back", () => {
  it("makes the membership overdue at once, until it is reversed (B32)", () => {
    const story = member();
    expect(takenBack(story)).toEqual(["overdue"]);
    expect(takenBack(story)).toEqual([]);
    expect(story.account.hold(1)).toBeNull();
    expect(reversed(story)).toEqual(["recovered"]);
    expect(reversed(story)).toEqual([]);
    expect(story.stands).toBe("active, 30 credits");
    story.at("2027-02-14T10:00");
    story.at("2027-02-15T00:00");
    expect(story.at("2027-02-15T10:00")).toEqual(["charge renewal 29000"]);
  });
  it("is not charged again by itself, and the membership ends on the ladder's day", () => {
    const story = member();
    takenBack(story);
    for (const day of ["02", "04", "06", "08"]) {
      expect(story.at(`2027-02-${day}T10:00`)).toEqual([]);
    }
    expect(story.at("2027-02-08T23:59:59.999")).toEqual([]);
    expect(story.at("2027-02-09T00:00")).toEqual(["close plan 30 ended", "ended"]);
    expect(story.stands).toBe("ended (unpaid), 0 credits");
  });
  it("can be paid by the member, without a second grant", () => {
    const story = member();
    takenBack(story);
    expect(story.member({ kind: "retry" })).toEqual(["charge recharge 29000"]);
    expect(story.paid()).toEqual([
      "payment paid",
      "invoice 2027-01-15/2027-02-14 29000 vat 2636",
      "recovered",
    ]);
    expect(story.stands).toBe("active, 30 credits");
    // The gateway goes on telling of it.
    expect(takenBack(story)).toEqual([]);
    // And once the first payment is ours after all, the second one goes back, once.
    expect(reversed(story)).toEqual(["refund 29000 gateway chargeback_reversed", "refunded"]);
    expect(reversed(story)).toEqual([]);
  });
  it("stays owed when that charge fails", () => {
    const story = member();
    takenBack(story);
    story.member({ kind: "retry" });
    expect(story.failed()).toEqual(["payment failed"]);
    story.member({ kind: "retry" });
    expect(story.notFound()).toEqual(["payment failed"]);
    expect(story.stands).toBe("overdue, 30 credits");
  });
  it("adds up over several payments and shrinks with each reversal", () => {
    const story = member();
    story.member({ kind: "upgrade_now", plan_id: "standard" });
    story.paid();
    takenBack(story);
    story.member({ kind: "retry" });
    const id = story.pending;
    expect(takenBack(story, "m-2", 30_000)).toEqual(["payment given_up"]);
    expect(story.paid(id)).toEqual(["refund 29000 gateway late_success", "refunded"]);
    expect(reversed(story)).toEqual([]);
    expect(story.member({ kind: "retry" })).toEqual(["charge recharge 30000"]);
    expect(reversed(story, "m-2")).toEqual(["payment given_up", "recovered"]);
  });
  it("is owed only as far as we did not pay it back ourselves", () => {
    const story = member();
    const first = story.account.payments[0];
    if (first) first.refunded = 10_000;
    expect(takenBack(story, "m-1", 10_000)).toEqual([]);
    expect(takenBack(story, "m-1", 12_000)).toEqual(["overdue"]);
    expect(story.member({ kind: "retry" })).toEqual(["charge recharge 2000"]);
  });
  it("grows with what is taken back of the same payment", () => {
    const story = member();
    takenBack(story, "m-1", 5_000);
    expect(takenBack(story, "m-1", 9_000)).toEqual([]);
    expect(story.member({ kind: "retry" })).toEqual(["charge recharge 9000"]);
  });
  it("told again, or reversed for another payment, leaves the charge of it alone", () => {
    const story = member();
    story.member({ kind: "upgrade_now", plan_id: "standard" });
    story.paid();
    takenBack(story);
    story.member({ kind: "retry" });
    expect(takenBack(story)).toEqual([]);
    expect(reversed(story, "m-2")).toEqual([]);
    expect(story.pending).toBe("m-3");
    expect(story.stands).toBe("overdue, 70 credits");
  });
  it("keeps what is owed of one payment while more of another is taken back", () => {
    const story = member();
    story.member({ kind: "upgrade_now", plan_id: "standard" });
    story.paid();
    takenBack(story);
    takenBack(story, "m-2", 10_000);
    takenBack(story, "m-2", 30_000);
    expect(story.member({ kind: "retry" })).toEqual(["charge recharge 59000"]);
  });
  it("reversed after it was paid again gives that payment's share back, of the charge that made it good", () => {
    const story = member();
    story.member({ kind: "upgrade_now", plan_id: "standard" });
    story.paid();
    takenBack(story);
    story.member({ kind: "retry" });
    story.paid();
    takenBack(story, "m-2", 30_000);
    story.member({ kind: "retry" });
    story.paid();
    expect(reversed(story, "m-2")).toEqual([
      "refund 30000 gateway chargeback_reversed",
      "refunded",
    ]);
    expect(story.account.payments.map(({ refunded }) => refunded)).toEqual([0, 0, 0, 30_000]);
  });
  it("of two that one charge made good gives back the reversed one's share", () => {
    const story = member();
    story.member({ kind: "upgrade_now", plan_id: "standard" });
    story.paid();
    takenBack(story);
    takenBack(story, "m-2", 30_000);
    story.member({ kind: "retry" });
    story.paid();
    expect(reversed(story, "m-2")).toEqual([
      "refund 30000 gateway chargeback_reversed",
      "refunded",
    ]);
  });
  it("is never given back a second time, by the guarantee or as a late success", () => {
    const story = member();
    story.at("2027-01-16T12:00");
    takenBack(story);
    expect(story.member({ kind: "guarantee_refund" })).toEqual(["nothing_to_refund"]);
    story.member({ kind: "retry" });
    story.paid();
    expect(story.member({ kind: "guarantee_refund" })).toContain("refund 29000 gateway guarantee");
    expect(story.account.payments.map(({ refunded }) => refunded)).toEqual([0, 29_000]);
    story.buy("light", CARD, "m2");
    const id = story.pending;
    story.at("2027-02-01T12:00");
    takenBack(story, id);
    expect(story.paid(id)).toEqual([]);
  });
  it("gives an upgrade under way up", () => {
    const story = member();
    story.member({ kind: "upgrade_now", plan_id: "standard" });
    expect(takenBack(story)).toEqual(["payment given_up", "overdue"]);
  });
  it("over the period's end keeps the lots for a late payment, then renews", () => {
    const story = member();
    story.at("2027-02-12T10:00");
    expect(takenBack(story)).toEqual(["extend until 2027-02-20T00:00", "overdue"]);
    expect(story.at("2027-02-15T10:00")).toEqual([]);
    story.member({ kind: "retry" });
    expect(story.paid().at(-1)).toBe("recovered");
    expect(story.tick()).toEqual(["charge renewal 29000"]);
    expect(story.paid()).toContain("grant rollover 15 until 2027-03-15T00:00");
  });
  it("only alarms while a renewal is open or owed, and after the end", () => {
    const story = member();
    story.at("2027-02-15T10:00");
    expect(takenBack(story)).toEqual(["alarm outside_refund"]);
    story.failed();
    expect(takenBack(story)).toEqual(["alarm outside_refund"]);
    expect(reversed(story)).toEqual([]);
    story.at("2027-02-23T00:00");
    expect(takenBack(story)).toEqual(["alarm outside_refund"]);
  });
  it("of a payment that nobody knows, or that was not paid, is nothing", () => {
    const story = member();
    expect(takenBack(story, "x")).toEqual(["payment_unknown"]);
    expect(reversed(story, "x")).toEqual(["payment_unknown"]);
    story.member({ kind: "upgrade_now", plan_id: "pro" });
    story.failed();
    expect(takenBack(story, "m-2", 90_000)).toEqual([]);
  });
});

it("arrears of a phone bill are only flagged", () => {
  const story = member();
  expect(story.gateway({ kind: "arrears_reported", payment_id: "m-1" })).toEqual(["alarm arrears"]);
  expect(story.stands).toBe("active, 30 credits");
});
