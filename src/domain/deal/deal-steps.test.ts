import { describe, expect, it } from "vitest";
import { dealSteps, type DealFacts } from "./deal-steps.ts";

const SENT = "2027-03-01";
const QUOTED = "2027-03-02";
const HIRED = "2027-03-04";
const WORK = "2027-03-15";
const DONE = "2027-03-16";
const REVIEWED = "2027-03-18";
const STOPPED = "2027-03-09";

const published: DealFacts = { sentOn: SENT, firstQuoteOn: null, stoppedOn: null, hire: null };
const quoted: DealFacts = { ...published, firstQuoteOn: QUOTED };
const hire = {
  state: "hired" as const,
  hiredOn: HIRED,
  workOn: WORK,
  completedOn: null,
  reviewedOn: null,
};
const hired: DealFacts = { ...quoted, hire };
const completed: DealFacts = {
  ...quoted,
  hire: { ...hire, state: "completed", completedOn: DONE },
};
const reviewed: DealFacts = {
  ...quoted,
  hire: { ...hire, state: "completed", completedOn: DONE, reviewedOn: REVIEWED },
};
const cancelled: DealFacts = {
  ...quoted,
  stoppedOn: STOPPED,
  hire: { ...hire, state: "cancelled" },
};

/** "sent done 2027-03-01" and so on. */
function told(facts: DealFacts): string[] {
  return dealSteps(facts).map(({ name, state, day }) => `${name} ${state} ${day ?? "–"}`);
}

describe("dealSteps", () => {
  it("waits for a quote once the request is sent", () => {
    expect(told(published)).toEqual([
      `sent done ${SENT}`,
      "quote current –",
      "hire coming –",
      "work coming –",
      "review coming –",
    ]);
  });
  it("waits for the choice once a quote has come", () => {
    expect(told(quoted)).toEqual([
      `sent done ${SENT}`,
      `quote done ${QUOTED}`,
      "hire current –",
      "work coming –",
      "review coming –",
    ]);
  });
  it("waits for the agreed day once somebody is hired", () => {
    expect(told(hired)).toEqual([
      `sent done ${SENT}`,
      `quote done ${QUOTED}`,
      `hire done ${HIRED}`,
      `work current ${WORK}`,
      "review coming –",
    ]);
  });
  it("waits for the review after the work, whose day stays the agreed one", () => {
    expect(told(completed).slice(3)).toEqual([`work done ${WORK}`, "review current –"]);
  });
  it("says when work was done that nobody waited with until the agreed day", () => {
    const early = { ...quoted, hire: { ...hire, state: "completed" as const, completedOn: HIRED } };
    expect(told(early)[3]).toBe(`work done ${HIRED}`);
  });
  it("has nothing left after the review", () => {
    expect(told(reviewed).slice(3)).toEqual([`work done ${WORK}`, `review done ${REVIEWED}`]);
    expect(dealSteps(reviewed).every(({ state }) => state === "done")).toBe(true);
  });
  it("stops where a request ended that nobody quoted for", () => {
    expect(told({ ...published, stoppedOn: STOPPED }).slice(1)).toEqual([
      `quote stopped ${STOPPED}`,
      "hire dropped –",
      "work dropped –",
      "review dropped –",
    ]);
  });
  it("stops at the choice when it ended with quotes", () => {
    expect(told({ ...quoted, stoppedOn: STOPPED })[2]).toBe(`hire stopped ${STOPPED}`);
  });
  it("stops at the hire that was cancelled, and forgets its day of work", () => {
    expect(told(cancelled).slice(1)).toEqual([
      `quote done ${QUOTED}`,
      `hire stopped ${STOPPED}`,
      "work dropped –",
      "review dropped –",
    ]);
  });
  it("waits for the choice again when it was opened again after a cancelled hire", () => {
    expect(told({ ...cancelled, stoppedOn: null })[2]).toBe("hire current –");
  });
  it("counts a hire as its quote where the first one's day is not known", () => {
    expect(told({ ...hired, firstQuoteOn: null })[1]).toBe("quote done –");
  });
});
