import { describe, expect, it } from "vitest";
import { OTHER_CARD, Story } from "#test/billing/story.ts";

/** Joined on 15 January; from 1 February the plan costs 33,000. */
function facingRise(): Story {
  const story = new Story("2027-01-15T14:00");
  story.join();
  story.account.plans.push({
    plan_id: "light",
    price: 33_000,
    credits: 30,
    effective_from: "2027-02-01",
    for_sale: true,
  });
  return story;
}

const agree = (story: Story, price = 33_000): string[] => story.member({ kind: "consent", price });

describe("a price rise", () => {
  it("is announced thirty days before and charged with consent", () => {
    const story = facingRise();
    expect(story.at("2027-01-16T09:59")).toEqual([]);
    expect(story.at("2027-01-16T10:00")).toEqual(["notice price_rise_consent"]);
    expect(agree(story)).toEqual([]);
    story.at("2027-02-14T10:00");
    story.at("2027-02-15T00:00");
    expect(story.at("2027-02-15T10:00")).toEqual(["charge renewal 33000"]);
    story.paid();
    // The risen price is the agreed one from now on.
    story.at("2027-03-14T10:00");
    story.at("2027-03-15T00:00");
    expect(story.at("2027-03-15T10:00")).toEqual(["charge renewal 33000"]);
  });
  it("without consent ends the membership instead of charging more", () => {
    const story = facingRise();
    story.at("2027-02-14T10:00");
    story.at("2027-02-15T00:00");
    expect(story.stands).toBe("active, 30 credits");
    expect(story.at("2027-02-15T10:00")).toEqual(["close plan 30 ended", "ended"]);
    expect(story.stands).toBe("ended (price_refused), 0 credits");
    expect(story.account.payments).toHaveLength(1);
  });
  it("is agreed to between 30 days before and the charge, at its very price", () => {
    const story = facingRise();
    expect(agree(story)).toEqual(["consent_not_open"]);
    story.at("2027-01-16T00:00");
    expect(agree(story, 32_999)).toEqual(["price_changed"]);
    expect(agree(story)).toEqual([]);
    expect(agree(story)).toEqual(["no_price_rise"]);
    const late = facingRise();
    late.at("2027-02-14T10:00");
    late.at("2027-02-15T09:59:59.999");
    expect(agree(late)).toEqual([]);
    const tooLate = facingRise();
    tooLate.account.now = late.account.now + 1;
    expect(agree(tooLate)).toEqual(["consent_not_open"]);
  });
  it("that rises again after the consent ends it", () => {
    const story = facingRise();
    story.at("2027-01-20T10:00");
    agree(story);
    story.account.plans.push({
      plan_id: "light",
      price: 35_000,
      credits: 30,
      effective_from: "2027-02-10",
      for_sale: true,
    });
    story.at("2027-02-14T10:00");
    expect(story.at("2027-02-15T10:00").at(-1)).toBe("ended");
  });
  it("needs no consent where the price stays", () => {
    const story = new Story("2027-01-15T14:00");
    story.join();
    story.at("2027-01-16T00:00");
    expect(agree(story, 29_000)).toEqual(["no_price_rise"]);
  });
  it("of a plan that the member leaves needs none", () => {
    const story = facingRise();
    story.member({ kind: "schedule_change", plan_id: "standard" });
    expect(story.at("2027-01-16T10:00")).toEqual([]);
    story.at("2027-02-14T10:00");
    story.at("2027-02-15T00:00");
    expect(story.at("2027-02-15T10:00")).toEqual(["charge renewal 59000"]);
  });
  it("that comes while the renewal is open is not charged by a second try either", () => {
    for (const again of [
      { kind: "retry" },
      { kind: "change_method", method: OTHER_CARD },
    ] as const) {
      const story = new Story("2027-01-15T14:00");
      story.join();
      story.at("2027-02-15T10:00");
      story.failed("our_fault");
      story.account.plans.push({
        plan_id: "light",
        price: 33_000,
        credits: 30,
        effective_from: "2027-02-15",
        for_sale: true,
      });
      expect(story.member(again).at(-1)).toBe("ended");
      expect(story.stands).toBe("ended (price_refused), 0 credits");
    }
  });
});
