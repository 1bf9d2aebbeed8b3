import { describe, expect, it } from "vitest";
import type { DealFacts } from "./deal-steps.ts";
import { isMoment, isProMoment, isReached, MOMENTS, momentOf } from "./moments.ts";
import { DEAL_STEPS } from "./deal-steps.ts";

const published: DealFacts = {
  sentOn: "2027-03-01",
  firstQuoteOn: null,
  stoppedOn: null,
  hire: null,
};
const hire = {
  state: "hired" as const,
  hiredOn: "2027-03-04",
  workOn: "2027-03-15",
  completedOn: null,
  reviewedOn: null,
};
const reached = (facts: DealFacts) => MOMENTS.filter((moment) => isReached(moment, facts));

describe("isReached", () => {
  it.each<[string, DealFacts, number]>([
    ["a request that was sent", published, 1],
    ["its first quote", { ...published, firstQuoteOn: "2027-03-02" }, 2],
    ["a hire", { ...published, firstQuoteOn: "2027-03-02", hire }, 3],
    [
      "a completed hire",
      { ...published, firstQuoteOn: "2027-03-02", hire: { ...hire, completedOn: "2027-03-15" } },
      4,
    ],
    [
      "a reviewed hire",
      {
        ...published,
        firstQuoteOn: "2027-03-02",
        hire: { ...hire, completedOn: "2027-03-15", reviewedOn: "2027-03-16" },
      },
      5,
    ],
  ])("knows %s", (_, facts, count) => {
    expect(reached(facts)).toEqual(MOMENTS.slice(0, count));
  });
  it("keeps the moment of a hire that was cancelled", () => {
    const facts = { ...published, hire: { ...hire, state: "cancelled" as const } };
    expect(isReached("hired", facts)).toBe(true);
    expect(isReached("completed", facts)).toBe(false);
  });
});

it("gives each step its moment", () => {
  expect(DEAL_STEPS.map(momentOf)).toEqual([...MOMENTS]);
});

it("knows a moment by its name in the path, and those that a pro has", () => {
  expect([isMoment("hired"), isMoment("compare"), isMoment("")]).toEqual([true, false, false]);
  expect(MOMENTS.filter(isProMoment)).toEqual(["hired", "completed", "reviewed"]);
});
