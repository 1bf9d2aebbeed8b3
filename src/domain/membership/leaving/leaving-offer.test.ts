import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CARD, PHONE, Story } from "#test/billing/story.ts";
import { addDays } from "../../calendar/day.ts";
import { LEAVING_PERCENT, leavingFee, leavingOffer, unusedWon } from "./leaving-offer.ts";

/** Somebody who bought on 15 January and has used a credit, so that no guarantee covers it. */
function member(used = 1, method = CARD): Story {
  const story = new Story("2027-01-15T14:00");
  story.join("light", method);
  spend(story, used);
  return story;
}

function spend(story: Story, credits: number): void {
  const hold = credits > 0 ? story.account.hold(credits) : null;
  if (hold) story.account.capture(hold);
}

function offer({ account }: Story) {
  const facts = account.facts();
  if (!facts.membership) throw new Error("nothing was bought");
  return leavingOffer({ ...facts, membership: facts.membership }, account.now);
}

const leave = (story: Story): string[] => story.member({ kind: "leave" });

describe("the unused part", () => {
  it.each([
    ["all", 30, 29_000],
    ["none", 0, 0],
    ["one, rounded down", 1, 966],
    ["all but one, rounded down", 29, 28_033],
  ])("of %s", (_, unused, won) => {
    expect(unusedWon({ price: 29_000, granted: 30, unused })).toBe(won);
  });
});

describe("what is kept of it", () => {
  it.each([
    ["nothing on the day of payment", "2027-01-15", 10_000, 0],
    ["nothing on the seventh day after it", "2027-01-22", 10_000, 0],
    ["a tenth on the eighth", "2027-01-23", 10_000, 1_000],
    ["a tenth, rounded so that what goes back is rounded down", "2027-01-23", 10_001, 1_001],
    ["the last won, too", "2027-02-14", 1, 1],
    ["nothing of nothing", "2027-02-14", 0, 0],
  ])("is %s", (_, today, whole, fee) => {
    expect(leavingFee(whole, "2027-01-15", today)).toBe(fee);
  });
});

