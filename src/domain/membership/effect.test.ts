import { describe, expect, it } from "vitest";
import { Story, seoul } from "#test/billing/story.ts";
import type { Command } from "./command.ts";
import type { Effect } from "./effect.ts";

function member(): Story {
  const story = new Story("2027-01-15T14:00");
  story.join();
  return story;
}

/** The effects themselves, with the fields that a story's lines leave out. */
function give(story: Story, command: Command): readonly Effect[] {
  const answered = story.account.give(command);
  return answered.ok ? answered.effects : [];
}

const paid = (story: Story): readonly Effect[] =>
  give(story, {
    by: "gateway",
    kind: "payment_paid",
    payment_id: story.pending,
    paid_at: story.account.now,
  });

const purposes = (effects: readonly Effect[]): string[] =>
  effects.flatMap((effect) => {
    if (effect.kind === "invoice") return [`invoice ${effect.payment_id} ${effect.purpose}`];
    return effect.kind === "grant_lot" ? [effect.source] : [];
  });

const settled = (effects: readonly Effect[]): Effect | undefined =>
  effects.find(({ kind }) => kind === "settle_payment");

describe("a receipt and a lot say what they are for", () => {
  it("of a purchase, an upgrade and a renewal", () => {
    const story = new Story("2027-01-15T14:00");
    story.buy();
    expect(purposes(paid(story))).toEqual([
      "invoice m-1 purchase",
      "membership:m:2027-01-15:purchase",
    ]);
    story.member({ kind: "upgrade_now", plan_id: "standard" });
    expect(purposes(paid(story))).toEqual([
      "invoice m-2 upgrade",
      "membership:m:2027-01-15:upgrade:1",
    ]);
    story.at("2027-02-15T10:00");
    expect(purposes(paid(story))).toEqual([
      "invoice m-3 renewal",
      "membership:m:2027-02-15:rollover",
      "membership:m:2027-02-15:renewal",
    ]);
  });
  it("of what was taken back and paid again", () => {
    const story = member();
    story.gone("m-1", 29_000);
    story.member({ kind: "retry" });
    expect(purposes(paid(story))).toEqual(["invoice m-2 recharge"]);
  });
});

describe("a settled payment covers", () => {
  it("the claims that it makes good", () => {
    const story = member();
    story.gone("m-1", 29_000);
    story.member({ kind: "retry" });
    expect(settled(paid(story))).toMatchObject({
      status: "paid",
      covers: [{ payment_id: "m-1", amount: 29_000 }],
    });
  });
  it("nothing when it pays a period, also one that was owed", () => {
    const story = member();
    story.at("2027-02-15T10:00");
    expect(settled(give(story, failure(story)))).toMatchObject({ status: "failed", covers: [] });
    story.member({ kind: "retry" });
    expect(settled(paid(story))).toMatchObject({ status: "paid", code: null, covers: [] });
  });
  it("nothing when the gateway has no record of it, and says so", () => {
    const story = member();
    story.member({ kind: "upgrade_now", plan_id: "standard" });
    const unheard = { kind: "payment_not_found", payment_id: "m-2", by: "gateway" } as const;
    expect(settled(give(story, unheard))).toMatchObject({
      status: "failed",
      code: "NOT_FOUND",
      covers: [],
    });
  });
  it("nothing when it was given up", () => {
    const story = member();
    story.member({ kind: "upgrade_now", plan_id: "standard" });
    story.account.now = seoul("2027-01-15T14:30");
    expect(settled(give(story, { kind: "tick", by: "system" }))).toMatchObject({
      status: "given_up",
      code: null,
      covers: [],
    });
  });
});

describe("a record at the gateway", () => {
  const pending = (story: Story) => story.account.membership?.payment;

  it("gives a purchase 24 hours from its start, once it is heard of", () => {
    const story = new Story("2027-01-15T14:00");
    story.buy();
    story.failed("unknown_outcome");
    expect(pending(story)).toMatchObject({
      recorded: false,
      poll_deadline: seoul("2027-01-15T14:30"),
    });
    story.account.now = seoul("2027-01-15T14:05");
    story.unknown(true);
    expect(pending(story)).toMatchObject({
      recorded: true,
      poll_deadline: seoul("2027-01-16T14:00"),
    });
    story.unknown(false);
    expect(pending(story)).toMatchObject({
      recorded: true,
      poll_deadline: seoul("2027-01-16T14:00"),
    });
  });
  it("does not let an upgrade wait longer", () => {
    const story = member();
    story.member({ kind: "upgrade_now", plan_id: "standard" });
    story.unknown(true);
    expect(pending(story)).toMatchObject({
      recorded: true,
      poll_deadline: seoul("2027-01-15T14:30"),
    });
  });
});

function failure(story: Story): Command {
  return {
    by: "gateway",
    kind: "payment_failed",
    payment_id: story.pending,
    answer: "declined_today",
    code: "CODE",
  };
}
