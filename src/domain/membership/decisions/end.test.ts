import { describe, expect, it } from "vitest";
import { CARD, Story, seoul } from "#test/billing/story.ts";
import type { EndReason } from "../lifecycle-names.ts";
import type { Arrears, Membership, MembershipLot } from "../membership.ts";
import { end } from "./end.ts";

const DEARER = { plan_id: "premium", price: 99_000, credits: 120 };
const CLAIMS: Arrears = {
  kind: "claims",
  since: "2027-01-20",
  retries: 2,
  claims: [
    { payment_id: "m-1", amount: 9_900 },
    { payment_id: "m-0", amount: 500 },
  ],
};

/** Paid for, with something in every field that a membership has. */
function heldMembership(): Membership {
  const story = new Story("2027-01-15T14:00");
  story.join();
  const { membership } = story.account;
  if (!membership) throw new Error("nothing was bought");
  return {
    ...membership,
    state: "active",
    is_canceled: true,
    next_plan: DEARER,
    upgrades: 1,
    renewal_tried_at: seoul("2027-02-14T10:00"),
    backoff: { lost: 1, next_at: seoul("2027-02-14T11:00") },
    consent: { plan_id: DEARER.plan_id, price: DEARER.price, at: seoul("2027-02-01T09:00") },
    notified: ["renewal_tomorrow"],
  };
}

const ofRenewal = ({ period, plan }: Membership): Arrears => {
  return { kind: "renewal", since: "2027-02-15", retries: 3, period, plan };
};

const charging = (membership: Membership): Membership => ({
  ...membership,
  payment: {
    id: "m-2",
    purpose: "renewal",
    period: membership.period,
    plan: membership.plan,
    amount: 9_900,
    method: CARD,
    started_at: seoul("2027-02-15T10:00"),
    next_poll_at: seoul("2027-02-15T10:05"),
    poll_deadline: seoul("2027-02-17T10:00"),
    recorded: false,
  },
});

const lot = (id: string, available: number, held: number): MembershipLot => ({
  id,
  kind: "plan",
  period_start: "2027-01-15",
  granted: 30,
  payment_id: "m-1",
  available,
  held,
  owed: 0,
});
const LOTS = [lot("a", 12, 3), lot("b", 0, 5), lot("c", 7, 0)];

const ended = (membership: Membership, reason: EndReason, lots: readonly MembershipLot[] = []) =>
  end({ membership, effects: [] }, lots, reason);

const SAID = [
  { kind: "event", event: "ended" },
  { kind: "notice", notice: "ended" },
];

describe("a membership that ended", () => {
  it.each([
    ["nothing", () => null],
    ["a renewal", ofRenewal],
    ["money that was taken back", () => CLAIMS],
  ])("that owed %s owes nothing, and waits for no plan and no charge", (_, owed) => {
    const held = heldMembership();
    const before = charging({ ...held, arrears: owed(held) });
    // All else says how it was, and stays: when it was bought, what was paid, what was agreed to.
    expect(ended(before, "unpaid").membership).toStrictEqual({
      ...before,
      state: "ended",
      end_reason: "unpaid",
      arrears: null,
      next_plan: null,
      payment: null,
    });
  });

  it.each(["canceled", "unpaid", "payment_failed", "timeout", "refunded", "left", "price_refused"])(
    "says why: %s",
    (reason) => {
      const { membership } = ended(heldMembership(), reason as EndReason);
      expect(membership).toMatchObject({ state: "ended", end_reason: reason });
    },
  );

  it("is told of once, and asks for nothing more where nothing was left or owed", () => {
    expect(ended(heldMembership(), "canceled").effects).toEqual(SAID);
    const renewal = { ...heldMembership(), arrears: ofRenewal(heldMembership()) };
    expect(ended(renewal, "unpaid").effects).toEqual(SAID);
  });

  it("gives up the charge that is under way", () => {
    expect(ended(charging(heldMembership()), "timeout").effects).toEqual([
      {
        kind: "settle_payment",
        payment_id: "m-2",
        status: "given_up",
        paid_at: null,
        code: null,
        covers: [],
      },
      ...SAID,
    ]);
  });

  it("takes used credits for each payment that was taken back", () => {
    expect(ended({ ...heldMembership(), arrears: CLAIMS }, "unpaid").effects).toEqual([
      { kind: "take_credits", payment_id: "m-1", won: 9_900 },
      { kind: "take_credits", payment_id: "m-0", won: 500 },
      ...SAID,
    ]);
  });

  it.each(["canceled", "unpaid", "refunded"] as const)(
    "writes off what nobody holds, and no more: %s",
    (reason) => {
      expect(ended(heldMembership(), reason, LOTS).effects).toEqual([
        { kind: "close_lot", lot_id: "a", credits: 12, reason: "ended" },
        { kind: "close_lot", lot_id: "b", credits: 0, reason: "ended" },
        { kind: "close_lot", lot_id: "c", credits: 7, reason: "ended" },
        ...SAID,
      ]);
    },
  );

  it("takes held credits, too, from who left for the money of what is unused", () => {
    expect(ended(heldMembership(), "left", LOTS).effects).toEqual([
      { kind: "release_holds", lot_ids: ["a", "b"] },
      { kind: "close_lot", lot_id: "a", credits: "all", reason: "refunded" },
      { kind: "close_lot", lot_id: "b", credits: "all", reason: "refunded" },
      { kind: "close_lot", lot_id: "c", credits: "all", reason: "refunded" },
      ...SAID,
    ]);
  });

  it("does what was to be done before, first", () => {
    const earlier = { kind: "notice", notice: "refunded" } as const;
    const { effects } = end({ membership: heldMembership(), effects: [earlier] }, [], "refunded");
    expect(effects).toEqual([earlier, ...SAID]);
  });
});