describe("leaving", () => {
  it("in the first week gives the unused part back whole, after that less a tenth", () => {
    const early = member();
    early.at("2027-01-22T23:59:59.999");
    expect(offer(early)).toMatchObject({
      by: "unused",
      amount: 28_033,
      parts: [{ price: 29_000, granted: 30, unused: 29, paid_on: "2027-01-15", fee: 0 }],
    });
    const late = member();
    late.at("2027-01-23T00:00");
    expect(offer(late)).toMatchObject({
      amount: 25_229,
      parts: [{ whole: 28_033, fee: 2_804, amount: 25_229 }],
    });
    expect(leave(late)).toEqual([
      "close plan 29 refunded",
      "ended",
      "refund 25229 gateway membership_unused",
      "refunded",
    ]);
    expect(late.stands).toBe("ended (left), 0 credits");
    expect(leave(late)).toEqual([]);
    expect(late.account.payments[0]?.refunded).toBe(25_229);
  });
  it("goes by the guarantee where that applies, and then uses it up", () => {
    const story = member(0);
    expect(offer(story)).toMatchObject({ by: "guarantee", form: "unused", amount: 29_000 });
    expect(leave(story)).toContain("guarantee used");
    expect(story.stands).toBe("ended (refunded), 0 credits");
    expect(leave(story)).toEqual([]);
  });
  it("releases live holds first and counts them as unused", () => {
    const story = member();
    story.at("2027-01-23T00:00");
    const hold = story.account.hold(29);
    expect(offer(story)).toMatchObject({ amount: 25_229, parts: [{ unused: 29, held: 29 }] });
    expect(leave(story)[0]).toBe("release holds");
    expect(hold?.state).toBe("released");
    expect(story.stands).toBe("ended (left), 0 credits");
  });
  it("without anything unused ends it and gives nothing back", () => {
    const story = member(30);
    expect(offer(story)).toMatchObject({ amount: 0, parts: [] });
    expect(leave(story)).toEqual(["ended"]);
  });
  it("counts each payment's own days: an upgrade of today goes back whole", () => {
    const story = member();
    story.at("2027-01-30T09:00");
    story.member({ kind: "upgrade_now", plan_id: "standard" });
    story.paid();
    expect(offer(story)).toMatchObject({
      amount: 25_229 + 30_000,
      parts: [{ fee: 2_804 }, { price: 30_000, granted: 40, unused: 40, fee: 0 }],
    });
    expect(leave(story).filter((line) => line.startsWith("refund "))).toEqual([
      "refund 25229 gateway membership_unused",
      "refund 30000 gateway membership_unused",
    ]);
  });
  it("gives back a renewal of this week whole, and nothing for what rolled over", () => {
    const story = member();
    story.at("2027-02-15T10:00");
    story.paid();
    expect(story.stands).toBe("active, 44 credits");
    expect(offer(story)).toMatchObject({ amount: 29_000, parts: [{ paid_on: "2027-02-15" }] });
    story.at("2027-02-23T00:00");
    expect(offer(story)).toMatchObject({ amount: 26_100 });
  });
  it("is refused while the renewal is being decided, and goes without money in an old period", () => {
    const story = member();
    story.at("2027-02-15T09:59");
    expect(offer(story).amount).toBe(0);
    story.at("2027-02-15T10:00");
    expect(leave(story)).toEqual(["renewal_under_way"]);
    story.failed();
    expect(leave(story)).toEqual(["close plan 29 refunded", "ended"]);
  });
  it("never gives back more than was kept of a payment", () => {
    const story = member();
    story.gone("m-1", 14_500);
    expect(offer(story)).toMatchObject({ amount: Math.floor((29_000 * 14) / 30) });
    story.gone("m-1", 28_900);
    expect(offer(story).amount).toBeLessThanOrEqual(100);
  });
  it("gives back what was paid again after a chargeback, from its own day on", () => {
    const story = member();
    story.at("2027-01-30T09:00");
    story.gone("m-1", 29_000);
    story.member({ kind: "retry" });
    story.paid();
    expect(offer(story)).toMatchObject({ amount: 28_033, parts: [{ paid_on: "2027-01-30" }] });
    expect(leave(story)).toContain("refund 28033 gateway membership_unused");
    expect(story.account.payments.map(({ refunded }) => refunded)).toEqual([0, 28_033]);
  });
  it("gives up an upgrade that is being paid, and needs an account for an older phone bill", () => {
    const story = member(1, PHONE);
    story.at("2027-02-01T09:00");
    story.member({ kind: "upgrade_now", plan_id: "standard" });
    expect(leave(story)).toEqual([
      "payment given_up",
      "close plan 29 refunded",
      "ended",
      "refund 25229 bank_transfer membership_unused",
      "refunded",
    ]);
    expect(story.member({ kind: "guarantee_refund" })).toEqual(["nothing_to_refund"]);
  });
});

it("gives back no more than was paid and no more than it says, whatever was bought, used and held", () => {
  const plans = fc.constantFrom("light", "standard", "pro", "business");
  const facts = fc.record({
    plan: plans,
    upgrade: fc.option(plans),
    used: fc.integer({ min: 1, max: 200 }),
    held: fc.integer({ min: 0, max: 200 }),
    days: fc.integer({ min: 0, max: 29 }),
    gone: fc.integer({ min: 0, max: 249_000 }),
  });
  fc.assert(
    fc.property(facts, ({ plan, upgrade, used, held, days, gone }) => {
      const story = new Story("2027-01-15T14:00");
      story.join(plan);
      spend(story, used);
      story.at(`${addDays("2027-01-15", days)}T15:00`);
      if (upgrade) {
        story.member({ kind: "upgrade_now", plan_id: upgrade });
        if (story.pending !== "none") story.paid();
      }
      if (held > 0) story.account.hold(held);
      story.gone("m-1", Math.min(gone, story.account.payments[0]?.amount ?? 0));
      const said = offer(story);
      leave(story);
      const { payments } = story.account;
      expect(payments.reduce((sum, { refunded }) => sum + refunded, 0)).toBe(said.amount);
      for (const { amount, refunded, taken_back } of payments)
        expect(refunded + taken_back).toBeLessThanOrEqual(amount);
      if (said.by === "guarantee") return;
      for (const { whole, fee, amount } of said.parts) {
        expect(amount + fee).toBe(whole);
        expect(fee === 0 || fee * 100 >= whole * LEAVING_PERCENT).toBe(true);
      }
      expect(story.stands).toMatch(/^ended \(left\), 0 credits$/);
    }),
    { numRuns: 200 },
  );
});
