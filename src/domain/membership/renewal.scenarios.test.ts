import { describe, expect, it } from "vitest";
import { seoulIso } from "#domain/calendar/seoul-day.ts";
import { CARD, OTHER_CARD, Story, seoul } from "#test/billing/story.ts";
import { nextDueAt } from "./due-steps.ts";
import type { Effect } from "./effect.ts";

/** Joined on 15 January, at the morning of the first renewal. */
function atRenewal(plan = "light"): Story {
  const story = new Story("2027-01-15T14:00");
  story.join(plan);
  story.at("2027-02-08T10:00");
  story.at("2027-02-14T10:00");
  story.at("2027-02-15T00:00");
  return story;
}

/** What is due, without the sweep that writes expired lots off. */
function ticked(story: Story): { effects: readonly Effect[] } {
  const answered = story.account.give({ by: "system", kind: "tick" });
  return { effects: answered.ok ? answered.effects : [] };
}

const RENEWED = [
  "payment paid",
  "invoice 2027-02-15/2027-03-14 29000 vat 2636",
  "paid 2027-02-15/2027-03-14",
  "close plan 30 rolled_over",
  "grant rollover 15 until 2027-03-15T00:00",
  "grant plan 30 until 2027-03-15T00:00",
  "renewed",
];

describe("a renewal", () => {
  it("is announced seven days and one day before, and charged at 10:00 (B01)", () => {
    const story = new Story("2027-01-15T14:00");
    story.join();
    expect(story.at("2027-02-08T09:59:59.999")).toEqual([]);
    expect(story.at("2027-02-08T10:00")).toEqual(["notice renewal_in_7_days"]);
    expect(story.at("2027-02-08T10:01")).toEqual([]);
    expect(story.at("2027-02-14T10:00")).toEqual(["notice renewal_tomorrow"]);
    expect(story.at("2027-02-14T23:59:59.999")).toEqual([]);
    expect(story.at("2027-02-15T00:00")).toEqual(["extend until 2027-02-16T00:00"]);
    expect(story.stands).toBe("active, 30 credits");
    expect(story.at("2027-02-15T09:59:59.999")).toEqual([]);
    expect(story.at("2027-02-15T10:00")).toEqual(["charge renewal 29000"]);
    expect(story.stands).toBe("active, 30 credits");
    expect(story.paid()).toEqual(RENEWED);
    expect(story.stands).toBe("active, 45 credits");
  });
  it("is charged and granted once, however often the job runs that day (B08)", () => {
    const story = atRenewal();
    const ran = [1, 2, 3].map(() => story.at("2027-02-15T10:00"));
    expect(ran).toEqual([["charge renewal 29000"], [], []]);
    story.paid();
    expect(story.at("2027-02-15T12:00")).toEqual([]);
    expect(story.at("2027-02-15T23:59")).toEqual([]);
  });
  it("three days late is charged once; dates and anchor stay (B09)", () => {
    const story = new Story("2027-01-31T14:00");
    story.join();
    story.at("2027-02-27T10:00");
    expect(story.at("2027-03-03T16:00")).toEqual([
      "extend until 2027-03-01T00:00",
      "extend until 2027-03-04T16:00",
      "charge renewal 29000",
    ]);
    expect(story.paid().slice(1, 3)).toEqual([
      "invoice 2027-02-28/2027-03-30 29000 vat 2636",
      "paid 2027-02-28/2027-03-30",
    ]);
    // What could roll over is still there, though the day is long past.
    expect(story.stands).toBe("active, 45 credits");
    story.at("2027-03-31T00:00");
    expect(story.at("2027-03-31T10:00")).toEqual(["charge renewal 29000"]);
  });
  it("after months without the job charges the current period only (B09)", () => {
    const story = new Story("2027-01-31T14:00");
    story.join();
    const ran = story.at("2027-05-01T11:00");
    expect(ran).toEqual(["extend until 2027-03-01T00:00", "charge renewal 29000"]);
    expect(story.paid()).toEqual([
      "payment paid",
      "invoice 2027-04-30/2027-05-30 29000 vat 2636",
      "missed 2027-02-28/2027-03-30",
      "missed 2027-03-31/2027-04-29",
      "paid 2027-04-30/2027-05-30",
      "grant plan 30 until 2027-05-31T00:00",
      "renewed",
    ]);
    expect(story.stands).toBe("active, 30 credits");
  });
  it("waits for 10:00 when the job comes back on a start day", () => {
    const story = new Story("2027-01-31T14:00");
    story.join();
    expect(story.at("2027-03-31T09:00")).toEqual([
      "extend until 2027-03-01T00:00",
      "notice renewal_tomorrow",
    ]);
    expect(story.at("2027-03-31T10:00")).toEqual(["charge renewal 29000"]);
  });
  it("rolls over half of what is unheld, once, and what rolled over ends with its period", () => {
    const story = new Story("2027-01-15T14:00");
    story.join();
    const { account } = story;
    const hold = account.hold(5);
    if (hold) account.capture(account.hold(2) ?? hold);
    story.at("2027-02-15T10:00");
    expect(story.paid().slice(3, 6)).toEqual([
      "close plan 23 rolled_over",
      "grant rollover 11 until 2027-03-15T00:00",
      "grant plan 30 until 2027-03-15T00:00",
    ]);
    expect(story.stands).toBe("active, 41 credits");
    // Held credits were kept out; released later they are good for seven days.
    if (hold) account.release(hold);
    expect(story.stands).toBe("active, 46 credits");
    story.at("2027-02-22T10:00");
    expect(story.stands).toBe("active, 41 credits");
    story.at("2027-03-15T10:00");
    expect(story.paid().slice(3, 6)).toEqual([
      "close plan 30 rolled_over",
      "grant rollover 15 until 2027-04-15T00:00",
      "grant plan 30 until 2027-04-15T00:00",
    ]);
    expect(story.stands).toBe("active, 45 credits");
  });
  it("rolls over its own period's plan lots alone, also before others were written off", () => {
    const story = new Story("2027-01-15T14:00");
    story.join();
    const hold = story.account.hold(5);
    story.at("2027-02-15T10:00");
    story.paid();
    story.at("2027-03-14T10:00");
    // Released so late, the credits of the period before last can be spent over this boundary.
    if (hold) story.account.release(hold);
    story.account.now = seoul("2027-03-15T10:00");
    const { effects } = ticked(story);
    expect(effects.filter(({ kind }) => kind === "extend_lot")).toHaveLength(1);
    expect(story.paid().slice(3, 6)).toEqual([
      "close plan 30 rolled_over",
      "grant rollover 15 until 2027-04-15T00:00",
      "grant plan 30 until 2027-04-15T00:00",
    ]);
  });
  it("rolls nothing over a missed period, though the lots were not written off yet", () => {
    const story = new Story("2027-01-31T14:00");
    story.join();
    story.account.now = seoul("2027-05-01T11:00");
    ticked(story);
    expect(story.paid().slice(5)).toEqual([
      "close plan 30 period_over",
      "grant plan 30 until 2027-05-31T00:00",
      "renewed",
    ]);
  });
  it("with nothing left to roll over grants no empty lot", () => {
    const story = atRenewal();
    const hold = story.account.hold(29);
    if (hold) story.account.capture(hold);
    story.at("2027-02-15T10:00");
    expect(story.paid().slice(3)).toEqual([
      "close plan 1 rolled_over",
      "grant plan 30 until 2027-03-15T00:00",
      "renewed",
    ]);
  });
  it("charges a lower price without asking", () => {
    const story = atRenewal();
    story.account.plans.push({
      plan_id: "light",
      price: 25_000,
      credits: 31,
      effective_from: "2027-02-15",
      for_sale: true,
    });
    expect(story.at("2027-02-15T10:00")).toEqual(["charge renewal 25000"]);
    expect(story.paid()).toContain("grant plan 31 until 2027-03-15T00:00");
  });
});

