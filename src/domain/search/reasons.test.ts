import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyFitFacts, unknownPro } from "#test/factories/fit-facts.ts";
import type { FitFacts } from "./fit.ts";
import { reasonsOf } from "./reasons.ts";

const unasked = { name: false, service: false, region: false };
const of = (facts: Partial<FitFacts>, match = unasked) =>
  reasonsOf({ ...unknownPro, ...facts }, match);

describe("reasonsOf", () => {
  it("has none for a pro of whom nothing is known", () => {
    expect(of({})).toEqual([]);
  });
  it("names what was asked for first", () => {
    const match = { name: true, service: true, region: true };
    expect(of({ isNew: true, hires: 50 }, match).map(({ kind }) => kind)).toEqual([
      "name_matches",
      "service_matches",
      "serves_region",
      "many_hires",
    ]);
  });
  it("orders figures by what they are worth, with the figure itself", () => {
    expect(
      of({
        rating: { count: 20, sum: 98 },
        hires: 40,
        answers: { count: 10, seconds: 6_000 },
        deals: { completed: 40, kept: 38 },
        certificates: ["identity"],
      }),
    ).toEqual([
      { kind: "high_rating", value: 4.9 },
      { kind: "many_reviews", value: 20 },
      { kind: "many_hires", value: 40 },
      { kind: "keeps_quotes", value: 95 },
    ]);
  });
  it.each([
    ["three reviews of 4.5", { rating: { count: 4, sum: 18 } }, true],
    ["too few reviews", { rating: { count: 2, sum: 10 } }, false],
    ["4.4 stars", { rating: { count: 5, sum: 22 } }, false],
  ])("calls a rating high: %s", (_, facts, expected) => {
    expect(of(facts).some(({ kind }) => kind === "high_rating")).toBe(expected);
  });
  it.each([
    ["many_hires", { hires: 9 }, { hires: 10 }],
    ["many_reviews", { rating: { count: 9, sum: 20 } }, { rating: { count: 10, sum: 20 } }],
    [
      "answers_fast",
      { answers: { count: 2, seconds: 120 } },
      { answers: { count: 3, seconds: 3 * 3_600 } },
    ],
    [
      "answers_fast",
      { answers: { count: 3, seconds: 3 * 3_631 } },
      { answers: { count: 3, seconds: 3 * 3_629 } },
    ],
    ["keeps_quotes", { deals: { completed: 4, kept: 4 } }, { deals: { completed: 5, kept: 5 } }],
    ["keeps_quotes", { deals: { completed: 10, kept: 8 } }, { deals: { completed: 10, kept: 9 } }],
    ["certified", {}, { certificates: ["business" as const] }],
    ["new_pro", {}, { isNew: true }],
  ])("names %s from its boundary on", (kind, below, from) => {
    expect(of(below).some((one) => one.kind === kind)).toBe(false);
    expect(of(from).some((one) => one.kind === kind)).toBe(true);
  });
  it("gives at most four, each once", () => {
    fc.assert(
      fc.property(anyFitFacts, fc.boolean(), fc.boolean(), (facts, name, service) => {
        const kinds = reasonsOf(facts, { name, service, region: true }).map(({ kind }) => kind);
        expect(kinds.length).toBeLessThanOrEqual(4);
        expect(new Set(kinds).size).toBe(kinds.length);
      }),
    );
  });
});
