import { describe, expect, it } from "vitest";
import { availableActions } from "./available-actions.ts";

const NOW = Date.parse("2027-02-01T00:00:00Z");
const fresh = {
  now: NOW,
  requestClosesAt: NOW + 1,
  timesReopened: 0,
  hasOpenDuplicate: false,
};

describe("availableActions", () => {
  it("lets the customer of an open request hire, close and stop new quotes", () => {
    expect(availableActions("open", "customer", fresh)).toEqual(["hire", "close", "stop_quotes"]);
  });
  it("leaves only closing and stopping once the hire window is over", () => {
    const late = { ...fresh, now: NOW + 1 };
    expect(availableActions("open", "customer", late)).toEqual(["close", "stop_quotes"]);
  });
  it("lets either side of a hire complete and cancel", () => {
    expect(availableActions("hired", "customer", fresh)).toEqual(["complete", "cancel"]);
    expect(availableActions("hired", "hired_pro", fresh)).toEqual(["complete", "cancel"]);
  });
  it("offers the one reopening, then none", () => {
    expect(availableActions("closed", "customer", fresh)).toEqual(["reopen"]);
    expect(availableActions("closed", "customer", { ...fresh, timesReopened: 1 })).toEqual([]);
  });
  it("offers another quote after the pro cancelled, not after the customer did", () => {
    expect(
      availableActions("cancelled", "customer", { ...fresh, cancelledBy: "hired_pro" }),
    ).toEqual(["reopen", "hire"]);
    expect(
      availableActions("cancelled", "customer", { ...fresh, cancelledBy: "customer" }),
    ).toEqual(["reopen"]);
  });
  it("offers nothing to a pro before the hire, nor to anyone in the end", () => {
    expect(availableActions("open", "hired_pro", fresh)).toEqual([]);
    expect(availableActions("completed", "customer", fresh)).toEqual([]);
    expect(availableActions("blocked", "customer", fresh)).toEqual([]);
  });
  it("offers staff the block", () => {
    expect(availableActions("choosing", "staff", fresh)).toEqual(["block"]);
  });
});
