import { describe, expect, it } from "vitest";
import { CARD, OTHER_CARD, PHONE, Story } from "#test/billing/story.ts";

/** Joined on 15 January, on the eve of the first renewal. */
function atRenewal(): Story {
  const story = new Story("2027-01-15T14:00");
  story.join();
  story.at("2027-02-14T10:00");
  return story;
}

/** Its first renewal was declined. */
function overdue(): Story {
  const story = atRenewal();
  story.at("2027-02-15T10:00");
  story.failed();
  return story;
}

const OVERDUE = ["extend until 2027-02-23T00:00", "renewal_failed", "overdue"];
const RECOVERED = [
  "payment paid",
  "invoice 2027-02-15/2027-03-14 29000 vat 2636",
  "paid 2027-02-15/2027-03-14",
  "close plan 30 rolled_over",
  "grant rollover 15 until 2027-03-15T00:00",
  "grant plan 30 until 2027-03-15T00:00",
  "recovered",
];

describe("an overdue membership", () => {
  it("goes up the ladder on its exact days and ends after D+7 24:00 (B29)", () => {
    const story = new Story("2027-01-15T14:00");
    story.join();
    story.at("2027-02-14T10:00");
    story.at("2027-02-15T10:00");
    expect(story.failed()).toEqual(["payment failed", ...OVERDUE]);
    for (const day of ["16", "18", "20", "22"]) {
      expect(story.at(`2027-02-${day}T09:59:59.999`)).toEqual([]);
      expect(story.at(`2027-02-${day}T10:00`)).toEqual(["charge renewal 29000"]);
      expect(story.failed()).toEqual(["payment failed", "renewal_failed"]);
      expect(story.at(`2027-02-${day}T23:59`)).toEqual([]);
    }
    expect(story.at("2027-02-22T23:59:59.999")).toEqual([]);
    expect(story.stands).toBe("overdue, 30 credits");
    expect(story.at("2027-02-23T00:00")).toEqual(["close plan 30 ended", "ended"]);
    expect(story.stands).toBe("ended (unpaid), 0 credits");
    expect(story.account.payments).toHaveLength(6);
    expect(story.at("2027-03-15T10:00")).toEqual([]);
  });
  it("is cleared by a payment: the owed period, the original anchor (B29, B36)", () => {
    const story = overdue();
    story.at("2027-02-16T10:00");
    story.failed();
    story.at("2027-02-18T10:00");
    expect(story.paid()).toEqual(RECOVERED);
    expect(story.stands).toBe("active, 45 credits");
    expect(story.account.payments.map(({ status }) => status)).toEqual([
      "paid",
      "failed",
      "failed",
      "paid",
    ]);
    expect(story.at("2027-02-20T10:00")).toEqual([]);
    story.at("2027-03-14T10:00");
    story.at("2027-03-15T00:00");
    expect(story.at("2027-03-15T10:00")).toEqual(["charge renewal 29000"]);
  });
  it("without a usable method is never charged, on the same dates (B30)", () => {
    const story = new Story("2027-01-15T14:00");
    story.join();
    story.at("2027-02-14T10:00");
    story.at("2027-02-15T10:00");
    expect(story.failed("replace_method")).toEqual(["payment failed", ...OVERDUE]);
    for (const day of ["16", "18", "20", "22"]) {
      expect(story.at(`2027-02-${day}T10:00`)).toEqual([]);
    }
    expect(story.member({ kind: "retry" })).toEqual(["method_unusable"]);
    expect(story.at("2027-02-22T23:59:59.999")).toEqual([]);
    expect(story.at("2027-02-23T00:00")).toEqual(["close plan 30 ended", "ended"]);
  });
  it("without any method is overdue without a charge (B30)", () => {
    const story = new Story("2027-01-15T14:00");
    const free = { plan_id: "trial", price: 0, credits: 1, for_sale: true };
    story.account.plans = [{ ...free, effective_from: "2026-01-01" }];
    story.buy("trial", null);
    story.account.plans.push({ ...free, effective_from: "2027-02-01", price: 9_900 });
    story.at("2027-02-14T10:00");
    expect(story.member({ kind: "consent", price: 9_900 })).toEqual([]);
    expect(story.at("2027-02-15T10:00")).toEqual(["extend until 2027-02-16T00:00", ...OVERDUE]);
    expect(story.member({ kind: "retry" })).toEqual(["method_missing"]);
    expect(story.member({ kind: "change_method", method: CARD })).toEqual(["charge renewal 9900"]);
  });
  it("is charged at once when the method changes", () => {
    const story = overdue();
    story.at("2027-02-17T15:00");
    story.failed();
    expect(story.member({ kind: "change_method", method: OTHER_CARD })).toEqual([
      "charge renewal 29000",
    ]);
    expect(story.account.membership?.payment?.method).toEqual(OTHER_CARD);
    expect(story.paid()).toEqual(RECOVERED);
  });
  it("is not charged twice at once: a new method waits for the pending charge", () => {
    const story = overdue();
    story.at("2027-02-16T10:00");
    story.unknown();
    expect(story.member({ kind: "change_method", method: OTHER_CARD })).toEqual([]);
    expect(story.member({ kind: "retry" })).toEqual(["payment_pending"]);
    // It was the old card that was refused.
    expect(story.failed("replace_method")).toEqual(["payment failed", "charge renewal 29000"]);
    expect(story.account.membership?.payment?.method).toEqual(OTHER_CARD);
    expect(story.failed()).toEqual(["payment failed", "renewal_failed"]);
  });
  it("is charged by the member's own retry", () => {
    const story = overdue();
    expect(story.member({ kind: "retry" })).toEqual(["charge renewal 29000"]);
    expect(story.failed()).toEqual(["payment failed", "renewal_failed"]);
    expect(story.at("2027-02-16T10:00")).toEqual(["charge renewal 29000"]);
  });
  it("counts a charge that is not found as failed and goes on with the ladder", () => {
    const story = overdue();
    story.at("2027-02-16T10:00");
    expect(story.notFound()).toEqual(["payment failed", "renewal_failed"]);
    expect(story.at("2027-02-17T10:00")).toEqual([]);
    expect(story.at("2027-02-18T10:00")).toEqual(["charge renewal 29000"]);
  });
  it("leaves out retries that fell due while a charge was pending", () => {
    const story = overdue();
    story.at("2027-02-16T10:00");
    story.unknown();
    expect(story.at("2027-02-18T10:00")).toEqual(["ask"]);
    story.failed();
    expect(story.at("2027-02-19T10:00")).toEqual([]);
    expect(story.at("2027-02-20T10:00")).toEqual(["charge renewal 29000"]);
  });
  it("is charged once after a pause of the job, not once for each day", () => {
    const story = overdue();
    expect(story.at("2027-02-20T11:00")).toEqual(["charge renewal 29000"]);
    story.failed();
    expect(story.at("2027-02-20T12:00")).toEqual([]);
    expect(story.at("2027-02-22T10:00")).toEqual(["charge renewal 29000"]);
  });
  it("gives a last charge up at the end, and refunds it", () => {
    const story = overdue();
    story.at("2027-02-22T10:00");
    const id = story.pending;
    story.unknown(true);
    story.at("2027-02-22T23:59");
    expect(story.at("2027-02-23T00:00")).toEqual([
      "payment given_up",
      "close plan 30 ended",
      "ended",
    ]);
    expect(story.paid(id)).toEqual(["refund 29000 gateway late_success", "refunded"]);
  });
  it("pays quotes from top-ups and bonus only, and keeps what is held", () => {
    const story = new Story("2027-01-15T14:00");
    story.join();
    const { account } = story;
    account.books.grant({
      id: "bonus",
      kind: "bonus",
      source: "gift",
      membership_id: null,
      purpose: null,
      period_start: "",
      credits: 2,
      granted_at: 0,
      expires_at: Date.parse("2028-01-01T00:00Z"),
      paid_won: 0,
    });
    const held = account.hold(4);
    story.at("2027-02-15T10:00");
    story.failed();
    expect(account.hold(3)).toBeNull();
    expect(account.hold(2)?.parts).toEqual([{ lot_id: "bonus", amount: 2 }]);
    expect(held?.state).toBe("held");
    if (held) account.capture(held);
    expect(story.stands).toBe("overdue, 26 credits");
  });
  it("can always be left, at once", () => {
    const story = overdue();
    story.at("2027-02-16T10:00");
    const id = story.pending;
    expect(story.member({ kind: "cancel" })).toEqual([
      "payment given_up",
      "close plan 30 ended",
      "ended",
    ]);
    expect(story.stands).toBe("ended (canceled), 0 credits");
    expect(story.paid(id)).toEqual(["refund 29000 gateway late_success", "refunded"]);
  });
  it("allows no change of plan, no upgrade and no restart", () => {
    const story = overdue();
    for (const kind of ["schedule_change", "upgrade_now"] as const) {
      expect(story.member({ kind, plan_id: "pro" })).toEqual(["overdue_forbids"]);
    }
    expect(story.member({ kind: "remove_change" })).toEqual(["overdue_forbids"]);
    expect(story.member({ kind: "restart" })).toEqual(["overdue_forbids"]);
  });
});

