import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyFitFacts as anyFacts, unknownPro as newPro } from "#test/factories/fit-facts.ts";
import { fitOf, fitPoints, type FitFacts, type FitPoints } from "./fit.ts";

const points = (part: keyof FitPoints, facts: Partial<FitFacts>) =>
  fitPoints({ ...newPro, ...facts })[part];

describe("fitPoints", () => {
  it("gives a pro of whom nothing is known a middling place", () => {
    expect(fitOf(newPro)).toBe(200 + 0 + 40 + 75);
  });
  it.each([
    ["no review", 0, 0, 200],
    ["one of five", 1, 5, 233],
    ["fifty of 4.8", 50, 240, 345],
    ["a thousand of five", 1000, 5000, 399],
    ["fifty of one", 50, 50, 0],
  ])("weighs %s", (_, count, sum, expected) => {
    expect(points("rating", { rating: { count, sum } })).toBe(expected);
  });
  it.each([
    [0, 0],
    [1, 18],
    [10, 100],
    [1_000_000, 199],
  ])("counts %d hires", (hires, expected) => {
    expect(points("hires", { hires })).toBe(expected);
  });
  it.each([
    [0, 0, 40],
    [1, 0, 150],
    [2, 7_200, 75],
    [1, 86_400, 6],
    [1, 100_000_000, 0],
  ])("takes %d answers in %d seconds", (count, seconds, expected) => {
    expect(points("answers", { answers: { count, seconds } })).toBe(expected);
  });
  it.each([
    [4, 0, 75],
    [5, 5, 150],
    [5, 4, 120],
    [5, 0, 0],
  ])("takes %d deals of which %d kept their price", (completed, kept, expected) => {
    expect(points("deals", { deals: { completed, kept } })).toBe(expected);
  });
  it("counts each kind of certificate once", () => {
    expect(points("certificates", { certificates: ["identity", "identity"] })).toBe(25);
    expect(points("certificates", { certificates: ["identity", "licence", "business"] })).toBe(75);
  });
  it("gives a new pro a small chance, and no more", () => {
    expect(points("newcomer", { isNew: true })).toBe(60);
    const proven = { ...newPro, rating: { count: 20, sum: 96 }, hires: 20 };
    expect(fitOf(proven)).toBeGreaterThan(fitOf({ ...newPro, isNew: true }));
  });
});

describe("a better figure", () => {
  const better: [string, (facts: FitFacts) => FitFacts][] = [
    ["one more star", (f) => ({ ...f, rating: { ...f.rating, sum: f.rating.sum + 1 } })],
    ["one more hire", (f) => ({ ...f, hires: f.hires + 1 })],
    [
      "answering sooner",
      (f) => ({ ...f, answers: { ...f.answers, seconds: f.answers.seconds - 1 } }),
    ],
    ["one more kept price", (f) => ({ ...f, deals: { ...f.deals, kept: f.deals.kept + 1 } })],
    ["a certificate", (f) => ({ ...f, certificates: [...f.certificates, "licence"] })],
    ["being new", (f) => ({ ...f, isNew: true })],
    [
      "a review of five",
      (f) => ({ ...f, rating: { count: f.rating.count + 1, sum: f.rating.sum + 5 } }),
    ],
  ];
  it.each(better)("never ranks lower: %s", (_, improve) => {
    fc.assert(fc.property(anyFacts, (facts) => fitOf(improve(facts)) >= fitOf(facts)));
  });
});

it("is a whole number that fits beside the draw", () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const fit = fitOf(facts);
      expect(Number.isInteger(fit) && fit >= 0 && fit <= 1_035).toBe(true);
    }),
  );
});
