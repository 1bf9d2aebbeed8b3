import { describe, expect, it } from "vitest";
import { CARD, Story, seoul } from "#test/billing/story.ts";

function member(plan = "standard"): Story {
  const story = new Story("2027-01-19T14:00");
  story.join(plan);
  return story;
}

/** Goes to the renewal of 19 February and says what it charged. */
function renew(story: Story): string[] {
  story.at("2027-02-18T10:00");
  story.at("2027-02-19T00:00");
  return story.at("2027-02-19T10:00");
}

const schedule = (story: Story, plan_id: string): string[] =>
  story.member({ kind: "schedule_change", plan_id });

describe("a scheduled change", () => {
  it("costs nothing now and starts the day after the period's end at the new price (B18)", () => {
    const story = member();
    story.at("2027-02-09T10:00");
    expect(schedule(story, "light")).toEqual(["change_scheduled"]);
    expect(story.account.membership).toMatchObject({
      plan: { plan_id: "standard" },
      next_plan: { plan_id: "light", price: 29_000 },
    });
    expect(renew(story)).toEqual(["charge renewal 29000"]);
    expect(story.paid()).toEqual([
      "payment paid",
      "invoice 2027-02-19/2027-03-18 29000 vat 2636",
      "paid 2027-02-19/2027-03-18",
      "close plan 70 rolled_over",
      "grant rollover 35 until 2027-03-19T00:00",
      "grant plan 30 until 2027-03-19T00:00",
      "renewed",
      "changed",
    ]);
    expect(story.account.membership?.next_plan).toBeNull();
  });
  it("is replaced by a later one, with one change at the boundary (B20)", () => {
    const story = member();
    expect(schedule(story, "light")).toEqual(["change_scheduled"]);
    expect(schedule(story, "pro")).toEqual(["change_scheduled"]);
    expect(schedule(story, "pro")).toEqual([]);
    expect(renew(story)).toEqual(["charge renewal 119000"]);
    expect(story.paid().filter((line) => line === "changed")).toHaveLength(1);
  });
  it("can be taken back and leaves the renewal as it was (B22)", () => {
    const story = member();
    schedule(story, "light");
    story.at("2027-01-20T14:00");
    expect(story.member({ kind: "remove_change" })).toEqual(["change_unscheduled"]);
    expect(story.member({ kind: "remove_change" })).toEqual(["nothing_pending"]);
    expect(story.at("2027-02-12T10:00")).toEqual(["notice renewal_in_7_days"]);
    expect(renew(story)).toEqual(["charge renewal 59000"]);
    expect(story.paid().at(-1)).toBe("renewed");
  });
  it("back to the present plan takes it back", () => {
    const story = member();
    expect(schedule(story, "standard")).toEqual(["same_plan"]);
    schedule(story, "light");
    expect(schedule(story, "standard")).toEqual(["change_unscheduled"]);
    expect(schedule(story, "none")).toEqual(["plan_unknown"]);
  });
  it("whose first payment fails changes nothing yet; the old plan is overdue (B24)", () => {
    const story = member();
    schedule(story, "pro");
    renew(story);
    expect(story.failed()).toEqual([
      "payment failed",
      "extend until 2027-02-27T00:00",
      "renewal_failed",
      "overdue",
    ]);
    expect(story.account.membership).toMatchObject({ plan: { plan_id: "standard" } });
    story.at("2027-02-20T10:00");
    expect(story.paid().slice(-2)).toEqual(["recovered", "changed"]);
    expect(story.account.membership).toMatchObject({ plan: { plan_id: "pro" } });
  });
  it("takes the price of the day on which it starts", () => {
    const story = member();
    story.account.plans.push({
      plan_id: "light",
      price: 27_000,
      credits: 28,
      effective_from: "2027-02-19",
      for_sale: true,
    });
    schedule(story, "light");
    expect(story.account.membership?.next_plan?.price).toBe(27_000);
  });
  it("asked for again is agreed to anew once its price has changed", () => {
    const story = member();
    schedule(story, "pro");
    expect(schedule(story, "pro")).toEqual([]);
    story.account.plans.push({
      plan_id: "pro",
      price: 110_000,
      credits: 160,
      effective_from: "2027-02-01",
      for_sale: true,
    });
    expect(schedule(story, "pro")).toEqual(["change_scheduled"]);
    expect(story.account.membership?.next_plan?.price).toBe(110_000);
  });
  it("is refused with its own codes while canceling and after the end (B17)", () => {
    const story = member();
    story.member({ kind: "cancel" });
    expect(schedule(story, "light")).toEqual(["change_while_canceling"]);
    expect(story.member({ kind: "upgrade_now", plan_id: "pro" })).toEqual([
      "change_while_canceling",
    ]);
    expect(story.member({ kind: "consent", price: 1 })).toEqual(["change_while_canceling"]);
    story.at("2027-02-19T00:00");
    expect(schedule(story, "light")).toEqual(["not_active"]);
  });
  it("is possible until 10:00 of the start day and not while the charge is open", () => {
    const story = member();
    story.at("2027-02-18T10:00");
    story.at("2027-02-19T09:59:59.999");
    expect(schedule(story, "light")).toEqual(["change_scheduled"]);
    story.at("2027-02-19T10:00");
    expect(schedule(story, "pro")).toEqual(["renewal_under_way"]);
    expect(story.member({ kind: "remove_change" })).toEqual(["renewal_under_way"]);
    expect(story.member({ kind: "cancel" })).toEqual(["renewal_under_way"]);
  });
  it("is refused from 10:00 on, even before the job has come", () => {
    const story = member();
    story.at("2027-02-19T00:00");
    story.account.now = seoul("2027-02-19T10:00");
    expect(schedule(story, "light")).toEqual(["renewal_under_way"]);
    expect(story.member({ kind: "cancel" })).toEqual(["renewal_under_way"]);
  });
});

