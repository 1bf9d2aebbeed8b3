import { describe, expect, it } from "vitest";
import { CARD, Story } from "#test/billing/story.ts";

function member(): Story {
  const story = new Story("2027-01-15T14:00");
  story.join();
  story.at("2027-02-01T12:00");
  return story;
}

const takenBack = (story: Story, payment_id = "m-1", total = 29_000): string[] =>
  story.gone(payment_id, total);
const reversed = (story: Story, payment_id = "m-1"): string[] => story.gone(payment_id, 0);

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
    expect(story.at("2027-02-09T00:00")).toEqual([
      "close plan 30 ended",
      "credits go with 29000 of m-1",
      "ended",
    ]);
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
    expect(takenBack(story, "m-1", 28_999)).toEqual(["credits go with 18999 of m-1"]);
    expect(takenBack(story, "m-1", 29_000)).toEqual(["overdue"]);
    expect(story.member({ kind: "retry" })).toEqual(["charge recharge 19000"]);
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
    expect(takenBack(story)).toEqual(["payment given_up", "notice upgrade_failed", "overdue"]);
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
  it("while a renewal is open is told of at once, and owed once that is paid", () => {
    const story = member();
    story.at("2027-02-15T10:00");
    expect(takenBack(story)).toEqual(["alarm outside_refund"]);
    expect(story.stands).toBe("active, 30 credits");
    expect(story.paid().slice(-2)).toEqual(["renewed", "overdue"]);
    expect(story.member({ kind: "retry" })).toEqual(["charge recharge 29000"]);
    expect(story.paid().at(-1)).toBe("recovered");
    expect(story.stands).toBe("active, 45 credits");
  });
  it("while a renewal is owed is told of at once, and owed once that is paid", () => {
    const story = member();
    story.at("2027-02-15T10:00");
    story.failed();
    expect(takenBack(story)).toEqual(["alarm outside_refund"]);
    story.member({ kind: "retry" });
    expect(story.paid().slice(-2)).toEqual(["recovered", "overdue"]);
    expect(story.member({ kind: "retry" })).toEqual(["charge recharge 29000"]);
  });
  it("while a renewal is open and reversed again is owed by nobody", () => {
    const story = member();
    story.at("2027-02-15T10:00");
    takenBack(story);
    expect(reversed(story)).toEqual([]);
    expect(story.paid().at(-1)).toBe("renewed");
    expect(story.stands).toBe("active, 45 credits");
  });
  it("takes its credits after the end, and operators are told", () => {
    const story = member();
    story.member({ kind: "cancel" });
    story.at("2027-02-15T00:00");
    expect(takenBack(story, "m-1", 5_000)).toEqual([
      "credits go with 5000 of m-1",
      "alarm outside_refund",
    ]);
    expect(takenBack(story)).toEqual(["credits go with 29000 of m-1", "alarm outside_refund"]);
    expect(reversed(story)).toEqual([]);
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

describe("a part of a payment that was taken back", () => {
  it("takes its share of the credits, the unspent first, and the membership stays", () => {
    const story = member();
    expect(takenBack(story, "m-1", 50)).toEqual(["credits go with 50 of m-1"]);
    expect(story.stands).toBe("active, 30 credits");
    expect(takenBack(story, "m-1", 966)).toEqual(["credits go with 966 of m-1"]);
    expect(story.stands).toBe("active, 30 credits");
    expect(takenBack(story, "m-1", 967)).toEqual(["credits go with 967 of m-1"]);
    expect(story.stands).toBe("active, 29 credits");
    story.at("2027-02-15T10:00");
    expect(story.paid().at(-1)).toBe("renewed");
  });
  it("leaves a debt of what was used, which the next credits pay", () => {
    const story = member();
    const hold = story.account.hold(28);
    if (hold) story.account.capture(hold);
    takenBack(story, "m-1", 14_500);
    expect([story.stands, story.account.takenBooks.open]).toEqual(["active, 0 credits", 13]);
    expect(story.account.hold(1)).toBeNull();
    story.at("2027-02-15T10:00");
    story.paid();
    expect([story.stands, story.account.takenBooks.open]).toEqual(["active, 17 credits", 0]);
  });
  it("comes back with the money, the credits that others paid included", () => {
    const story = member();
    const hold = story.account.hold(28);
    if (hold) story.account.capture(hold);
    takenBack(story, "m-1", 14_500);
    story.member({ kind: "upgrade_now", plan_id: "standard" });
    story.paid();
    expect(story.stands).toBe("active, 27 credits");
    reversed(story);
    expect([story.stands, story.account.takenBooks.open]).toEqual(["active, 42 credits", 0]);
  });
  it("is owed in money instead once nothing is left, and its credits come back", () => {
    const story = member();
    takenBack(story, "m-1", 14_500);
    expect(story.stands).toBe("active, 15 credits");
    expect(takenBack(story)).toEqual(["overdue"]);
    expect(story.stands).toBe("overdue, 30 credits");
    expect(story.member({ kind: "retry" })).toEqual(["charge recharge 29000"]);
    story.paid();
    expect(story.stands).toBe("active, 30 credits");
  });
  it("of what had made another good takes that one's credits", () => {
    const story = member();
    takenBack(story);
    story.member({ kind: "retry" });
    story.paid();
    expect(takenBack(story, "m-2", 14_500)).toEqual(["credits go with 14500 of m-1"]);
    expect(story.stands).toBe("active, 15 credits");
    expect(takenBack(story, "m-2")).toEqual(["overdue"]);
    expect(story.member({ kind: "retry" })).toEqual(["charge recharge 29000"]);
    story.paid();
    expect(story.stands).toBe("active, 30 credits");
  });
  it("while a renewal is open takes credits at once", () => {
    const story = member();
    story.at("2027-02-15T10:00");
    expect(takenBack(story, "m-1", 14_500)).toEqual(["credits go with 14500 of m-1"]);
    expect(story.stands).toBe("active, 15 credits");
  });
  it("reversed in part leaves the rest", () => {
    const story = member();
    takenBack(story);
    expect(takenBack(story, "m-1", 14_500)).toEqual(["credits go with 14500 of m-1", "recovered"]);
    expect(story.stands).toBe("active, 15 credits");
  });
  it("is no obstacle to the guarantee, which gives the rest back", () => {
    const story = new Story("2027-01-15T14:00");
    story.join();
    takenBack(story, "m-1", 967);
    expect(story.member({ kind: "guarantee_refund" })).toContain("refund 28033 gateway guarantee");
    expect(story.stands).toBe("ended (refunded), 0 credits");
  });
});