describe("an unclear renewal (B34)", () => {
  it("is asked about every five minutes and never charged again blindly", () => {
    const story = atRenewal();
    story.at("2027-02-15T10:00");
    expect(story.unknown()).toEqual([]);
    expect(story.at("2027-02-15T10:04:59.999")).toEqual([]);
    expect(story.at("2027-02-15T10:05")).toEqual(["ask"]);
    expect(story.at("2027-02-15T10:10")).toEqual(["ask"]);
    expect(story.paid()).toEqual(RENEWED);
    expect(story.paid("m-2")).toEqual([]);
  });
  it("is asked about when nobody came to hear the answer", () => {
    const story = atRenewal();
    story.at("2027-02-15T10:00");
    expect(story.at("2027-02-15T10:05")).toEqual(["ask"]);
  });
  it("of which the gateway knows nothing is tried again, as another charge", () => {
    const story = atRenewal();
    story.at("2027-02-15T10:00");
    story.unknown();
    story.at("2027-02-15T10:05");
    expect(story.notFound()).toEqual(["payment failed", "charge renewal 29000"]);
    expect(story.pending).toBe("m-3");
    expect(story.paid()).toEqual(RENEWED);
    // The first one surfaces after all.
    expect(story.paid("m-2")).toEqual(["refund 29000 gateway late_success", "refunded"]);
    expect(story.paid("m-2")).toEqual([]);
  });
  it("is tried again with the method that was chosen meanwhile", () => {
    const story = atRenewal();
    story.at("2027-02-15T10:00");
    expect(story.member({ kind: "change_method", method: OTHER_CARD })).toEqual([]);
    expect(story.notFound()).toEqual(["payment failed", "charge renewal 29000"]);
    expect(story.account.membership?.payment?.method).toEqual(OTHER_CARD);
  });
  it("counts as failed at 24:00 of the start day, and a success after that is refunded", () => {
    const story = atRenewal();
    story.at("2027-02-15T10:00");
    story.unknown();
    expect(story.at("2027-02-15T23:59:59.999")).toEqual(["ask"]);
    expect(story.at("2027-02-16T00:00")).toEqual([
      "payment given_up",
      "extend until 2027-02-23T00:00",
      "renewal_failed",
      "overdue",
    ]);
    expect(story.stands).toBe("overdue, 30 credits");
    expect(story.paid("m-2")).toEqual(["refund 29000 gateway late_success", "refunded"]);
    expect(story.stands).toBe("overdue, 30 credits");
    expect(story.at("2027-02-16T10:00")).toEqual(["charge renewal 29000"]);
  });
  it("is heard before it is given up when the job was down over the deadline", () => {
    const story = atRenewal();
    story.at("2027-02-15T10:00");
    expect(story.at("2027-02-16T08:00")).toEqual(["ask", "extend until 2027-02-16T08:05"]);
    expect(story.paid()).toEqual(RENEWED);
    const silent = atRenewal();
    silent.at("2027-02-15T10:00");
    silent.at("2027-02-16T08:00");
    expect(silent.at("2027-02-16T08:05")[0]).toBe("payment given_up");
  });
  it("that was not found after the deadline is overdue at once", () => {
    const story = atRenewal();
    story.at("2027-02-15T10:00");
    story.account.now = seoul("2027-02-16T00:00");
    expect(story.notFound()).toEqual([
      "payment failed",
      "extend until 2027-02-23T00:00",
      "renewal_failed",
      "overdue",
    ]);
  });
});

