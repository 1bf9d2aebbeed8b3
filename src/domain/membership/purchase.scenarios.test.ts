import { describe, expect, it } from "vitest";
import { CARD, OTHER_CARD, PHONE, Story, seoul } from "#test/billing/story.ts";

const JOINED = [
  "payment paid",
  "invoice 2027-01-15/2027-02-14 29000 vat 2636",
  "paid 2027-01-15/2027-02-14",
  "grant plan 30 until 2027-02-15T00:00",
  "activated",
];

describe("a purchase", () => {
  it("gives no credits until it is paid, then the period of its day (B01, B25)", () => {
    const story = new Story("2027-01-15T14:00");
    expect(story.buy()).toEqual(["purchased", "charge purchase 29000"]);
    expect(story.stands).toBe("incomplete, 0 credits");
    expect(story.paid()).toEqual(JOINED);
    expect(story.stands).toBe("active, 30 credits");
    expect(story.account.membership).toMatchObject({ anchor: 15, charges: 1, payment: null });
  });
  it("ends when it is declined, without credits (B25)", () => {
    const story = new Story("2027-01-15T14:00");
    story.buy();
    expect(story.failed()).toEqual(["payment failed", "purchase_failed"]);
    expect(story.stands).toBe("ended (payment_failed), 0 credits");
    expect(story.tick()).toEqual([]);
  });
  it("alarms for a fault of ours and ends", () => {
    const story = new Story("2027-01-15T14:00");
    story.buy();
    expect(story.failed("our_fault")).toEqual([
      "payment failed",
      "alarm our_fault",
      "purchase_failed",
    ]);
  });
  it("times out after thirty minutes and not a millisecond earlier (B26)", () => {
    const story = new Story("2027-01-15T14:00");
    story.buy();
    story.unknown();
    expect(story.at("2027-01-15T14:05")).toEqual(["ask"]);
    expect(story.notFound()).toEqual([]);
    expect(story.at("2027-01-15T14:10")).toEqual(["ask"]);
    expect(story.at("2027-01-15T14:29:59.999")).toEqual(["ask"]);
    expect(story.stands).toBe("incomplete, 0 credits");
    expect(story.at("2027-01-15T14:30")).toEqual(["payment given_up", "purchase_failed"]);
    expect(story.stands).toBe("ended (timeout), 0 credits");
  });
  it("waits longer when the gateway has a record of it, for a day (B26)", () => {
    const story = new Story("2027-01-15T14:00");
    story.buy();
    expect(story.unknown(true)).toEqual([]);
    expect(story.at("2027-01-15T14:30")).toEqual(["ask"]);
    story.unknown();
    expect(story.stands).toBe("incomplete, 0 credits");
    story.account.now = seoul("2027-01-16T13:59:59.999");
    expect(story.paid()[0]).toBe("payment paid");
    // The day of the purchase counts, not the day on which its payment was known.
    expect(story.account.membership?.period.start).toBe("2027-01-15");
  });
  it("was paid when the gateway took the money, however late it says so", () => {
    const story = new Story("2027-01-15T14:00");
    story.buy();
    story.account.now = seoul("2027-01-15T14:20");
    story.paid(story.pending, seoul("2027-01-15T14:01"));
    expect(story.account.payments[0]?.paid_at).toBe(seoul("2027-01-15T14:01"));
  });
  it("gives up after that day", () => {
    const story = new Story("2027-01-15T14:00");
    story.buy();
    story.unknown(true);
    story.at("2027-01-16T13:59");
    expect(story.at("2027-01-16T14:00")).toEqual(["payment given_up", "purchase_failed"]);
  });
  it("refunds a success that comes after the time limit, once (B34)", () => {
    const story = new Story("2027-01-15T14:00");
    story.buy();
    const id = story.pending;
    story.at("2027-01-15T14:30");
    expect(story.paid(id)).toEqual(["refund 29000 gateway late_success", "refunded"]);
    expect(story.paid(id)).toEqual([]);
    expect(story.stands).toBe("ended (timeout), 0 credits");
  });
  it("of which a late answer is no success changes nothing", () => {
    const story = new Story("2027-01-15T14:00");
    story.buy();
    const id = story.pending;
    story.at("2027-01-15T14:30");
    expect(story.failed("declined_today", id)).toEqual([]);
  });
  it("is activated once, however often the gateway says paid (B34)", () => {
    const story = new Story("2027-01-15T14:00");
    story.buy();
    const id = story.pending;
    story.unknown();
    expect(story.at("2027-01-15T14:05")).toEqual(["ask"]);
    expect(story.paid(id)).toEqual(JOINED);
    expect(story.paid(id)).toEqual([]);
    expect(story.failed("declined_today", id)).toEqual([]);
    expect(story.stands).toBe("active, 30 credits");
  });
  it("is paid with the method it began with, and its renewal with the one chosen meanwhile", () => {
    const story = new Story("2027-01-15T14:00");
    story.buy();
    story.unknown();
    expect(story.member({ kind: "change_method", method: OTHER_CARD })).toEqual([]);
    expect(story.account.membership?.payment?.method.id).toBe(CARD.id);
    expect(story.paid()).toEqual(JOINED);
    expect(story.account.membership?.method).toEqual({ ...OTHER_CARD, usable: true });
  });
  it("asks at once when the gateway says it was done already", () => {
    const story = new Story("2027-01-15T14:00");
    story.buy();
    expect(story.failed("done_already")).toEqual(["ask"]);
    expect(story.stands).toBe("incomplete, 0 credits");
    expect(story.at("2027-01-15T14:04:59")).toEqual([]);
    expect(story.at("2027-01-15T14:05")).toEqual(["ask"]);
  });
  it("takes an unclear failure for an unknown outcome", () => {
    const story = new Story("2027-01-15T14:00");
    story.buy();
    expect(story.failed("unknown_outcome")).toEqual([]);
    expect(story.stands).toBe("incomplete, 0 credits");
  });
  it("of nothing needs no gateway and no method (B28)", () => {
    const story = new Story("2027-01-15T14:00");
    story.account.plans = [
      { plan_id: "trial", price: 0, credits: 5, effective_from: "2026-01-01", for_sale: true },
    ];
    expect(story.buy("trial", null)).toEqual([
      "purchased",
      "invoice 2027-01-15/2027-02-14 0 vat 0",
      "paid 2027-01-15/2027-02-14",
      "grant plan 5 until 2027-02-15T00:00",
      "activated",
    ]);
    expect(story.stands).toBe("active, 5 credits");
    story.at("2027-02-14T10:00");
    expect(story.at("2027-02-15T10:00")).toEqual([
      "extend until 2027-02-16T00:00",
      "invoice 2027-02-15/2027-03-14 0 vat 0",
      "paid 2027-02-15/2027-03-14",
      "close plan 5 rolled_over",
      "grant rollover 2 until 2027-03-15T00:00",
      "grant plan 5 until 2027-03-15T00:00",
      "renewed",
    ]);
  });
  it("of a plan without credits grants nothing", () => {
    const story = new Story("2027-01-15T14:00");
    story.account.plans = [
      { plan_id: "empty", price: 0, credits: 0, effective_from: "2026-01-01", for_sale: true },
    ];
    expect(story.buy("empty", null)).not.toContain("grant plan 0 until 2027-02-15T00:00");
  });
});

