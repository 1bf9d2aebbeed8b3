import { describe, expect, it } from "vitest";
import { Story, seoul } from "#test/billing/story.ts";
import { dueSteps, nextDueAt } from "./due-steps.ts";

function due(story: Story): string[] {
  const { membership, plans, now } = story.account;
  const at = (instant: number): string => new Date(instant + 9 * 3_600_000).toISOString();
  const steps = membership ? dueSteps(membership, plans, now) : [];
  return steps.map((step) => {
    const what = step.do === "notice" ? step.notice : step.do;
    return `${at(step.at).slice(0, 16)} ${what}`;
  });
}

function member(): Story {
  const story = new Story("2027-01-15T14:00");
  story.join();
  return story;
}

describe("dueSteps", () => {
  it("of a purchase are to ask and to give up", () => {
    const story = new Story("2027-01-15T14:00");
    story.buy();
    expect(due(story)).toEqual(["2027-01-15T14:05 ask", "2027-01-15T14:30 give_up"]);
  });
  it("of an active membership lead to its renewal", () => {
    const story = member();
    expect(due(story)).toEqual([
      "2027-02-08T10:00 renewal_in_7_days",
      "2027-02-14T10:00 renewal_tomorrow",
      "2027-02-15T00:00 bridge_lots",
      "2027-02-15T10:00 renew",
    ]);
    // A notice whose time is over is left out, the next one is not.
    story.account.now = seoul("2027-02-14T10:00");
    expect(due(story)[0]).toBe("2027-02-14T10:00 renewal_tomorrow");
    story.account.now = seoul("2027-02-15T10:00");
    expect(due(story)).toEqual(["2027-02-15T00:00 bridge_lots", "2027-02-15T10:00 renew"]);
  });
  it("of a canceled membership are its end alone", () => {
    const story = member();
    story.member({ kind: "cancel" });
    expect(due(story)).toEqual(["2027-02-15T00:00 end_canceled"]);
  });
  it("of an open renewal are to ask and, at the day's end, to give up", () => {
    const story = member();
    story.at("2027-02-15T10:00");
    expect(due(story)).toEqual(["2027-02-15T10:05 ask", "2027-02-16T00:00 give_up"]);
    story.failed("our_fault");
    expect(due(story)).toEqual(["2027-02-16T00:00 decide_unpaid"]);
  });
  it("of an overdue membership are the next retry and its end", () => {
    const story = member();
    story.at("2027-02-15T10:00");
    story.failed();
    expect(due(story)).toEqual(["2027-02-16T10:00 retry", "2027-02-23T00:00 end_unpaid"]);
    story.at("2027-02-22T10:00");
    story.failed();
    expect(due(story)).toEqual(["2027-02-23T00:00 end_unpaid"]);
  });
  it("after a chargeback are its end alone", () => {
    const story = member();
    story.gone("m-1", 29_000);
    expect(due(story)).toEqual(["2027-01-23T00:00 end_unpaid"]);
  });
});

describe("nextDueAt", () => {
  it("is the first of them, and null when nothing ever falls due", () => {
    const story = member();
    const { membership, plans, now } = story.account;
    expect(membership && nextDueAt(membership, plans, now)).toBe(seoul("2027-02-08T10:00"));
    story.member({ kind: "cancel" });
    story.at("2027-02-15T00:00");
    const ended = story.account.membership;
    expect(ended && nextDueAt(ended, plans, story.account.now)).toBeNull();
  });
});