it("a first charge that came late gives the ladder's full days, but not beyond the owed period", () => {
  const story = new Story("2027-01-15T14:00");
  story.join("light", PHONE);
  story.at("2027-03-10T12:00");
  story.failed();
  expect(story.account.membership?.arrears?.since).toBe("2027-03-10");
  expect(story.at("2027-03-11T10:00")).toEqual(["charge renewal 29000"]);
  story.failed();
  story.at("2027-03-13T10:00");
  story.failed();
  expect(story.at("2027-03-14T23:59:59.999")).toEqual([]);
  expect(story.at("2027-03-15T00:00").at(-1)).toBe("ended");
});

describe("an overdue membership that was not really tried", () => {
  it("has its ladder anew, and a charge at once, when nobody worked over the old one's end", () => {
    const story = overdue();
    story.at("2027-02-16T10:00");
    story.failed();
    expect(story.at("2027-02-27T09:00")).toEqual([
      "extend until 2027-03-07T00:00",
      "charge renewal 29000",
    ]);
    expect(story.failed()).toEqual(["payment failed", "renewal_failed"]);
    expect(story.at("2027-02-28T10:00")).toEqual(["charge renewal 29000"]);
    expect(story.paid().at(-1)).toBe("recovered");
  });
  it("hears first of a charge that was under way when the work stopped", () => {
    const story = overdue();
    story.at("2027-02-22T10:00");
    story.unknown();
    expect(story.at("2027-02-25T10:00")).toContain("ask");
    expect(story.stands).toBe("overdue, 30 credits");
    expect(story.paid().at(-1)).toBe("recovered");
  });
  it("ends on its day after a stop when all its tries were made, or nothing can pay", () => {
    const tried = overdue();
    for (const day of ["16", "18", "20", "22"]) {
      tried.at(`2027-02-${day}T10:00`);
      tried.failed();
    }
    expect(tried.at("2027-02-25T10:00").at(-1)).toBe("ended");
    const unpayable = atRenewal();
    unpayable.at("2027-02-15T10:00");
    unpayable.failed("replace_method");
    expect(unpayable.at("2027-02-25T10:00").at(-1)).toBe("ended");
  });
  it("does not end while the gateway takes nothing, but with the owed period", () => {
    const story = atRenewal();
    story.at("2027-02-15T10:00");
    story.unknown();
    story.at("2027-02-15T23:59");
    expect(story.at("2027-02-16T00:00").at(-1)).toBe("overdue");
    for (const day of ["16", "18", "20", "22"]) {
      story.at(`2027-02-${day}T10:00`);
      story.notFound();
    }
    expect(story.at("2027-02-23T00:00")).toEqual(["extend until 2027-03-03T00:00"]);
    expect(story.at("2027-02-24T10:00")).toEqual(["charge renewal 29000"]);
    expect(story.failed()).toEqual(["payment failed", "renewal_failed"]);
    expect(story.at("2027-03-15T00:00").at(-1)).toBe("ended");
  });
});
