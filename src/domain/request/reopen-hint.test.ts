import { describe, expect, it } from "vitest";
import { availableActions } from "./available-actions.ts";
import type { RequestActor, RequestState } from "./lifecycle.ts";
import {
  cancellingMeans,
  closingMeans,
  mayAskAgain,
  reopenHint,
  wayOnFromEnd,
  wayOnFromQuote,
} from "./reopen-hint.ts";

const NOW = Date.parse("2027-03-10T00:00:00Z");

function actions(state: RequestState, timesReopened: number, cancelledBy: RequestActor | null) {
  return availableActions(state, "customer", {
    now: NOW,
    timesReopened,
    cancelledBy,
    requestClosesAt: NOW + 1,
    hasOpenDuplicate: false,
  });
}

describe("the way on", () => {
  it.each([
    ["closed", 0, null, "한 번 다시 열"],
    ["closed", 1, null, "새로 요청"],
    ["cancelled", 0, "customer", "다시 열"],
    ["cancelled", 1, "customer", "새로 요청"],
    ["cancelled", 0, "hired_pro", "다른 견적을 고르거나 다시 열"],
    ["cancelled", 1, "hired_pro", "다른 견적을 고르거나 다시 열"],
  ] as const)(
    "of a %s request reopened %i times, cancelled by %s, is to %s",
    (state, times, by, way) => {
      const may = actions(state, times, by);
      const ended = { state, actions: may, hasOtherQuotes: true };
      expect(wayOnFromEnd(ended)).toContain(way);
      const how = state === "closed" ? "마감된 요청이에요." : "고용이 취소됐어요.";
      expect(reopenHint(ended)).toBe(`${how} ${wayOnFromEnd(ended)}`);
      // Nothing is promised that there is no button for.
      expect(mayAskAgain({ state })).toBe(true);
      if (way.includes("다시 열")) expect(may).toContain("reopen");
      else expect(may).toEqual([]);
    },
  );

  it("from a quote it is the same, and of finished work a new request", () => {
    const ended = { state: "closed", actions: ["reopen"], hasOtherQuotes: true } as const;
    expect(wayOnFromQuote(ended)).toBe(wayOnFromEnd(ended));
    const done = { state: "completed", actions: [], hasOtherQuotes: true } as const;
    expect([wayOnFromEnd(done), wayOnFromQuote(done)]).toEqual([
      null,
      "같은 내용으로 새로 요청할 수 있어요.",
    ]);
    expect(wayOnFromQuote({ ...done, state: "hired" })).toBeNull();
  });

  it("offers no other quote where none is left", () => {
    const state = "cancelled";
    const may = actions(state, 0, "hired_pro");
    expect(reopenHint({ state, actions: may, hasOtherQuotes: false })).not.toContain("다른 견적");
  });

  it.each(["draft", "open", "choosing", "hired", "blocked"] as const)(
    "is no new request of a %s one",
    (state) => {
      expect([
        mayAskAgain({ state }),
        reopenHint({ state, actions: [], hasOtherQuotes: true }),
      ]).toEqual([false, null]);
    },
  );
});

describe("what ending it means", () => {
  it("promises another opening only while one is left", () => {
    for (const means of [closingMeans, (left: boolean) => cancellingMeans("customer", left)]) {
      expect(means(true)).toContain("한 번 다시 열");
      expect(means(false)).not.toContain("다시 열 수");
      expect(means(false)).toContain("새로 요청할 수 있어요.");
    }
  });

  it("leaves the customer every way when the pro cancels", () => {
    expect(cancellingMeans("pro", false)).toBe(cancellingMeans("pro", true));
    expect(cancellingMeans("pro", false)).toContain("다시 열 수 있어요");
  });
});
