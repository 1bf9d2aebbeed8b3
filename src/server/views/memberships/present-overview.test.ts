import { describe, expect, it } from "vitest";
import { CARD, PHONE, Story } from "#test/billing/story.ts";
import { presentOverview } from "./present-overview.ts";

const names = new Map(
  ["light", "standard"].map((id) => [id, { plan_id: id, product_id: `${id}-product`, name: id }]),
);

/** What the page of the story's member shows at its moment. */
const shown = ({ account }: Story) =>
  presentOverview({
    row: undefined,
    facts: account.facts(),
    names,
    method: undefined,
    lastPayment: undefined,
    now: account.now,
  });

function member(method = CARD, start = "2027-01-15T14:00"): Story {
  const story = new Story(start);
  story.join("light", method);
  return story;
}

/** Charged for its second month in vain. */
function overdueMember(): Story {
  const story = member();
  story.at("2027-02-15T10:00");
  story.failed();
  return story;
}

describe("what comes", () => {
  it("is the next period of a paid membership", () => {
    expect(shown(member()).coming).toMatchObject({ starts_on: "2027-02-15", amount: 29_000 });
  });

  it("is nothing once it is canceled", () => {
    const story = member();
    story.member({ kind: "cancel" });
    expect(shown(story).coming).toBeNull();
  });

  it("is nothing while it is overdue: what is owed comes first", () => {
    expect(shown(overdueMember())).toMatchObject({
      membership: { state: "overdue" },
      coming: null,
      price_rise: null,
      overdue: { amount: 29_000, since: "2027-02-15" },
    });
  });
});

describe("the next try of what is owed", () => {
  const nextTry = (usable: boolean) => {
    const { account } = overdueMember();
    const facts = account.facts();
    const { membership } = facts;
    const method = membership?.method && { ...membership.method, usable };
    const seen = { names, row: undefined, method: undefined, lastPayment: undefined };
    const { overdue } = presentOverview({
      ...seen,
      facts: { ...facts, membership: membership && { ...membership, method: method ?? null } },
      now: account.now,
    });
    return overdue?.next_retry_at;
  };

  it("is the next day at ten, and does not come with a card that can no longer be charged", () => {
    expect(nextTry(true)).toBe("2027-02-16T10:00:00+09:00");
    expect(nextTry(false)).toBeNull();
  });
});

describe("the way back of a guarantee refund", () => {
  it("is the gateway's for a card, and for a phone bill of the same month", () => {
    expect(shown(member()).guarantee).toMatchObject({ amount: 29_000, method: "gateway" });
    expect(shown(member(PHONE)).guarantee).toMatchObject({ amount: 29_000, method: "gateway" });
  });

  it("needs an account as soon as one payment of several does", () => {
    const story = member(PHONE, "2027-01-28T14:00");
    story.at("2027-02-01T09:00");
    story.member({ kind: "upgrade_now", plan_id: "standard" });
    story.paid();
    const { guarantee } = shown(story);
    expect(guarantee).toMatchObject({ eligible: true, amount: 59_000, method: "bank_transfer" });
  });
});
