import { describe, expect, it } from "vitest";
import { guarantee } from "./guarantee.ts";
import { CARD, PHONE, Story } from "#test/billing/story.ts";
import type { MethodRef } from "./membership.ts";

function member(method: MethodRef = CARD): Story {
  const story = new Story("2027-01-15T14:00");
  story.join("light", method);
  return story;
}

const claim = (story: Story): string[] => story.member({ kind: "guarantee_refund" });

const reasons = (story: Story) => {
  const facts = story.account.facts();
  if (!facts.membership) return null;
  return guarantee({ ...facts, membership: facts.membership }, story.account.now);
};

const UNUSED = [
  "close plan 30 refunded",
  "refund 29000 gateway guarantee",
  "guarantee used",
  "refunded",
  "ended",
];

describe("the guarantee of the first week", () => {
  it("pays everything back and ends the membership, once", () => {
    const story = member();
    expect(claim(story)).toEqual(UNUSED);
    expect(story.stands).toBe("ended (refunded), 0 credits");
    expect(claim(story)).toEqual([]);
    expect(story.account.payments[0]?.refunded).toBe(29_000);
    expect(story.account.guaranteeUsed).toBe(true);
  });
  it("pays back only what was paid and did not go back yet", () => {
    const story = member();
    story.member({ kind: "upgrade_now", plan_id: "standard" });
    story.failed();
    story.member({ kind: "upgrade_now", plan_id: "standard" });
    story.paid();
    const first = story.account.payments[0];
    if (first) first.refunded = 29_000;
    expect(reasons(story)).toMatchObject({ ok: true, form: "unused", payments: [{ id: "m-3" }] });
    expect(claim(story).filter((line) => line.startsWith("refund "))).toEqual([
      "refund 30000 gateway guarantee",
    ]);
  });
  it("is refused when all went back already", () => {
    const story = member();
    const first = story.account.payments[0];
    if (first) first.refunded = 29_000;
    expect(claim(story)).toEqual(["nothing_to_refund"]);
  });
  it("releases live holds first", () => {
    const story = member();
    const hold = story.account.hold(6);
    expect(claim(story)).toEqual(["release holds", ...UNUSED]);
    expect(hold?.state).toBe("released");
    expect(story.stands).toBe("ended (refunded), 0 credits");
  });
  it("lasts through the seventh day after the purchase", () => {
    const story = member();
    story.at("2027-01-22T23:59:59.999");
    expect(claim(story)).toEqual(UNUSED);
    const late = member();
    late.at("2027-01-23T00:00");
    expect(claim(late)).toEqual(["first_period_not_over"]);
    expect(reasons(late)).toEqual({
      ok: false,
      reasons: {
        unused: ["claim_window_over"],
        no_hire: ["first_period_not_over", "too_few_quotes"],
      },
    });
  });
  it("is lost with the first captured credit", () => {
    const story = member();
    const hold = story.account.hold(1);
    if (hold) story.account.capture(hold);
    expect(claim(story)).toEqual(["credits_used"]);
  });
  it("covers upgrades, less what went back before", () => {
    const story = member();
    story.member({ kind: "upgrade_now", plan_id: "standard" });
    story.paid();
    const first = story.account.payments[0];
    if (first) first.refunded = 9_000;
    expect(claim(story)).toEqual([
      "close plan 30 refunded",
      "close plan 40 refunded",
      "refund 20000 gateway guarantee",
      "refund 30000 gateway guarantee",
      "guarantee used",
      "refunded",
      "ended",
    ]);
  });
  it("gives an upgrade under way up", () => {
    const story = member();
    story.member({ kind: "upgrade_now", plan_id: "pro" });
    const id = story.pending;
    expect(claim(story)).toEqual(["payment given_up", ...UNUSED]);
    expect(story.paid(id)).toEqual(["refund 90000 gateway late_success", "refunded"]);
  });
  it("sends a phone payment of an earlier month to the bank list", () => {
    const story = new Story("2027-01-28T14:00");
    story.join("light", PHONE);
    story.at("2027-01-31T23:59:59.999");
    const same = story.account.membership;
    expect(same?.state).toBe("active");
    story.at("2027-02-01T00:00");
    expect(claim(story)[1]).toBe("refund 29000 bank_transfer guarantee");
    const inMonth = member(PHONE);
    expect(claim(inMonth)[1]).toBe("refund 29000 gateway guarantee");
  });
  it("is for a first purchase and once per account", () => {
    const story = member();
    claim(story);
    story.buy("light", CARD, "second");
    story.paid();
    expect(claim(story)).toEqual(["guarantee_used"]);
    const other = member();
    other.member({ kind: "cancel" });
    other.at("2027-02-15T00:00");
    other.buy("light", CARD, "second");
    other.paid();
    expect(claim(other)).toEqual(["not_first_purchase"]);
  });
  it("has nothing to give for a free membership", () => {
    const story = new Story("2027-01-15T14:00");
    const free = { plan_id: "trial", price: 0, credits: 1, for_sale: true };
    story.account.plans = [{ ...free, effective_from: "2026-01-01" }];
    story.buy("trial", null);
    expect(claim(story)).toEqual(["nothing_to_refund"]);
  });
});

describe("the guarantee of the first period", () => {
  /** Ten quotes, none hired, renewed on 15 February. */
  const renewed = (): Story => {
    const story = member();
    story.account.quotesSent = 10;
    const hold = story.account.hold(10);
    if (hold) story.account.capture(hold);
    story.at("2027-02-15T10:00");
    story.paid();
    return story;
  };

  it("pays that period and a renewal just paid back", () => {
    const story = renewed();
    story.at("2027-02-21T23:59:59.999");
    expect(claim(story)).toEqual([
      "close rollover 10 refunded",
      "close plan 30 refunded",
      "refund 29000 gateway guarantee",
      "refund 29000 gateway guarantee",
      "guarantee used",
      "refunded",
      "ended",
    ]);
  });
  it("begins when the period is over and lasts for seven days", () => {
    const story = member();
    story.account.quotesSent = 10;
    story.at("2027-02-14T23:59:59.999");
    expect(claim(story)).toEqual(["first_period_not_over"]);
    story.at("2027-02-15T00:00");
    expect(claim(story).at(-1)).toBe("ended");
    const late = renewed();
    late.at("2027-02-22T00:00");
    expect(claim(late)).toEqual(["claim_window_over"]);
  });
  it("needs ten quotes and no hire", () => {
    const story = renewed();
    story.account.quotesSent = 9;
    expect(claim(story)).toEqual(["too_few_quotes"]);
    story.account.quotesSent = 10;
    story.account.quotesHired = 1;
    expect(claim(story)).toEqual(["quote_hired"]);
  });
  it("is paid after the end too, without a second end", () => {
    const story = member();
    story.account.quotesSent = 12;
    story.member({ kind: "cancel" });
    story.at("2027-02-15T00:00");
    expect(claim(story)).toEqual(["refund 29000 gateway guarantee", "guarantee used", "refunded"]);
    expect(story.stands).toBe("ended (refunded), 0 credits");
  });
  it("is paid while overdue, and the charge under way given up", () => {
    const story = member();
    story.account.quotesSent = 10;
    story.at("2027-02-15T10:00");
    story.failed();
    story.at("2027-02-16T10:00");
    expect(claim(story).slice(0, 2)).toEqual(["payment given_up", "close plan 30 refunded"]);
    expect(story.account.membership).toMatchObject({ state: "ended", arrears: null });
  });
});