describe("a purchase is refused", () => {
  it("without a method, of no plan, and of one that is no longer sold", () => {
    const story = new Story("2027-01-15T14:00");
    expect(story.buy("light", null)).toEqual(["method_missing"]);
    expect(story.buy("none")).toEqual(["plan_unknown"]);
    story.account.plans = story.account.plans.map((plan) => ({ ...plan, for_sale: false }));
    expect(story.buy()).toEqual(["plan_unknown"]);
    expect(story.stands).toBe("none, 0 credits");
  });
  it("beside one that is pending, active or overdue", () => {
    const story = new Story("2027-01-15T14:00");
    story.buy();
    expect(story.buy("pro", PHONE, "n")).toEqual(["payment_pending"]);
    story.paid();
    expect(story.buy("pro", PHONE, "n")).toEqual(["membership_exists"]);
    story.at("2027-02-15T10:00");
    story.failed();
    expect(story.buy("pro", PHONE, "n")).toEqual(["membership_exists"]);
  });
  it("from anybody but the member", () => {
    const { account } = new Story("2027-01-15T14:00");
    expect(
      account.give({
        by: "staff",
        kind: "purchase",
        membership_id: "m",
        plan_id: "light",
        method: PHONE,
      }),
    ).toEqual({ ok: false, code: "not_allowed" });
  });
});

it("an account without a membership has nothing due and nothing to cancel", () => {
  const story = new Story("2027-01-15T14:00");
  expect(story.tick()).toEqual([]);
  expect(story.member({ kind: "cancel" })).toEqual(["not_active"]);
  expect(story.paid("m-1")).toEqual(["not_active"]);
});

it("an answer about a charge that nobody made is refused", () => {
  const story = new Story("2027-01-15T14:00");
  story.join();
  expect(story.paid("x-1")).toEqual(["payment_unknown"]);
  expect(story.failed("declined_today", "x-1")).toEqual(["payment_unknown"]);
});
