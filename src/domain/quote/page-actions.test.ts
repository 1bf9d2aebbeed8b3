import { describe, expect, it } from "vitest";
import { CHANGE_KINDS, type ChangeKind } from "#domain/change-order/change-order.ts";
import { quotePageActions, type QuotePageFacts } from "./page-actions.ts";

const now = Date.parse("2027-03-10T03:00:00Z");

function actions(facts: Partial<QuotePageFacts>) {
  return quotePageActions({
    side: "customer",
    pro: { state: "approved" },
    quote: { state: "read", valid_until: "2027-03-20" },
    request: { state: "open", closes_at: now + 1, ended_by: null },
    hire: null,
    now,
    today: "2027-03-10",
    ...facts,
  });
}

const hired = {
  quote: { state: "hired" as const, valid_until: "2027-03-20" },
  request: { state: "hired" as const, closes_at: now, ended_by: null },
  hire: {
    state: "hired" as const,
    agreed_date: "2027-03-10",
    hasReview: false,
    change_orders: [],
  },
};
const completed = {
  ...hired,
  request: { ...hired.request, state: "completed" as const },
  hire: { ...hired.hire, state: "completed" as const },
};

describe("quotePageActions", () => {
  it("lets the customer hire, write and decline while the quote lives", () => {
    expect(actions({})).toEqual(["hire", "message", "decline"]);
  });

  it("lets nobody hire a pro who is suspended", () => {
    expect(actions({ pro: { state: "suspended" } })).toEqual(["message", "decline"]);
  });

  it("lets the pro write, add files and withdraw while the quote lives", () => {
    expect(actions({ side: "pro" })).toEqual(["message", "add_file", "withdraw"]);
  });

  it("lets a suspended pro finish what runs, and nothing else", () => {
    const pro = { state: "suspended" as const };
    expect(actions({ ...hired, side: "pro", pro })).toEqual([
      "complete",
      "message",
      "propose_change",
      "cancel",
    ]);
    expect(actions({ ...completed, side: "pro", pro })).toEqual([]);
    expect(actions({ side: "pro", pro })).toEqual([]);
  });

  it("completes as an exception before the agreed day, and first of all from it on", () => {
    const early = { ...hired, hire: { ...hired.hire, agreed_date: "2027-03-11" } };
    const next = ["message", "propose_change", "complete_early", "cancel"];
    expect(actions(early)).toEqual(next);
    expect(actions({ ...early, side: "pro" })).toEqual([
      "message",
      "propose_change",
      "add_file",
      "complete_early",
      "cancel",
    ]);
    expect(actions(hired)[0]).toBe("complete");
  });

  it("offers nothing on an expired quote", () => {
    const quote = { state: "read" as const, valid_until: "2027-03-09" };
    expect(actions({ quote })).toEqual([]);
    expect(actions({ quote, side: "pro" })).toEqual([]);
  });

  it("keeps a quote of a request that hired another, without hiring it", () => {
    expect(actions({ request: hired.request })).toEqual(["message", "decline"]);
  });

  it("offers hiring again when the hired pro cancelled", () => {
    const request = {
      state: "cancelled" as const,
      closes_at: now + 1,
      ended_by: "hired_pro" as const,
    };
    expect(actions({ request })).toContain("hire");
    expect(actions({ request: { ...request, ended_by: "customer" } })).not.toContain("hire");
  });

  it("gives both sides of a hire completing, changing and cancelling", () => {
    const both = ["complete", "message", "propose_change", "cancel"];
    expect(actions(hired)).toEqual(both);
    expect(actions({ ...hired, side: "pro" })).toEqual([
      "complete",
      "message",
      "propose_change",
      "add_file",
      "cancel",
    ]);
  });

  it("offers either side a change while there is something of which none waits", () => {
    const during = (...kinds: ChangeKind[]) => ({
      ...hired,
      hire: { ...hired.hire, change_orders: [{ state: "proposed" as const, kinds }] },
    });
    for (const side of ["customer", "pro"] as const) {
      expect(actions({ ...during("price", "date"), side })).toContain("propose_change");
      expect(actions({ ...during(...CHANGE_KINDS), side })).not.toContain("propose_change");
    }
  });

  it("invites only the customer to review, and once", () => {
    expect(actions(completed)).toEqual(["review", "message"]);
    expect(actions({ ...completed, side: "pro" })).toEqual(["message", "add_file"]);
    expect(actions({ ...completed, hire: { ...completed.hire, hasReview: true } })).toEqual([
      "message",
    ]);
  });

  it("offers no work on a cancelled hire", () => {
    const cancelled = {
      ...hired,
      request: { state: "cancelled" as const, closes_at: now + 1, ended_by: "customer" as const },
      hire: { ...hired.hire, state: "cancelled" as const },
    };
    expect(actions(cancelled)).toEqual(["message"]);
    expect(actions({ ...cancelled, side: "pro" })).toEqual(["message"]);
  });
});