describe("a renewal that fails by our fault", () => {
  it("alarms and leaves the member active until the day is over", () => {
    const story = atRenewal();
    story.at("2027-02-15T10:00");
    expect(story.failed("our_fault")).toEqual(["payment failed", "alarm our_fault"]);
    expect(story.stands).toBe("active, 30 credits");
    expect(story.at("2027-02-15T23:59:59.999")).toEqual([]);
    expect(story.at("2027-02-16T00:00")).toEqual([
      "extend until 2027-02-23T00:00",
      "renewal_failed",
      "overdue",
    ]);
    expect(story.account.membership?.arrears?.since).toBe("2027-02-15");
  });
  it("can be tried again by hand within the day, with the same deadline", () => {
    const story = atRenewal();
    story.at("2027-02-15T10:00");
    story.failed("our_fault");
    story.account.now = seoul("2027-02-15T18:00");
    expect(story.account.give({ by: "staff", kind: "retry" }).ok).toBe(true);
    expect(story.account.membership?.payment?.poll_deadline).toBe(seoul("2027-02-16T00:00"));
    expect(story.member({ kind: "retry" })).toEqual(["payment_pending"]);
    expect(story.paid()).toEqual(RENEWED);
    expect(story.member({ kind: "retry" })).toEqual(["nothing_due"]);
  });
  it("is tried again when the member changes the method", () => {
    const story = atRenewal();
    story.at("2027-02-15T10:00");
    story.failed("our_fault");
    expect(story.member({ kind: "change_method", method: CARD })).toEqual(["charge renewal 29000"]);
  });
});