describe("canceling", () => {
  it("keeps everything until the end and charges nothing at the boundary (B11)", () => {
    const story = member();
    expect(story.member({ kind: "cancel" })).toEqual(["cancel_scheduled"]);
    expect(story.stands).toBe("active, 70 credits");
    expect(story.account.membership?.is_canceled).toBe(true);
    expect(story.at("2027-02-12T10:00")).toEqual([]);
    expect(story.at("2027-02-18T23:59:59.999")).toEqual([]);
    expect(story.stands).toBe("active, 70 credits");
    expect(story.at("2027-02-19T00:00")).toEqual(["close plan 70 ended", "ended"]);
    expect(story.stands).toBe("ended (canceled), 0 credits");
    expect(story.at("2027-02-19T10:00")).toEqual([]);
    expect(story.account.payments).toHaveLength(1);
  });
  it("twice is one event (B12)", () => {
    const story = member();
    story.member({ kind: "cancel" });
    expect(story.member({ kind: "cancel" })).toEqual([]);
  });
  it("takes a scheduled change with it", () => {
    const story = member();
    schedule(story, "light");
    expect(story.member({ kind: "cancel" })).toEqual(["change_unscheduled", "cancel_scheduled"]);
    story.member({ kind: "restart" });
    expect(renew(story)).toEqual(["charge renewal 59000"]);
  });
  it("waits for the end until the period's last millisecond, and not at its end", () => {
    const last = member();
    last.at("2027-02-18T23:59:59.999");
    expect(last.member({ kind: "cancel" })).toEqual(["cancel_scheduled"]);
    const over = member();
    over.at("2027-02-19T00:00");
    expect(over.member({ kind: "cancel" })).toEqual([
      "cancel_scheduled",
      "close plan 70 ended",
      "ended",
    ]);
    expect(over.stands).toBe("ended (canceled), 0 credits");
  });
  it("on the start day before 10:00 ends it there and then", () => {
    const story = member();
    story.at("2027-02-18T10:00");
    story.at("2027-02-19T09:59:59.999");
    expect(story.member({ kind: "cancel" })).toEqual([
      "cancel_scheduled",
      "close plan 70 ended",
      "ended",
    ]);
  });
  it("after the end is refused, and so is restarting; a new purchase is possible (B16)", () => {
    const story = member();
    story.member({ kind: "cancel" });
    story.at("2027-02-19T00:00");
    expect(story.member({ kind: "restart" })).toEqual(["not_active"]);
    expect(story.member({ kind: "cancel" })).toEqual(["not_active"]);
    expect(story.buy("light", CARD, "second")).toEqual(["purchased", "charge purchase 29000"]);
    expect(story.paid().at(-1)).toBe("activated");
    expect(story.account.membership).toMatchObject({ id: "second", anchor: 19 });
  });
});

describe("restarting", () => {
  it("takes the cancellation back without a charge, on the original anchor (B15)", () => {
    const story = member();
    story.member({ kind: "cancel" });
    story.at("2027-02-10T10:00");
    expect(story.member({ kind: "restart" })).toEqual(["restarted"]);
    expect(story.at("2027-02-12T10:00")).toEqual(["notice renewal_in_7_days"]);
    expect(renew(story)).toEqual(["charge renewal 59000"]);
    expect(story.paid()[1]).toBe("invoice 2027-02-19/2027-03-18 59000 vat 5364");
  });
  it("with nothing pending is refused (B16)", () => {
    expect(member().member({ kind: "restart" })).toEqual(["nothing_pending"]);
  });
});
