import { describe, expect, it } from "vitest";
import { serverStories } from "#test/billing/stories.ts";

const begin = serverStories();

const PAID = [
  "invoice 2027-01-15/2027-02-14 29000 vat 2636",
  "paid 2027-01-15/2027-02-14",
  "grant plan 30 until 2027-02-15T00:00",
];
const CHARGED = "charge purchase 29000";

describe("a purchase", () => {
  it("gives the credits and the period of its day once it is paid (B01, B25)", async () => {
    const story = await begin("2027-01-15T14:00");
    expect(await story.buy()).toEqual([CHARGED, "payment paid", ...PAID, "purchased", "activated"]);
    expect(await story.stands()).toBe("active, 30 credits");
    expect(await story.taken()).toEqual(["PAID 29000"]);
    expect(await story.sweep()).toEqual([]);
  });

  it("ends when it is declined, without credits (B25)", async () => {
    const story = await begin("2027-01-15T14:00");
    await story.gateway("decline:REJECT_CARD_PAYMENT");
    expect(await story.buy()).toEqual([
      CHARGED,
      "payment failed",
      "purchased",
      "purchase_failed",
      "payment_declined",
    ]);
    expect(await story.stands()).toBe("ended (payment_failed), 0 credits");
    expect(await story.sweep()).toEqual([]);
    expect(await story.taken()).toEqual(["FAILED 29000"]);
  });

  it("alarms for a fault of ours and ends", async () => {
    const story = await begin("2027-01-15T14:00");
    await story.gateway("decline:INVALID_REQUEST");
    expect(await story.buy()).toEqual([
      CHARGED,
      "payment failed",
      "alarm our_fault",
      "purchased",
      "purchase_failed",
      "payment_declined",
    ]);
  });

  it("times out after thirty minutes and not a millisecond earlier (B26)", async () => {
    const story = await begin("2027-01-15T14:00");
    await story.gateway("http500");
    expect(await story.buy()).toEqual([CHARGED, "purchased"]);
    expect(await story.stands()).toBe("incomplete, 0 credits");
    expect(await story.at("2027-01-15T14:04:59.999")).toEqual([]);
    expect(await story.at("2027-01-15T14:05")).toEqual(["ask"]);
    expect(await story.at("2027-01-15T14:10")).toEqual(["ask"]);
    expect(await story.at("2027-01-15T14:29:59.999")).toEqual(["ask"]);
    expect(await story.stands()).toBe("incomplete, 0 credits");
    expect(await story.at("2027-01-15T14:30")).toEqual(["payment given_up", "purchase_failed"]);
    expect(await story.stands()).toBe("ended (timeout), 0 credits");
    expect(await story.taken()).toEqual([]);
  });

  it("that the gateway has a record of is waited for a day and not a millisecond less (B26)", async () => {
    const story = await begin("2027-01-15T14:00");
    await story.gateway("http500");
    await story.buy();
    story.undecided();
    expect(await story.at("2027-01-15T14:05")).toEqual(["ask"]);
    expect(await story.at("2027-01-15T14:30")).toEqual(["ask"]);
    expect(await story.at("2027-01-16T13:59:59.999")).toEqual(["ask"]);
    expect(await story.stands()).toBe("incomplete, 0 credits");
    expect(await story.at("2027-01-16T14:00")).toEqual(["payment given_up", "purchase_failed"]);
    expect(await story.stands()).toBe("ended (timeout), 0 credits");
  });

  it("whose answer was lost is found by asking, and activated once (B34)", async () => {
    const story = await begin("2027-01-15T14:00");
    await story.gateway("reset-after-charge", 1);
    expect(await story.buy()).toEqual([CHARGED, "purchased"]);
    expect(await story.stands()).toBe("incomplete, 0 credits");
    expect(await story.at("2027-01-15T14:05")).toEqual([
      "ask",
      "payment paid",
      ...PAID,
      "activated",
    ]);
    expect(await story.sweep()).toEqual([]);
    expect(await story.taken()).toEqual(["PAID 29000"]);
  });

  it("that was given up is refunded once its success is heard of, once (B34)", async () => {
    const story = await begin("2027-01-15T14:00");
    await story.gateway("reset-after-charge", 1);
    await story.buy();
    story.silent(true);
    expect(await story.at("2027-01-15T14:05")).toEqual(["ask"]);
    expect(await story.at("2027-01-15T14:29")).toEqual(["ask"]);
    expect((await story.at("2027-01-15T14:30")).slice(-2)).toEqual([
      "payment given_up",
      "purchase_failed",
    ]);
    story.silent(false);
    expect(await story.at("2027-01-15T16:00")).toEqual([
      "ask",
      "refund 29000 gateway late_success",
      "refunded",
    ]);
    expect(await story.at("2027-01-16T16:00")).toEqual([]);
    expect(await story.stands()).toBe("ended (timeout), 0 credits");
    expect(await story.taken()).toEqual(["CANCELLED 29000 −29000"]);
  });

  it("in the evening of the 31st in Seoul is anchored on that day, not on London's (B06)", async () => {
    const story = await begin("2027-02-01T00:00");
    expect(await story.buy()).toContain("paid 2027-02-01/2027-02-28");
    const evening = await begin("2027-01-31T23:59:59.999");
    expect(await evening.buy()).toContain("paid 2027-01-31/2027-02-27");
  });
});

describe("a purchase is refused", () => {
  it("beside one that is pending, active or overdue", async () => {
    const story = await begin("2027-01-15T14:00");
    await story.gateway("reset-after-charge", 1);
    await story.buy();
    expect(await story.buy("pro")).toEqual(["payment_pending"]);
    await story.at("2027-01-15T14:05");
    expect(await story.buy("pro")).toEqual(["membership_exists"]);
    await story.gateway("decline:REJECT_CARD_PAYMENT");
    await story.at("2027-02-15T10:00");
    expect(await story.stands()).toBe("overdue, 30 credits");
    expect(await story.buy("pro")).toEqual(["membership_exists"]);
  });

  it("of something that is no plan", async () => {
    const story = await begin("2027-01-15T14:00");
    const unknown = { product_id: "019b7600-0000-7000-8000-0000000000c1", billing_key: story.key };
    expect(await story.call("subscriptions.buy", unknown)).toEqual(["plan_unknown"]);
    expect(await story.call("subscriptions.buy", { product_id: unknown.product_id })).toHaveLength(
      1,
    );
    expect(await story.stands()).toBe("none, 0 credits");
  });
});

it("commands without a membership are refused and write nothing", async () => {
  const story = await begin("2027-01-15T14:00");
  expect(await story.cancel()).toEqual(["not_active"]);
  expect(await story.restart()).toEqual(["not_active"]);
  expect(await story.retry()).toEqual(["not_active"]);
  expect(await story.upgrade("pro")).toEqual(["not_active"]);
  expect(await story.schedule("pro")).toEqual(["not_active"]);
});