describe("a renewal while the gateway takes nothing", () => {
  it("is tried ever more seldom: ten times on its day at most, and no more than once at a time", () => {
    const story = atRenewal();
    const tries: string[] = [];
    const until = seoul("2027-02-16T00:00");
    for (;;) {
      const { membership, plans, now } = story.account;
      const due = membership && nextDueAt(membership, plans, now);
      if (due === null || due >= until) break;
      const lines = story.at(seoulIso(Math.max(due, now)).slice(0, 19));
      if (lines.includes("charge renewal 29000")) tries.push(seoulIso(due).slice(11, 16));
      if (lines.includes("ask") && story.notFound().includes("charge renewal 29000")) {
        tries.push(seoulIso(due).slice(11, 16));
      }
    }
    expect(tries.join(" ")).toBe("10:00 10:05 10:15 10:30 10:55 11:40 13:05 15:50 21:15");
    expect(story.stands).toBe("active, 30 credits");
    expect(story.at("2027-02-16T00:00").at(-1)).toBe("overdue");
  });
  it("is tried again by hand, and soon after a real answer", () => {
    const story = atRenewal();
    story.at("2027-02-15T10:00");
    story.notFound();
    story.notFound();
    story.at("2027-02-15T10:02");
    expect(story.member({ kind: "retry" })).toEqual(["charge renewal 29000"]);
    expect(story.failed("our_fault")).toEqual(["payment failed", "alarm our_fault"]);
    expect(story.at("2027-02-15T23:59")).toEqual([]);
  });
});

describe("a renewal over whose day nobody worked", () => {
  const TRIED_ANEW = ["extend until 2027-02-28T09:05", "charge renewal 29000"];
  it("is made anew when its charge had not come through", () => {
    const story = atRenewal();
    story.at("2027-02-15T10:00");
    expect(story.at("2027-02-27T09:05")[0]).toBe("ask");
    expect(story.notFound()).toEqual(["payment failed", ...TRIED_ANEW]);
    expect(story.failed().at(-1)).toBe("overdue");
    expect(story.account.membership?.arrears?.since).toBe("2027-02-27");
    expect(story.at("2027-02-28T10:00")).toEqual(["charge renewal 29000"]);
  });
  it("is made anew when it had failed by our fault", () => {
    const story = atRenewal();
    story.at("2027-02-15T10:00");
    story.failed("our_fault");
    expect(story.at("2027-02-27T09:05")).toEqual(TRIED_ANEW);
  });
  it("has its whole ladder when its charge is heard to be declined", () => {
    const story = atRenewal();
    story.at("2027-02-15T10:00");
    story.at("2027-02-27T09:05");
    expect(story.failed().at(-1)).toBe("overdue");
    expect(story.tick()).toEqual([]);
    expect(story.at("2027-02-28T10:00")).toEqual(["charge renewal 29000"]);
  });
  it("is charged for the current period alone when the whole owed one was missed", () => {
    const story = atRenewal();
    story.at("2027-02-15T10:00");
    story.at("2027-04-01T09:00");
    expect(story.notFound()).toContain("charge renewal 29000");
    expect(story.paid()).toContain("missed 2027-02-15/2027-03-14");
    expect(story.account.membership?.period).toEqual({ start: "2027-03-15", end: "2027-04-14" });
  });
});

it("a declined renewal is charged at once with the method that was chosen meanwhile", () => {
  const story = atRenewal();
  story.at("2027-02-15T10:00");
  story.unknown();
  expect(story.member({ kind: "change_method", method: OTHER_CARD })).toEqual([]);
  expect(story.failed()).toEqual(["payment failed", "charge renewal 29000"]);
  expect(story.account.membership?.payment?.method).toEqual(OTHER_CARD);
  expect(story.failed().slice(-2)).toEqual(["renewal_failed", "overdue"]);
});
